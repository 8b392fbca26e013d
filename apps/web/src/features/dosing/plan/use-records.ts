import type { Dose, Pen } from '@dosewise/contract';
import { useDoses } from '../../../data/doses/doses-query.ts';
import { usePens } from '../../../data/pens/pens-query.ts';
import { useNow } from '../../../kit/forms/use-now.ts';

/** The records that a plan is counted with. */
export interface Records {
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly timeZone: string;
  /** The minute that it is, epoch ms. */
  readonly now: number;
}

interface LoadedRecords extends Records {
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

const NO_DOSES: readonly Dose[] = [];
const NO_PENS: readonly Pen[] = [];
const MINUTE_MS = 60_000;
const minuteOf = (now: number) => String(now - (now % MINUTE_MS));

/** The doses and pens of the account, and the present. */
export function useRecords(timeZone: string): LoadedRecords {
  const doses = useDoses();
  const pens = usePens();
  return {
    doses: doses.data ?? NO_DOSES,
    pens: pens.data ?? NO_PENS,
    timeZone,
    now: Number(useNow(minuteOf)),
    isPending: doses.isPending || pens.isPending,
    hasFailed: doses.isError || pens.isError,
    isLoading: doses.isFetching || pens.isFetching,
    retry: () => {
      if (doses.isError) void doses.refetch();
      if (pens.isError) void pens.refetch();
    },
  };
}
