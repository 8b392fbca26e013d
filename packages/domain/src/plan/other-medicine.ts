import { foldSubstance, INTERVAL_DAYS, isMedicine } from '../device/medicine.ts';
import { DAY_MS } from '../time/calendar-day.ts';

/** Another medicine of the catalogue that still works. */
export interface OtherMedicine {
  readonly medicine: string;
  /** The time it was taken last, epoch ms. */
  readonly at: number;
}

/** The latest of doses that stand newest first, for each medicine. Instants in epoch ms. */
export function latestByMedicine(
  newestFirst: Iterable<{ readonly medicine: string; readonly at: number }>,
): OtherMedicine[] {
  const latest = new Map<string, OtherMedicine>();
  for (const { medicine: name, at } of newestFirst) {
    const medicine = foldSubstance(name);
    if (!latest.has(medicine)) latest.set(medicine, { medicine, at });
  }
  return [...latest.values()];
}

/**
 * Another medicine of the catalogue whose latest dose lies within its own interval before `at` (epoch
 * ms), the latest of several; null for none, and for a medicine that the catalogue does not know.
 */
export function otherMedicine(
  medicine: string,
  latest: readonly OtherMedicine[],
  at: number,
): OtherMedicine | null {
  if (!isMedicine(medicine)) return null;
  const near = latest.filter((other) => other.medicine !== medicine && isWithinInterval(other, at));
  return near.toSorted((one, two) => two.at - one.at)[0] ?? null;
}

/** True when an instant (epoch ms) lies within the interval after a dose of a medicine of the catalogue. */
export const isWithinInterval = ({ medicine, at: takenAt }: OtherMedicine, at: number): boolean =>
  isMedicine(medicine) && at - takenAt < INTERVAL_DAYS[medicine] * DAY_MS;
