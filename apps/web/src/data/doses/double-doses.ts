import type { Dose } from '@dosewise/contract';
import { DAY_MS, findDoubleDoses } from '@dosewise/domain';
import { useMemo } from 'react';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useMayChange } from '../session/session.ts';

/** The days after which two doses are history, and not asked about. */
const ASKED_DAYS = 3;

/** Two doses of which one may have been logged by mistake. */
export interface DoublyLogged {
  readonly doses: readonly [Dose, Dose];
  /** The change that says that both were taken. */
  readonly join: { readonly id: string; readonly partOf: string };
}

/**
 * The newest two doses that may be one, of the last days or with the one called `loggedId`, which was just logged. Null
 * for none that this person can decide here and now: what the server knows cannot be a part of what waits.
 */
export function useDoublyLogged(
  doses: readonly Dose[],
  now: number,
  loggedId: string | null = null,
): DoublyLogged | null {
  const entries = useOutbox();
  const mayChange = useMayChange();
  const doubles = useMemo(
    () =>
      findDoubleDoses(
        doses.map((dose) => ({
          dose,
          id: dose._id,
          at: Date.parse(dose.date),
          medicine: dose.medicine,
          partOf: dose.partOf ?? null,
        })),
      ),
    [doses],
  );
  const waiting = new Set(entries.map(({ id }) => id));
  for (const { entries: pair, joins } of doubles) {
    const [one, other] = [pair[0].dose, pair[1].dose];
    const isAsked =
      pair[1].at > now - ASKED_DAYS * DAY_MS || pair.some(({ id }) => id === loggedId);
    // A Golden Dose after the last one of a pen is no slip.
    const isAlike = one.doseType === other.doseType;
    const join = joins.find(({ id, partOf }) => waiting.has(id) || !waiting.has(partOf));
    if (isAsked && isAlike && join && mayChange(one) && mayChange(other)) {
      return { doses: [one, other], join };
    }
  }
  return null;
}
