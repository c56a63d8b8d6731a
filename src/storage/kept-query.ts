import type { CompiledQuery } from "kysely";
import type { Session } from "./database.ts";
import { engineOf } from "./engine.ts";

/** The texts that a statement is about. */
type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A statement as it was written, and which text belongs in the place of each parameter. */
interface Kept<Name extends string, Row> {
  query: CompiledQuery<Row>;
  places: readonly { name: Name; index: number }[];
}

/**
 * A statement that every call asks: written once for each kind of database and each length of its lists, since to write it takes
 * longer than to ask it. `write` is given stand-ins of the texts, which must be all its parameters.
 */
export function createKeptQuery<Name extends string, Row>(
  write: (session: Session, lists: Lists<Name>) => CompiledQuery<Row>,
): (session: Session, lists: Lists<Name>) => CompiledQuery<Row> {
  const kept = new Map<string, Kept<Name, Row>>();

  function written(session: Session, lists: Lists<Name>): Kept<Name, Row> {
    const names = Object.keys(lists) as Name[];
    const places = names.flatMap((name) => lists[name].map((_, index) => ({ name, index })));
    const standIn = ({ name, index }: { name: Name; index: number }): string => `${name} ${index}`;
    const standIns = names.map((name) => [name, lists[name].map((_, index) => standIn({ name, index }))]);
    const query = write(session, Object.fromEntries(standIns) as Lists<Name>);
    const byStandIn = new Map<unknown, Kept<Name, Row>["places"][number]>(places.map((place) => [standIn(place), place]));
    return { query, places: query.parameters.flatMap((parameter) => byStandIn.get(parameter) ?? []) };
  }

  return (session, lists) => {
    const lengths = Object.values<readonly string[]>(lists).map(({ length }) => length);
    const key = `${engineOf(session)} ${lengths.join(" ")}`;
    const { query, places } = kept.get(key) ?? written(session, lists);
    kept.set(key, { query, places });
    return { ...query, parameters: places.map(({ name, index }) => lists[name][index]) };
  };
}
