import type { Pen } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { navigate, useLocation } from '../../../navigation/router.tsx';
import { type CarriedDose, takeOver } from './form/carried-dose.ts';

/**
 * What the address brings along from the calculator, the dashboard or the plan. It is read once, before
 * the form is drawn: what is pressed in that is pressed in the dose that was brought. A reload is no
 * second dose.
 */
export function useCarriedDose(pens: readonly Pen[] | undefined): CarriedDose | null {
  const { pathname, search } = useLocation();
  const query = String(search);
  const [read, setRead] = useState<{ query: string; carried: CarriedDose | null } | null>(null);
  if (pens !== undefined && query !== '' && read?.query !== query) {
    setRead({ query, carried: takeOver(search, pens) });
  }
  useEffect(() => {
    if (read?.query === query) navigate(pathname, { replace: true, state: history.state });
  }, [read, query, pathname]);
  return read?.carried ?? null;
}
