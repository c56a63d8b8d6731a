import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addCard, cardsById, cardsOf, endCards, endCardsOf, forgetCards, noteShown } from "../../src/watches/cards.ts";
import { endStarted } from "../../src/watches/starts.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;
const minute = 60_000;

describe.each(engines)("cards on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const add = (chat: string, { id }: Known, { live = false, revision = null as number | null } = {}) =>
    stage.database
      .transaction()
      .execute((session) => addCard(session, { chat, matchId: id, live, createdBy: "7", revision, now: now() }));
  const facts = () => stage.database.selectFrom("facts").selectAll().where("kind", "=", "card").orderBy("id").execute();
  const ends = async () => (await facts()).map(({ chat, body }) => `${chat} ${body === null ? "" : JSON.parse(body).end}`).sort();

  it("are five in a chat, and others in another one", async () => {
    for (let nth = 0; nth < 5; nth++) expect(await add(ann, await stage.addMatch(`m${nth}`))).toBe("added");
    expect(await add(ann, match)).toBe("limit_reached");
    expect(await add(bob, match)).toBe("added");
    const [first] = await cardsOf(stage.database, [ann]);
    expect(await add(ann, { ...match, id: first?.matchId ?? 0 })).toBe("renewed");
    expect(await cardsOf(stage.database, [ann])).toHaveLength(5);
    expect(await cardsOf(stage.database, [])).toEqual([]);
  });

  it("are known by whose they are, since when, and whether they go on during the match", async () => {
    await add(ann, match, { live: true });
    await stage.clock.advance(1_000);
    await add(bob, other);
    const whole = { createdBy: "7", createdAt: now() };
    const [first, second] = await cardsOf(stage.database, [ann, bob]);
    expect(first).toMatchObject({ ...whole, createdAt: now() - 1_000, chat: ann, matchId: match.id, live: true });
    expect(second).toMatchObject({ ...whole, chat: bob, matchId: other.id, live: false });
    const watch = await stage.watch(ann, match);
    const found = await cardsById(stage.database, [first?.id ?? 0, watch.id]);
    expect([...found]).toEqual([[first?.id, first]]);
    expect(await cardsById(stage.database, [])).toEqual(new Map());
  });

  it("are told at once by the board there is, and rest for a minute after each change", async () => {
    await add(ann, match, { revision: 3 });
    await add(ann, other);
    expect((await facts()).map(({ revision, due_at, since }) => [revision, due_at, since])).toEqual([
      [3, now(), now()],
      [0, now(), now()],
    ]);
    await stage.database.deleteFrom("facts").execute();
    const [card] = await cardsOf(stage.database, [ann]);
    await noteShown(stage.database, [], now() + 5);
    await noteShown(stage.database, [card?.id ?? 0], now());
    const shown = await stage.database.selectFrom("watches").select("looked_at").orderBy("id").execute();
    expect(shown.map(({ looked_at }) => looked_at)).toEqual([now(), null]);
    await stage.poll(match);
    expect((await facts()).map(({ due_at }) => due_at)).toEqual([now() + minute]);
  });

  it("end for one match, and their messages say why", async () => {
    for (const chat of [ann, bob]) for (const known of [match, other]) await add(chat, known);
    const watch = await stage.watch(ann, match);
    const ended = await stage.database
      .transaction()
      .execute((session) => endCardsOf(session, match.id, { end: "called_off", now: now() }));
    expect(ended).toBe(2);
    expect((await cardsOf(stage.database, [ann, bob])).map(({ matchId }) => matchId)).toEqual([other.id, other.id]);
    expect(await ends()).toEqual([`${ann} `, `${ann} called_off`, `${bob} `, `${bob} called_off`]);
    const left = await cardsOf(stage.database, [bob]);
    await stage.database.transaction().execute((session) => endCards(session, left, { end: "stopped", now: now() }));
    expect((await ends()).slice(2)).toEqual([`${bob} called_off`, `${bob} stopped`]);
    await forgetCards(stage.database, [watch.id]);
    await forgetCards(stage.database, []);
    expect(await stage.database.selectFrom("watches").select("kind").orderBy("id").execute()).toEqual([
      { kind: "card" },
      { kind: "match" },
    ]);
  });

  it("end with the start, unless they go on during the match, and no decision is made of that", async () => {
    await stage.database
      .updateTable("matches")
      .set({ starts_at: now() + 1 })
      .execute();
    await add(ann, match);
    await add(bob, match, { live: true });
    await stage.watch(bob, other);
    await stage.clock.advance(1);
    expect(await endStarted(stage.database, now())).toBe(2);
    expect((await cardsOf(stage.database, [ann, bob])).map(({ chat }) => chat)).toEqual([bob]);
    expect(await ends()).toEqual([`${ann} started`, `${bob} `]);
    expect(await stage.decisions()).toEqual([`${bob} ended: match_started`]);
  });
});
