import { createRequire } from "node:module";

const files = { 400: "400Regular/Inter_400Regular.ttf", 600: "600SemiBold/Inter_600SemiBold.ttf" } as const;

/** How bold the writing in pictures is. */
export type FontWeight = keyof typeof files;

/** The font of all pictures, Inter for Latin, Cyrillic and Greek, as a path. Throws where the package is missing. */
export function fontFile(weight: FontWeight): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${files[weight]}`);
}
