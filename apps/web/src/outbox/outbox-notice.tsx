import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { reachability } from '../api/reachability.ts';
import { useOneAtATime } from '../forms/one-at-a-time.ts';
import { PATHS } from '../navigation/paths.ts';
import { Link } from '../navigation/router.tsx';
import { Button, buttonClass } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { RECORD_KINDS } from './record-kinds.ts';
import { sendOutbox } from './send-outbox.ts';
import { texts } from './texts.ts';
import { useOutbox, useOutboxOfOthers } from './use-outbox.ts';

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
