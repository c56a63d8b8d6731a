import { readFileSync } from "node:fs";
import { projectFile } from "./project-file.ts";

/** The program's version, as package.json says. */
export const version: string = (JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as { version: string }).version;
