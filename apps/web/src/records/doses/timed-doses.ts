import type { Dose } from '@dosewise/contract';
import { mg, type TimedDose } from '@dosewise/domain';

/** Doses in the order of time. */
export function toTimedDoses(doses: readonly Dose[]): readonly TimedDose[] {
  return doses
    .map(({ date, doseAmount }) => ({ at: Date.parse(date), mg: mg(doseAmount) }))
    .sort((a, b) => a.at - b.at);
}
