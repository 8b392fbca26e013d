import { type Dispatch, useEffect, useState } from 'react';
import type { CalculatorAction } from './calculator-state.ts';

export interface LatestDose {
  readonly doseMg: number;
  readonly at: number;
}

/**
 * For logged-in people: starts the calculator with the strength of their first active pen, and
 * returns their latest logged dose. The code for it is loaded only then.
 */
export function useOwnRecords(
  isLoggedIn: boolean,
  dispatch: Dispatch<CalculatorAction>,
): LatestDose | null {
  const [latest, setLatest] = useState<LatestDose | null>(null);
  useEffect(() => {
    if (!isLoggedIn) return;
    let isGone = false;
    const load = async () => {
      const records = await import('./own-records.ts');
      const [strength, dose] = await Promise.all([
        records.findActiveStrength(),
        records.findLatestDose(),
      ]);
      if (isGone) return;
      if (strength !== null) dispatch({ type: 'pen found', strength });
      setLatest(dose);
    };
    // Without a connection there is nothing to take over; the calculator works all the same.
    load().catch(() => undefined);
    return () => {
      isGone = true;
      setLatest(null);
    };
  }, [isLoggedIn, dispatch]);
  return latest;
}
