import type { Dose } from '@dosewise/contract';
import { describeWholeDose } from '../../../../records/doses/dose-words.ts';
import { usePens } from '../../../../records/pens/pens-query.ts';
import { CoveredRecords } from '../../../../records/waiting/undecided-records.tsx';
import { useWaiting } from '../../../../records/waiting/use-waiting.ts';
import { WaitingNotice } from '../../../../records/waiting/waiting-notice.tsx';
import { InstallHint } from './install-hint.tsx';
import { PenNotice } from './pen-notice.tsx';

/**
 * The one thing there is to say: which of two doses is to be kept, what the server does not have yet,
 * what a pen asks for.
 */
export function TodayNotice({ now }: { now: number }) {
  const { data: pens = [] } = usePens();
  const waiting = useWaiting();
  if (waiting.some(({ kind, state }) => kind === 'dose' && state === 'covered')) {
    return <CoveredRecords<Dose> kind="dose" describe={(dose) => describeWholeDose(dose, pens)} />;
  }
  return waiting.length > 0 ? (
    <WaitingNotice />
  ) : (
    <PenNotice now={now} otherwise={<InstallHint />} />
  );
}
