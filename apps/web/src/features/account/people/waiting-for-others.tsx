import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { orDiscard, sendChanged } from '../../../data/outbox/keep-record.ts';
import type { OutboxEntry } from '../../../data/outbox/outbox.ts';
import { personName } from '../../../data/people/person-name.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { describeEntry } from './describe-record.ts';
import { texts } from './texts.ts';

/** Records that were written for other people and that the server does not have. */
export function WaitingForOthers({ entries }: { entries: readonly OutboxEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Card title={texts.waiting.title}>
      <p className="mb-2 max-w-prose text-quiet">{texts.waiting.lead}</p>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const client = useQueryClient();
  const units = useUnits();
  const { kind, person, state, reason, body, draft } = entry;
  const sending = useOneAtATime({ mutationFn: () => sendChanged(client, entry, { body, draft }) });
  const discarding = useOneAtATime({
    mutationFn: () => orDiscard(client, entry.id, async () => undefined),
  });
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="min-w-0 numbers">
        <h3 className="font-semibold wrap-anywhere">
          {texts.waiting.entry(texts.waiting.kinds[kind], personName(person ?? { email: '' }))}
        </h3>
        <p className="wrap-anywhere">{describeEntry(entry, units)}</p>
        <p className="text-quiet">{state === 'waiting' ? texts.waiting.waits : reason}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {texts.waiting.tryAgain}
        </Button>
        <Button kind="quiet" busy={discarding.isPending} onClick={() => discarding.mutate()}>
          {texts.waiting.discard}
        </Button>
      </div>
    </li>
  );
}
