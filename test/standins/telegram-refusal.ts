interface RefusalParameters {
  retry_after?: number;
  migrate_to_chat_id?: number;
}

/** What the Bot API server answers instead of a result. */
export class Refusal extends Error {
  readonly code: number;
  readonly parameters: RefusalParameters;

  constructor(code: number, description: string, parameters: RefusalParameters = {}) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

export function badRequest(description: string): Refusal {
  return new Refusal(400, `Bad Request: ${description}`);
}

export function tooMany(seconds: number): Refusal {
  return new Refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
}
