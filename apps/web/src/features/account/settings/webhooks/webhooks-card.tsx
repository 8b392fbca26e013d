import { deleteWebhook, testWebhook, type Webhook } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { Badge } from '../../../../kit/feedback/badge.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../../kit/feedback/status-line.tsx';
import { formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { listWords } from '../../../../languages/formats/lists.ts';
import { LoadedList } from '../../../../parts/loading/loaded-list.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { webhooksQuery } from '../settings-queries.ts';
import { EVENTS, texts } from './texts.ts';

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);

/** The programs that are told of what happens, and what tells another one. */
export function WebhooksCard() {
  const webhooks = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const confirmDelete = useConfirmDelete();
  const askDelete = (webhook: Webhook) =>
    confirmDelete({
      title: texts.removeTitle,
      question: texts.removeQuestion(nameWebhook(webhook)),
      confirmLabel: texts.confirmRemove,
      onDelete: () => call(deleteWebhook, { params: { id: webhook._id } }),
      failed: texts.removeFailed,
    });
  return (
    <div className="max-lg:rounded-card border-line max-lg:border max-lg:bg-surface">
      <FoldedCard title={texts.title} value={texts.count(webhooks.data?.length)}>
        <p className="mb-4 max-w-prose">{texts.lead}</p>
        <LoadedList
          query={webhooks}
          failed={texts.loadFailed}
          none={texts.none}
          className="mb-4 border-y border-line"
          row={(webhook) => (
            <WebhookRow
              key={webhook._id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onDelete={() => askDelete(webhook)}
            />
          )}
        >
          <Button kind="secondary" className="sm:self-start" onClick={() => setEdited('new')}>
            {texts.make}
          </Button>
        </LoadedList>
        {edited === null ? null : (
          <WebhookDialog
            webhook={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </FoldedCard>
    </div>
  );
}

/** Its kind and host: the rest of its address is a secret that no one should see over a shoulder. */
const nameWebhook = ({ template, url }: Webhook) =>
  `${texts.templates[template].name}, ${new URL(url).host}`;

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function WebhookRow({ webhook, onEdit, onDelete }: WebhookRowProps) {
  const { _id: id, template, url, events, state } = webhook;
  const name = nameWebhook(webhook);
  const test = useOneAtATime({ mutationFn: () => call(testWebhook, { params: { id } }) });
  const isTaken = test.data?.status != null && test.data.status >= 200 && test.data.status < 300;
  const said = test.error
    ? explainError(test.error, texts.testFailed)
    : test.data
      ? texts.came(test.data.answer)
      : lastWords(webhook);
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="min-w-0 numbers">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{texts.templates[template].name}</h3>
          {state === 'resting' ? <Badge tone="caution">{texts.resting}</Badge> : null}
        </div>
        <p className="wrap-anywhere">{new URL(url).host}</p>
        <p className="text-quiet first-letter:uppercase">
          {listWords(EVENTS.filter((event) => events.includes(event)).map(shortName))}
        </p>
        {state === 'resting' ? <p className="text-small">{texts.restingHint}</p> : null}
      </div>
      <StatusLine
        tone={test.isError || (test.isSuccess && !isTaken) ? 'danger' : isTaken ? 'good' : 'info'}
        message={test.isPending ? null : said}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          aria-label={texts.testOf(name)}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          {texts.test}
        </Button>
        <Button kind="secondary" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button kind="secondary" aria-label={texts.removeOf(name)} onClick={onDelete}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

const shortName = (event: Webhook['events'][number]) => texts.eventsShort[event];

function lastWords({ lastAt, lastAnswer }: Webhook): string {
  if (lastAt === null || lastAnswer === null) return texts.notYet;
  return texts.last(formatDayAndTime(lastAt), lastAnswer);
}
