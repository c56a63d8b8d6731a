import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/chats/settings.ts";
import { changeMeant, choicesOf } from "../../src/commands/input/setting-choices.ts";
import {
  languageName,
  ownBooksReply,
  type SettingTopic,
  type ShownSettings,
  settingNames,
  settingReply,
  settingsReply,
  settingTopic,
} from "../../src/replies/chat/settings.ts";
import { ageAndHelpSpans } from "../../src/replies/parts/help-lines.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { buttonsOf, inBoth, languages, noon, texts } from "./facts.ts";

const english = texts.in("en");
const privateNames = settingNames.slice(0, 10);
const settings: ShownSettings = { ...defaultSettings, threshold: { kind: "points", points: 3 } };
const chosen = { ...defaultSettings, pingedRole: { id: "41", name: "Line fans" } };
const chooser = (text: Text) => ({ text, settings: chosen, languages, now: noon });

describe("the settings", () => {
  it("are all shown with what they are, each with a button to its choices", () => {
    const facts = { settings, names: privateNames, place: "private", saved: null, now: noon } as const;
    const { en, ru } = inBoth((text) => settingsReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Settings
      Language and time: As in the app · 12:00 UTC
      Odds: Decimal 2.50 · All books
      Threshold: 3 pp
      Quiet hours: Off
      Not in UTC? Type your city, for example: /settings zone london
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Настройки
      Язык и время: Как в приложении · 12:00 UTC
      Коэффициенты: Десятичный 2,50 · Все букмекеры
      Порог: 3 п. п. вероятности
      Тихие часы: Выключены
      Не UTC? Напишите свой город, например: /settings пояс рига
      "
    `);
    expect(buttonsOf(settingsReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Language and time: settings local] [Odds: settings odds]",
        "[Alerts: settings alerts] [Quiet hours: settings quiet]",
        "[This chat: settings chat] [My data: mydata ]",
      ]
    `);
  });

  it("are each on the screen of one topic, which the first screen leads to", () => {
    const facts = { settings, names: settingNames, place: "group", saved: null, now: noon } as const;
    const wordsOf = (topic: SettingTopic | null) =>
      settingsReply(english, { ...facts, topic })
        .buttons.flat()
        .flatMap((button) => ("press" in button && button.press.command === "settings" ? [button.press.text] : []));
    const onScreens = wordsOf(null).flatMap((word) => {
      const topic = settingTopic(word);
      return topic === null ? [word] : wordsOf(topic).filter((name) => name !== "");
    });
    // Value bets' book is chosen below the bookmakers.
    expect(onScreens.toSorted()).toEqual(settingNames.filter((name) => name !== "sharp").toSorted());
  });

  it("of a group have what members may do", () => {
    for (const [membersMayWatch, shown] of [
      [true, "All members"],
      [false, "Admins only"],
    ] as const) {
      const facts = { settings: { ...settings, membersMayWatch }, names: settingNames, place: "group" as const, now: noon };
      const { en } = inBoth((text) => settingsReply(text, { ...facts, saved: null, topic: "chat" }));
      expect(en).toContain(`Who can add watches: ${shown}`);
    }
  });

  it("of a group say what was changed", () => {
    const { en, ru } = inBoth((text) =>
      settingsReply(text, {
        settings: { ...settings, membersMayWatch: true, timeZone: "Europe/Riga", books: ["A", "B", "C", "D", "E", "F", "G"] },
        ...{ names: settingNames, place: "group", saved: "zone", now: noon },
      }),
    );
    expect(en).toMatchInlineSnapshot(`
      "
      Language and time
      ✓ Time zone: Riga · 15:00
      Language: As in the app
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Язык и время
      ✓ Часовой пояс: Рига · 15:00
      Язык: Как в приложении
      "
    `);
  });

  it("are chosen by buttons, with a sign at what is chosen and a way back", () => {
    const format = (text: Text) =>
      settingReply(text, { name: "format", choices: choicesOf("format", chooser(text)), unknown: null });
    const { en, ru } = inBoth(format);
    expect(en + ru).toMatchInlineSnapshot(`
      "
      Odds format
      How prices are written. These are all the same price:

      Формат коэффициентов
      Как записывать коэффициенты. Здесь везде один и тот же:
      "
    `);
    expect([...buttonsOf(format(english)), ...buttonsOf(format(texts.in("ru")))]).toMatchInlineSnapshot(`
      [
        "[✓ Decimal 2.50: settings format decimal] [Fractional 6/4: settings format fractional]",
        "[American +150: settings format american] [Hong Kong 1.50: settings format hongkong]",
        "[Percent 40.0%: settings format percent]",
        "[‹ All settings: settings ]",
        "[✓ Десятичный 2,50: settings format decimal] [Дробный 6/4: settings format fractional]",
        "[Американский +150: settings format american] [Гонконгский 1,50: settings format hongkong]",
        "[Процент 40,0 %: settings format percent]",
        "[‹ Все настройки: settings ]",
      ]
    `);
    const unknown = settingReply(english, { name: "density", choices: choicesOf("density", chooser(english)), unknown: "huge" });
    expect(buttonsOf(unknown)).toMatchInlineSnapshot(`
      [
        "[Short: settings density short] [✓ Normal: settings density normal] [Full: settings density full]",
        "[‹ All settings: settings ]",
      ]
    `);
  });

  it.each(settingNames.filter((name) => name !== "books" && name !== "sharp" && name !== "quiet" && name !== "footer"))(
    "have no two choices of %s that look alike",
    (name) => {
      for (const language of languages) {
        const labels = choicesOf(name, chooser(texts.in(language))).map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.length).toBeGreaterThan(1);
        expect(choicesOf(name, chooser(texts.in(language))).filter(({ chosen }) => chosen)).toHaveLength(1);
      }
    },
  );

  it("list the bookmakers as switches, page by page", () => {
    const shown = ["Alder", "Birch"].map((label, index) => ({ label, value: `b:${index}`, chosen: index === 1 }));
    const reply = (text: Text) =>
      ownBooksReply(text, { books: { shown, page: 2, pageSize: 2, total: 5 }, chosen: 1, unknown: null });
    const { en, ru } = inBoth(reply);
    expect(en + ru).toMatchInlineSnapshot(`
      "
      My books
      The bookmakers you have accounts with. Best prices, edges and limits then use only these. Fair odds, chances and moves still use all books.
      1 book chosen.
      3–4 of 5

      Мои букмекеры
      Букмекеры, у которых вы играете. Лучшие коэффициенты, перевес и пределы — по ним; коэффициенты без маржи, шансы и движения — всегда по всем.
      Выбран 1 букмекер.
      3–4 из 5
      "
    `);
    expect(buttonsOf(reply(english))).toMatchInlineSnapshot(`
      [
        "[Alder: settings books b:0 page2] [✓ Birch: settings books b:1 page2]",
        "[‹ Previous: settings books page1] [Next ›: settings books page3]",
        "[All books: settings books all]",
        "[‹ All settings: settings ]",
      ]
    `);
  });

  it("name languages as their speakers do", () => {
    expect(["en", "ru", "de", "pt-BR"].map(languageName)).toEqual(["English", "Русский", "Deutsch", "Português (Brasil)"]);
  });

  it.each([
    ["pt-br", "pt-BR"],
    ["portugues (brasil)", "pt-BR"],
    ["espanol", "es"],
    ["türkçe", "tr"],
    ["german", "de"],
    ["Русский", "ru"],
    ["russian", "ru"],
    ["auto", null],
  ])("take %s as a language by its own name, the reader's or the English one", (typed, language) => {
    const among = { ...chooser(english), languages: ["de", "en", "es", "pt-BR", "ru", "tr"] };
    expect(changeMeant("language", typed, among)).toEqual({ language });
    expect(changeMeant("language", "немецкий", { ...among, text: texts.in("ru") })).toEqual({ language: "de" });
    expect(changeMeant("language", "klingon", among)).toBeNull();
  });

  it.each(["турнір", "на турнір", "ліга"])("take «%s» in Ukrainian as threads per league, which the button calls so", (typed) => {
    expect(changeMeant("threads", typed, chooser(texts.in("uk")))).toEqual({ threads: "league" });
  });
});

describe("the line on age and help", () => {
  it("names who helps where the reader lives: by the zone, else by the app's region, else for everybody", () => {
    const helped = (timeZone: string | null, language: string | null) =>
      ageAndHelpSpans(english, { timeZone, language })
        .map(({ text }) => text)
        .join("");
    expect(helped("America/Recife", null)).toBe("18+. Gambling support: CVV, 188");
    expect(helped("Europe/Istanbul", null)).toBe("18+. Gambling support: Yeşilay YEDAM, 115");
    expect(helped("Europe/London", "de-DE")).toBe("18+. Gambling support: National Gambling Helpline, 0808 8020 133");
    expect(helped(null, "de-DE")).toBe("18+. Gambling support: BIÖG, 0800 1 372 700");
    expect(helped("UTC", "en-au")).toContain("1800 858 858");
    expect(helped("America/Toronto", null)).toContain("1-866-531-2600");
    for (const elsewhere of [helped("Europe/Riga", "en-US"), helped(null, "en-US"), helped(null, "en"), helped(null, null)])
      expect(elsewhere).toContain("18+. Gambling support: gamblingtherapy.org");
  });
});
