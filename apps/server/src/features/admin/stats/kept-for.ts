/**
 * Keeps what `compute` gave for `keptMs`, counted from when it began; who asks meanwhile gets the
 * same. A failure is not kept.
 */
export function keptFor<Input extends { readonly now: number }, T>(
  keptMs: number,
  compute: (input: Input) => Promise<T>,
): (input: Input) => Promise<T> {
  let kept: { readonly since: number; readonly value: Promise<T> } | null = null;
  return (input) => {
    const age = kept ? input.now - kept.since : Number.POSITIVE_INFINITY;
    // A clock that was set back must not keep old figures alive.
    if (kept && age >= 0 && age < keptMs) return kept.value;
    const value = compute(input);
    const mine = { since: input.now, value };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = null;
    });
    return value;
  };
}
