import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { reachability } from '../../data/calls/reachability.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import { RECORD_KINDS } from '../../data/outbox/record-kinds.ts';
import { sendOutbox } from '../../data/outbox/send-outbox.ts';
import { texts } from '../../data/outbox/texts.ts';
import { useOutbox, useOutboxOfOthers } from '../../data/outbox/use-outbox.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Link } from '../navigation/link.tsx';

/**
 * The records that the server does not have yet: the first to be decided about, else the number
 * that wait.
 */
export function OutboxNotice() {
  const client = useQueryClient();
  const sending = useOneAtATime({ mutationFn: () => sendOutbox(client) });
  const entries = useOutbox();
  const others = useOutboxOfOthers();
  const hasNetwork = useSyncExternalStore(reachability.subscribe, readNetwork, () => true);
  const undecided = entries.find(({ state }) => state !== 'waiting');
  if (undecided !== undefined) {
    const { kind, state, reason } = undecided;
    return (
      <Notice
        tone="danger"
        title={state === 'covered' ? texts.covered[kind] : texts.refused[kind]}
        action={
          <Link to={RECORD_KINDS[kind].page} className={buttonClass('secondary')}>
            {texts.look}
          </Link>
        }
      >
        {reason}
      </Notice>
    );
  }
  if (entries.length === 0) return others.length === 0 ? null : <ForOthers count={others.length} />;
  const sendNow = (
    <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
      {texts.sendNow}
    </Button>
  );
  return (
    <Notice tone="info" action={hasNetwork ? sendNow : undefined}>
      {texts.waitingCount(entries.length)}
    </Notice>
  );
}

/** Says that there are records which were written for other people than the one who is shown. */
function ForOthers({ count }: { readonly count: number }) {
  return (
    <Notice
      tone="info"
      action={
        <Link to={PATHS.people} className={buttonClass('secondary')}>
          {texts.look}
        </Link>
      }
    >
      {texts.forOthers(count)}
    </Notice>
  );
}

/** The browser's own word: a server that does not answer may be tried. */
const readNetwork = () => navigator.onLine;
