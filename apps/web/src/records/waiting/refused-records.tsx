import { useQueryClient } from '@tanstack/react-query';
import { isolated } from '../../format/isolated.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import type { OutboxEntry } from '../../offline/outbox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loadSending } from './load-sending.ts';
import { texts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';

interface RefusedRecordsProps<Entry> {
  readonly kind: OutboxEntry['kind'];
  /** The record in a few words. */
  readonly describe: (draft: Entry) => string;
  /** Opens the form in which it is changed, which then sends it again. */
  readonly onEdit: (draft: Entry) => void;
}

/** What was logged without a network and the server did not take, until its owner decides. */
export function RefusedRecords<Entry>({ kind, describe, onEdit }: RefusedRecordsProps<Entry>) {
  const refused = useWaiting().filter((entry) => entry.kind === kind && entry.state === 'refused');
  return refused.map((entry) => {
    // Each kind has drafts of its own kind of record.
    const draft = entry.draft as Entry;
    return (
      <RefusedRecord
        key={entry.id}
        entry={entry}
        name={describe(draft)}
        onEdit={() => onEdit(draft)}
      />
    );
  });
}

interface RefusedRecordProps {
  readonly entry: OutboxEntry;
  readonly name: string;
  readonly onEdit: () => void;
}

function RefusedRecord({ entry, name, onEdit }: RefusedRecordProps) {
  const client = useQueryClient();
  const sending = useOneAtATime({
    mutationFn: async () => {
      const { sendChanged } = await loadSending();
      await sendChanged(client, entry, { body: entry.body, draft: entry.draft });
    },
  });
  const discarding = useOneAtATime({
    mutationFn: async () => {
      const { orDiscard } = await loadSending();
      await orDiscard(client, entry.id, async () => undefined);
    },
  });
  return (
    <Notice tone="danger" title={texts.refused[entry.kind]}>
      <p className="text-ink wrap-anywhere">{isolated(name)}</p>
      <p>{entry.reason}</p>
      <p className="mt-1 text-small text-quiet">{texts.refusedHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onEdit}>
          {texts.change}
        </Button>
        <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {texts.tryAgain}
        </Button>
        <Button kind="quiet" onClick={() => discarding.mutate()}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}
