/** Where a file that comes with the program is: the program's own folder lies beside `locales` and `package.json`, built or not. */
export function projectFile(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}
