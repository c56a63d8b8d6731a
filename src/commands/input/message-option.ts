/** Names a message of alerts by its id, so that what a button offers is about what that message told. */
export const messageOption = {
  name: "message",
  required: false,
  suggests: false,
  hidden: true,
  form: /^message:[\w-]{1,25}$/,
} as const;

/** The id that such an argument names. */
export function messageNamed(argument: string): string {
  return argument.slice("message:".length);
}
