/** What a bare bot is started with: where its platform is, and the finished message that it answers with. */
export interface BareSettings {
  apiUrl: string;
  token: string;
  message: object;
}

const variable = "BARE_BOT";

export function environmentOf(settings: BareSettings): Record<string, string> {
  return { [variable]: JSON.stringify(settings) };
}

export function bareSettings(): BareSettings {
  return JSON.parse(process.env[variable] ?? "{}") as BareSettings;
}
