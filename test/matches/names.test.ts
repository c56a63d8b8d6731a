import { describe, expect, it } from "vitest";
import { leagueName, nameFor, teamName } from "../../src/matches/names.ts";
import { cup, team } from "./known.ts";

describe("a name", () => {
  it("is the one in the reader's language, also for a regional one", () => {
    const names = { ru: "Зенит", en: "Zenith", de: "Zenit Fluss" };
    expect(["ru", "ru-RU", "en-GB", "de"].map((language) => nameFor(names, language))).toEqual([
      "Зенит",
      "Зенит",
      "Zenith",
      "Zenit Fluss",
    ]);
  });

  it("is another Latin one for those who do not read Russian, whichever there is", () => {
    expect(nameFor({ ru: "Ювента", en: "Juventa" }, "pt")).toBe("Juventa");
    expect(nameFor({ ru: "Ювента", und: "Juventa" }, "en")).toBe("Juventa");
  });

  it("is written in Latin letters as English does when there is none", () => {
    expect(teamName(team({ ru: "Химик Царёво" }), "en")).toBe("Khimik Tsaryovo");
    expect(nameFor({ ru: "Тверь" }, "en")).toBe("Tver");
  });

  it("stays as it is written in a script whose letters don't tell how it's said, but for a name that can be read", () => {
    const names = ["横浜F・マリノス", "الهلال", "מכבי תל אביב", "전북 현대", "დინამო"];
    for (const name of names)
      expect(["en", "de", "tr", "ru", "uk"].map((language) => nameFor({ und: name }, language))).toEqual(Array(5).fill(name));
    expect(nameFor({ ja: "横浜", el: "Άρης" }, "en")).toBe("Aris");
    expect(nameFor({ ja: "横浜", und: "Йокогама" }, "de")).toBe("Yokogama");
    expect(["ru", "uk", "es"].map((language) => nameFor({ und: "横浜", en: "Yokohama" }, language))).toEqual(
      Array(3).fill("Yokohama"),
    );
  });

  it("is a Cyrillic one for readers of Ukrainian where it is not a Russian one, else an English one, else any", () => {
    const names = { en: "Kyiv", ru: "Киев", und: "Київ" };
    expect(nameFor({ ...names, uk: "Динамо" }, "uk")).toBe("Динамо");
    expect(nameFor(names, "uk-UA")).toBe("Київ");
    expect(nameFor({ en: "Zenith", ru: "Зенит" }, "uk")).toBe("Zenith");
    expect(nameFor({ ru: "Зенит" }, "uk")).toBe("Зенит");
  });

  it("is any there is for readers of Russian, a Cyrillic one first", () => {
    expect(nameFor({ en: "Harbor", und: "Гавань" }, "ru")).toBe("Гавань");
    expect(nameFor({ en: "Harbor" }, "ru")).toBe("Harbor");
    expect(leagueName(cup, "ru")).toBe("Речной кубок");
  });
});
