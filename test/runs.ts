/** How many inputs a property is held over: so many, or FC_TIMES as many; FC_SEED tries others. */
export function runs(usual: number): number {
  return usual * Number(process.env["FC_TIMES"] ?? 1);
}
