import { type Dispatch, useEffect, useState } from 'react';
import type { CalculatorAction } from './calculator-state.ts';

export interface LatestDose {
  readonly doseMg: number;
  /** Of its date, in words. They are made where visitors load no code for it. */
  readonly day: string;
}

/**
 * For people who log in: starts the calculator with the strength of their first active pen, and
 * returns their latest logged dose. `token` is what they are known by, null for visitors. A kept one
 * is asked with while it is being checked: one wait in place of two. The code is loaded only then.
 */
export function useOwnRecords(
  token: string | null,
  dispatch: Dispatch<CalculatorAction>,
): LatestDose | null {
  const [latest, setLatest] = useState<LatestDose | null>(null);
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    const load = async () => {
      const records = await import('./own-records.ts');
      const asker = { token, signal: leaving.signal };
      const [strength, dose] = await Promise.all([
        records.findActiveStrength(asker),
        records.findLatestDose(asker),
      ]);
      if (leaving.signal.aborted) return;
      if (strength !== null) dispatch({ type: 'pen found', strength });
      setLatest(dose);
    };
    // Without a connection there is nothing to take over; the calculator works all the same.
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      setLatest(null);
    };
  }, [token, dispatch]);
  return latest;
}
