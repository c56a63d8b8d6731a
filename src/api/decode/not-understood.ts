/**
 * The decoder's refusal: the whole answer cannot be what the kind says (a page of HTML, `success: false`, a bare
 * number). Parts that are not understood never raise it; they are listed under `skipped`.
 */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
  readonly reason: string;

  constructor(reason: string) {
    super(`not understood: ${reason}`);
    this.reason = reason;
  }
}
