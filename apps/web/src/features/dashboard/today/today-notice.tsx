import { useWaiting } from '../../../records/waiting/use-waiting.ts';
import { WaitingNotice } from '../../../records/waiting/waiting-notice.tsx';
import { PenNotice } from './pen-notice.tsx';

/** The one thing there is to say: what the server does not have yet, else what a pen asks for. */
export function TodayNotice({ now }: { now: number }) {
  return useWaiting().length > 0 ? <WaitingNotice /> : <PenNotice now={now} />;
}
