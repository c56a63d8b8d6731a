import { loadTexts } from "../../../src/replies/parts/text.ts";

/** The texts that the page asks for, as the app hands them over from the locales. */
export const texts = loadTexts().family("playground-");
