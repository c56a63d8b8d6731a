/** So many are asked about in one statement at most. */
const mostAtOnce = 25;

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Asks the database once for all who ask in one turn of the event loop, since a statement costs more than what it finds. Nobody
 * is told what was read before they asked. `ask` resolves to what answers each of its questions.
 */
export function createBatch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  async function answer(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answerTo = await ask(asked.map(({ question }) => question));
      for (const { question, resolve } of asked) resolve(answerTo(question));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function answerAll(): void {
    const asked = waiting;
    waiting = [];
    for (let first = 0; first < asked.length; first += mostAtOnce) void answer(asked.slice(first, first + mostAtOnce));
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerAll);
      waiting.push({ question, resolve, reject });
    });
}
