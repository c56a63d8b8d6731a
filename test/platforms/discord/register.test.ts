import { REST } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registerCommands, registrationsFromCatalog } from "../../../src/platforms/discord/register.ts";
import { type Bench, catalog, createBench, untilSleeping } from "./parts.ts";

describe("the list of commands", () => {
  let bench: Bench;

  beforeEach(async () => {
    bench = await createBench();
  });
  afterEach(() => bench.stop());

  const writes = () => bench.discord.requests.filter(({ method }) => method === "PUT").length;

  it("is registered in every language, required options first", async () => {
    await bench.platform.start();
    expect(bench.discord.commands).toMatchObject([
      {
        name: "odds",
        name_localizations: { "en-US": "odds", "en-GB": "odds", ru: "котировки" },
        description: "Odds of a match",
        description_localizations: { "en-US": "Odds of a match", "en-GB": "Odds of a match", ru: "Котировки матча" },
        contexts: [0, 1, 2],
        integration_types: [0, 1],
        options: [
          { name: "match", type: 3, required: true, autocomplete: true },
          { name: "words", type: 3 },
          { name: "private", type: 5, name_localizations: { ru: "лично" } },
        ],
      },
      { name: "watch", name_localizations: {}, integration_types: [0, 1] },
    ]);
  });

  it("leaves out a name that Discord would refuse the whole list for", () => {
    const [odds] = registrationsFromCatalog(catalog);
    expect(odds?.options[0]).toMatchObject({ name: "match", name_localizations: { "en-US": "match", "en-GB": "match" } });
    const names = { en: "x".repeat(33), ru: "Матч", de: "spiel-2", fr: "l'équipe", it: "una partita", pl: "" };
    const [command] = registrationsFromCatalog([
      {
        name: "x",
        names,
        description: { en: "d" },
        options: [],
        menus: ["private", "members", "administrators", "slash"],
        manages: false,
      },
    ]);
    expect(command?.name_localizations).toEqual({ de: "spiel-2", fr: "l'équipe" });
  });

  it("is written again only when it changed", async () => {
    await bench.platform.start();
    expect(writes()).toBe(1);
    const rest = new REST({ api: bench.discord.apiUrl }).setToken(bench.discord.token);
    const applicationId = /\d+/.exec(bench.discord.requests.find(({ method }) => method === "PUT")?.path ?? "")?.[0] ?? "";
    expect(await registerCommands(rest, applicationId, { catalog: [...catalog].reverse() })).toBe(false);
    expect(await registerCommands(rest, applicationId, { catalog: catalog.slice(0, 1) })).toBe(true);
    const renamed = catalog.slice(0, 1).map((command) => ({ ...command, description: { ...command.description, ru: "Линия" } }));
    expect(await registerCommands(rest, applicationId, { catalog: renamed })).toBe(true);
    expect(await registerCommands(rest, applicationId, { catalog: renamed })).toBe(false);
    expect(writes()).toBe(3);
    const withOperators = { catalog: renamed, operatorCatalog: catalog.slice(1) };
    expect(await registerCommands(rest, applicationId, withOperators)).toBe(true);
    expect(await registerCommands(rest, applicationId, withOperators)).toBe(false);
    const hidden = bench.discord.commands.filter(({ default_member_permissions: shownTo }) => shownTo === "0");
    expect(hidden.map(({ contexts, integration_types: by }) => [contexts, by])).toEqual(hidden.map(() => [[0, 1], [0]]));
    expect(hidden.map(({ name }) => name)).toEqual(catalog.slice(1).map(({ name }) => name));
  });

  it("is tried again when Discord does not take it, while the bot works already", async () => {
    bench.discord.failNext({ method: "PUT", times: 4 }, { kind: "answer", status: 500 });
    await bench.platform.start();
    expect(bench.discord.commands).toEqual([]);
    await untilSleeping(bench.clock);
    await bench.clock.advance(10_000);
    await bench.discord.until(() => bench.discord.commands.length > 0);
    expect(bench.discord.commands).toHaveLength(catalog.length);
  });

  it("cuts a description that is too long for Discord", () => {
    const [command] = registrationsFromCatalog([
      {
        name: "x",
        description: { en: "d".repeat(150) },
        options: [],
        menus: ["private", "members", "administrators", "slash"],
        manages: false,
      },
    ]);
    expect(command?.description).toHaveLength(100);
  });
});
