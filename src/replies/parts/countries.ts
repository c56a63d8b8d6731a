/** A country that the source names in English, in a language; any other name stays as it is. */
export function countryName(language: string, name: string): string {
  englishNames ??= codesByName();
  const code = englishNames.get(name.trim().toLowerCase());
  return code === undefined ? name : (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? name);
}

let englishNames: Map<string, string> | null = null;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What sources call countries that have longer names in Intl. */
const otherNames: readonly [string, string][] = [
  ["usa", "US"],
  ["uk", "GB"],
];

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map([
    ...codes.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined
        ? []
        : [
            [name.toLowerCase(), code],
            [code.toLowerCase(), code],
          ];
    }),
    ...otherNames,
  ]);
}
