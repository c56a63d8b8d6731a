import { parseSync, Visitor } from "rolldown/utils";

/**
 * The functions of a source text, each with its name, its first line and how many lines are its own: those that hold code, without
 * the lines of the functions inside it. Blank lines and comments are free. Equal names in a file are numbered.
 */
export function functionsOf(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  const lines = linesOf(source, comments);
  const found = collect(program, namesIn(program));
  for (const one of found) Object.assign(one, { first: lines.at(one.start), last: lines.at(one.end - 1) });

  const times = new Map();
  return found.map((one) => {
    const name = [...one.outers, one].map((each) => each.name).join(" > ");
    times.set(name, (times.get(name) ?? 0) + 1);
    const number = times.get(name);
    return { name: number > 1 ? `${name}#${number}` : name, first: one.first, last: one.last, own: ownLines(one, found, lines) };
  });
}

/** Every function, the outer ones first. */
function collect(program, names) {
  const found = [];
  const outers = [];
  const enter = (isStatement) => (node) => {
    const name = node.id?.name ?? names.get(node) ?? "function";
    const one = { name, start: node.start, end: node.end, outers: [...outers], isStatement };
    found.push(one);
    outers.push(one);
  };
  const leave = () => void outers.pop();
  new Visitor({
    FunctionDeclaration: enter(true),
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter(false),
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter(false),
    "ArrowFunctionExpression:exit": leave,
  }).visit(program);
  return found;
}

/** What functions without a name of their own are called: by what holds them, or by what they are handed to. */
function namesIn(program) {
  const names = new Map();
  const keyed = ({ key, value }) => names.set(value, key.name ?? String(key.value ?? "[]"));
  new Visitor({
    VariableDeclarator: ({ id, init }) => names.set(init, id.name ?? "function"),
    AssignmentExpression: ({ left, right }) => names.set(right, left.property?.name ?? left.name ?? "function"),
    Property: keyed,
    MethodDefinition: keyed,
    PropertyDefinition: keyed,
    CallExpression: ({ callee, arguments: given }) => {
      for (const one of given) names.set(one, `${callee.property?.name ?? callee.name ?? "call"}()`);
    },
  }).visit(program);
  return names;
}

function ownLines(outer, all, lines) {
  const inner = all.filter(({ outers }) => outers.at(-1) === outer);
  // The line on which an expression begins belongs to the call that it is handed to.
  const isInner = (line) =>
    inner.some(({ first, last, isStatement }) => line >= (isStatement ? first : first + 1) && line <= last);
  let own = 0;
  for (let line = outer.first; line <= outer.last; line += 1) if (lines.hasCode(line) && !isInner(line)) own += 1;
  return own;
}

/** Which line a place is on, from 1, and which lines hold more than blanks and comments. */
function linesOf(source, comments) {
  const lineAt = [];
  let line = 1;
  for (const sign of source.split("")) {
    lineAt.push(line);
    if (sign === "\n") line += 1;
  }
  const withCode = new Set();
  let end = 0;
  for (const comment of [...comments, { start: source.length, end: source.length }]) {
    for (const { index } of source.slice(end, comment.start).matchAll(/\S+/g)) withCode.add(lineAt[end + index]);
    end = comment.end;
  }
  return { at: (offset) => lineAt[offset], hasCode: (number) => withCode.has(number) };
}
