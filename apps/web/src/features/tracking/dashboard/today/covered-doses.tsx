import { usePens } from '../../../../data/pens/pens-query.ts';
import { useDeviceClock } from '../../../../parts/device-clock/device-clock.ts';
import { describeWholeDose } from '../../../../parts/doses/dose-words.ts';
import { CoveredRecords } from '../../../../parts/outbox/undecided-records.tsx';

/** Asks which of two doses is to be kept. */
export function CoveredDoses() {
  const { data: pens = [] } = usePens();
  const when = useDeviceClock();
  return <CoveredRecords kind="dose" describe={(dose) => describeWholeDose(dose, pens, when)} />;
}
