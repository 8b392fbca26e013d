import type { Pen } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { navigate, useLocation } from '../../navigation/router.tsx';
import type { CarriedDose } from './form/carried-dose.ts';

/**
 * What the address brings along from the calculator, the dashboard or the plan; its code comes with the first
 * that does. It is read once: a reload is no second dose.
 */
export function useCarriedDose(pens: readonly Pen[] | undefined): CarriedDose | null {
  const { pathname, search } = useLocation();
  const [carried, setCarried] = useState<CarriedDose | null>(null);
  useEffect(() => {
    if (pens === undefined || String(search) === '') return;
    import('./form/carried-dose.ts')
      .then(({ takeOver }) => setCarried(takeOver(search, pens)))
      // Without its code the form is as empty as ever.
      .catch(() => undefined)
      .finally(() => navigate(pathname, { replace: true }));
  }, [pens, pathname, search]);
  return carried;
}
