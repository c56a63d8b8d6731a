/** An error in Discord's own form; whoever throws it has the request refused with it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { message, code, ...more };
  }
}

/** Collects what is wrong with a form, by the path of the field, and refuses it as a whole. */
export interface Form {
  wrong(path: string, code: string, message: string): void;
  /** Throws 50035 when anything was wrong. */
  settle(): void;
}

export function createForm(): Form {
  const errors: Record<string, unknown> = {};
  return {
    wrong(path, code, message) {
      let at = errors;
      for (const key of path.split(".")) {
        at[key] ??= {};
        at = at[key] as Record<string, unknown>;
      }
      at["_errors"] = [...((at["_errors"] as object[] | undefined) ?? []), { code, message }];
    },
    settle() {
      if (Object.keys(errors).length > 0) throw new Refusal(400, 50035, "Invalid Form Body", { errors });
    },
  };
}

/** Refuses a path whose ids are none of Discord's. */
export function checkSnowflakes(ids: Record<string, string>): void {
  const form = createForm();
  for (const [name, id] of Object.entries(ids)) {
    if (!/^\d{17,20}$/.test(id)) form.wrong(name, "NUMBER_TYPE_COERCE", `Value "${id}" is not snowflake.`);
  }
  form.settle();
}
