import type { Span } from "../../chat/reply.ts";
import type { Text } from "./text.ts";

/** Free advice in many languages, whatever the country. */
export const adviceUrl = "https://www.gamblingtherapy.org/";

/** Countries whose public line for people who gamble is known; its name and number is the text `help-line-<country>`. */
const countries = ["GB", "IE", "DE", "FR", "ES", "IT", "PL", "US", "CA", "AU", "BR", "TR"] as const;
type Country = (typeof countries)[number];

/** What tells where a reader lives. */
export interface Whereabouts {
  /** IANA name; null when it was never set. */
  timeZone: string | null;
  /** What the reader's app is set to (BCP 47); null when the platform does not tell. */
  language: string | null;
  /** The language that they wrote in just now, where that tells more. */
  spoken?: string | null;
}

/** Where most people live who write a language, as far as there is a line for them. */
const homes: Readonly<Record<string, Country>> = { de: "DE", es: "ES", fr: "FR", it: "IT", pl: "PL", "pt-BR": "BR", tr: "TR" };

/** One line: from which age, and whom to call in the reader's own country; elsewhere free advice by a link. */
export function ageAndHelpSpans(text: Text, where: Whereabouts): Span[] {
  return text.spans("age-and-help", { line: helpLine(text, where) });
}

/** Whom to call in the reader's own country; elsewhere free advice by a link. */
export function helpLine(text: Text, where: Whereabouts): Span {
  const country = countryOf(where);
  return country
    ? { kind: "text", text: text.say(`help-line-${country.toLowerCase()}`) }
    : { kind: "link", text: new URL(adviceUrl).hostname.replace("www.", ""), url: adviceUrl };
}

/** The zone was chosen; the region of the app's language is the next best, but that many leave American English as they found it. */
function countryOf({ timeZone, language, spoken }: Whereabouts): Country | null {
  if (timeZone !== null && timeZone !== "UTC") return countries.find((country) => zonesOf(country).includes(timeZone)) ?? null;
  const [, region] = /[-_]([a-z]{2})$/i.exec(language ?? "") ?? [];
  if (region === undefined) return homes[spoken ?? ""] ?? null;
  return countries.find((country) => country !== "US" && country === region.toUpperCase()) ?? null;
}

/** Node gives them as a property or by a function, depending on its version. */
function zonesOf(country: Country): readonly string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
