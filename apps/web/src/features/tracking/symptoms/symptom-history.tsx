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
import { ChevronRightIcon, EditIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { EditSymptomDialog } from './symptom-form.tsx';
import { texts } from './texts.ts';

const PER_PAGE = 8;

/** The logged symptoms, newest first. */
export function SymptomHistory() {
  const symptoms = useSymptoms();
  const isWide = useIsWide();
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
                isWide={isWide}
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
        <EditSymptomDialog
          symptom={edited}
          onDelete={() => {
            setEdited(null);
            deleteSymptom(edited);
          }}
          onClose={() => setEdited(null)}
        />
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
  readonly isWide: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One logged symptom. Without room for buttons the whole row opens it. */
function SymptomRow({ symptom, isWide, onEdit, onDelete }: SymptomRowProps) {
  const name = symptomTexts.categories[symptom.category];
  const when = formatDayAndTime(symptom.date);
  if (!isWide) {
    return (
      <li className="py-1">
        <button
          type="button"
          onClick={onEdit}
          className="-mx-3 flex w-[calc(100%+1.5rem)] items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-accent-tint"
        >
          <span className="sr-only">{texts.editRow}</span>
          <SymptomFacts symptom={symptom} name={name} when={when} />
          <ChevronRightIcon className="size-5 shrink-0 text-quiet" />
        </button>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-4 py-3">
      <SymptomFacts symptom={symptom} name={name} when={when} />
      <div className="-mr-3 flex shrink-0">
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

interface SymptomFactsProps {
  readonly symptom: Symptom;
  readonly name: string;
  readonly when: string;
}

function SymptomFacts({ symptom, name, when }: SymptomFactsProps) {
  const word = severityWord(symptom.severity);
  return (
    <>
      <span
        className={cx(
          'flex w-18 shrink-0 flex-col items-center rounded-control px-1 py-2 numbers',
          LOOKS[word],
        )}
      >
        <span className="text-lead font-semibold">
          {symptom.severity}
          <span className="text-small font-medium">{` / ${MAX_SEVERITY}`}</span>
        </span>{' '}
        <span className="text-small font-medium capitalize">{symptomTexts.words[word]}</span>
      </span>{' '}
      <span className="block min-w-0 flex-1 py-1">
        <span className="block font-semibold">{name}</span>{' '}
        <time dateTime={symptom.date} className="block text-small text-quiet">
          {when}
        </time>
        <OutboxBadge id={symptom._id} />
        {symptom.note === '' ? null : (
          <span className="mt-1 block wrap-anywhere whitespace-pre-line">{symptom.note}</span>
        )}
      </span>
    </>
  );
}
