import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY } from '@dosewise/domain';
import { useRef, useState } from 'react';
import { newestFirst } from '../../../api/lists.ts';
import { useUndoableDelete } from '../../../api/undoable-delete.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { withCount } from '../../../format/numbers.ts';
import { OutboxBadge } from '../../../outbox/outbox-badge.tsx';
import { UndecidedRecords } from '../../../outbox/undecided-records.tsx';
import { symptomList } from '../../../records/symptoms/symptom-changes.ts';
import {
  describeSeverity,
  type SeverityWord,
  severityWord,
} from '../../../records/symptoms/symptom-words.ts';
import { useSymptoms } from '../../../records/symptoms/symptoms-query.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Pager } from '../../../ui/buttons/pager.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EditSymptomDialog } from './symptom-form.tsx';
import { texts } from './texts.ts';

const PER_PAGE = 8;

/** The logged symptoms, newest first. */
export function SymptomHistory() {
  const symptoms = useSymptoms();
  const heading = useRef<HTMLSpanElement>(null);
  const deleteSymptom = useUndoableDelete(symptomList, () => heading.current);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Symptom | null>(null);

  const all = newestFirst(symptoms.data ?? []);
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const shownPage = Math.min(page, pages);
  const start = (shownPage - 1) * PER_PAGE;
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {texts.history}
        </span>
      }
    >
      <UndecidedRecords<Symptom> kind="symptom" describe={describeSymptom} onEdit={setEdited} />
      {symptoms.isPending ? <HistorySkeleton /> : null}
      {symptoms.isError ? (
        <LoadFailure busy={symptoms.isFetching} onRetry={() => void symptoms.refetch()}>
          {texts.fetchFailed}
        </LoadFailure>
      ) : null}
      {symptoms.isSuccess && all.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : null}
      {all.length === 0 ? null : (
        <div className="flex flex-col gap-4">
          <ul className="-my-2 divide-y divide-line">
            {all.slice(start, start + PER_PAGE).map((symptom) => (
              <SymptomRow
                key={symptom._id}
                symptom={symptom}
                onEdit={() => setEdited(symptom)}
                onDelete={() => deleteSymptom(symptom)}
              />
            ))}
          </ul>
          {pages === 1 ? null : (
            <Pager
              label={texts.pages}
              page={shownPage}
              pages={pages}
              total={withCount(all.length, 'symptom')}
              onChange={setPage}
            />
          )}
        </div>
      )}
      {edited === null ? null : (
        <EditSymptomDialog symptom={edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

const describeSymptom = ({ date, category, severity }: Symptom): string =>
  [formatDayAndTime(date), symptomTexts.categories[category], describeSeverity(severity)].join(
    ' · ',
  );

export function HistorySkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-6">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className="flex items-start gap-4">
            <Skeleton className="h-16 w-20 shrink-0" />
            <div className="flex flex-1 flex-col gap-2 py-1">
              <Skeleton className="h-5 w-32 max-w-full" />
              <Skeleton className="h-5 w-52 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

const LOOKS: Readonly<Record<SeverityWord, string>> = {
  none: 'bg-sunken text-quiet',
  mild: 'bg-accent-tint text-accent',
  moderate: 'bg-caution-tint text-caution',
  severe: 'bg-danger-tint text-danger',
};

interface SymptomRowProps {
  readonly symptom: Symptom;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One logged symptom. */
function SymptomRow({ symptom, onEdit, onDelete }: SymptomRowProps) {
  const name = symptomTexts.categories[symptom.category];
  const word = severityWord(symptom.severity);
  const when = formatDayAndTime(symptom.date);
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <p
        className={cx(
          'flex w-20 shrink-0 flex-col items-center rounded-control px-1 py-2 numbers',
          LOOKS[word],
        )}
      >
        <span className="text-lead font-semibold">
          {symptom.severity}
          <span className="text-small font-medium">{` / ${MAX_SEVERITY}`}</span>
        </span>
        <span className="text-small font-medium capitalize">{symptomTexts.words[word]}</span>
      </p>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{name}</p>
        <time dateTime={symptom.date} className="block text-small text-quiet">
          {when}
        </time>
        <OutboxBadge id={symptom._id} />
        {symptom.note === '' ? null : (
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{symptom.note}</p>
        )}
      </div>
      <div className="-mr-3 flex shrink-0 flex-col sm:flex-row">
        <IconButton label={texts.edit(name, when)} onPress={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={texts.delete(name, when)} onPress={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
