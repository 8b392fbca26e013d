import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { Link } from '../../navigation/router.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loadSending } from './load-sending.ts';
import { RECORD_PAGES } from './record-pages.ts';
import { texts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';

/** What of this device the server does not have yet: the first that it refused, else how many wait. */
export function WaitingNotice() {
  const client = useQueryClient();
  const sending = useOneAtATime({
    mutationFn: async () => (await loadSending()).sendWaiting(client),
  });
  const entries = useWaiting();
  const refused = entries.find(({ state }) => state === 'refused');
  if (refused !== undefined) {
    return (
      <Notice
        tone="danger"
        title={texts.refused[refused.kind]}
        action={
          <Link to={RECORD_PAGES[refused.kind]} className={buttonClass('secondary')}>
            {texts.look}
          </Link>
        }
      >
        {refused.reason}
      </Notice>
    );
  }
  if (entries.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {texts.sendNow}
        </Button>
      }
    >
      {texts.waitingCount(entries.length)}
    </Notice>
  );
}
