import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { dropCovered, keepBoth, orDiscard, sendChanged } from '../../data/outbox/keep-record.ts';
import { type EntryOf, type KeptKind, ofKind, type RecordOf } from '../../data/outbox/outbox.ts';
import { texts } from '../../data/outbox/texts.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { isolated } from '../../languages/formats/isolated.ts';

interface UndecidedRecordsProps<Kind extends KeptKind> {
  readonly kind: Kind;
  /** The record in a few words. */
  readonly describe: (draft: RecordOf<Kind>) => string;
  /** Opens the form in which it is changed, which then sends it again. */
  readonly onEdit: (draft: RecordOf<Kind>) => void;
}

/** Records logged here that are not in the list, until their owner decides: covered, or refused. */
export function UndecidedRecords<Kind extends KeptKind>(props: UndecidedRecordsProps<Kind>) {
  return (
    <>
      <CoveredRecords {...props} />
      <RefusedRecords {...props} />
    </>
  );
}

/** Records logged without a network that the server did not take, until their owner decides. */
export function RefusedRecords<Kind extends KeptKind>({
  kind,
  describe,
  onEdit,
}: UndecidedRecordsProps<Kind>) {
  const refused = ofKind(useOutbox(), kind).filter(({ state }) => state === 'refused');
  return refused.map((entry) => (
    <RefusedRecord
      key={entry.id}
      entry={entry}
      name={describe(entry.draft)}
      onEdit={() => onEdit(entry.draft)}
    />
  ));
}

/** The records of one kind in whose place the server has another: both, and what is to become of them. */
export function CoveredRecords<Kind extends KeptKind>({
  kind,
  describe,
}: Pick<UndecidedRecordsProps<Kind>, 'kind' | 'describe'>) {
  const covered = ofKind(useOutbox(), kind).filter(({ state }) => state === 'covered');
  return covered.map((entry) => (
    <CoveredRecord
      key={entry.id}
      entry={entry}
      own={describe(entry.draft)}
      other={entry.coveredBy === undefined ? '' : describe(entry.coveredBy)}
    />
  ));
}

interface CoveredRecordProps {
  readonly entry: EntryOf<KeptKind>;
  readonly own: string;
  readonly other: string;
}

function CoveredRecord({ entry, own, other }: CoveredRecordProps) {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  // It may come where no one looks, such as above a form on a phone.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), []);
  const keeping = useOneAtATime({ mutationFn: () => keepBoth(client, entry) });
  const dropping = useOneAtATime({ mutationFn: () => dropCovered(entry) });
  const title = texts.covered[entry.kind];
  return (
    <section ref={section} aria-label={title}>
      <Notice tone="caution" title={title} announce="status">
        <dl className="mt-1 flex flex-col gap-2">
          {[
            [texts.coveredOther, other],
            [texts.coveredOwn, own],
          ].map(([name, record = '']) => (
            <div key={name}>
              <dt className="text-small text-quiet">{name}</dt>
              <dd className="text-ink numbers wrap-anywhere">{isolated(record)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button kind="secondary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
            {texts.keepBoth}
          </Button>
          <Button kind="secondary" busy={dropping.isPending} onClick={() => dropping.mutate()}>
            {texts.dropThisOne}
          </Button>
        </div>
      </Notice>
    </section>
  );
}

interface RefusedRecordProps {
  readonly entry: EntryOf<KeptKind>;
  readonly name: string;
  readonly onEdit: () => void;
}

function RefusedRecord({ entry, name, onEdit }: RefusedRecordProps) {
  const client = useQueryClient();
  const sending = useOneAtATime({
    mutationFn: () => sendChanged(client, entry, { body: entry.body, draft: entry.draft }),
  });
  const discarding = useOneAtATime({
    mutationFn: () => orDiscard(client, entry.id, async () => undefined),
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
