import type { Dose } from '@dosewise/contract';
import { mg, type TakenDose } from '@dosewise/domain';

/** Doses in the order of time. */
export function toTimedDoses(doses: readonly Dose[]): readonly TakenDose[] {
  return doses
    .map(({ date, doseAmount, medicine }) => ({
      at: Date.parse(date),
      mg: mg(doseAmount),
      medicine,
    }))
    .sort((a, b) => a.at - b.at);
}
