import type { Symptom } from '@dosewise/contract';
import { useRef, useState } from 'react';
import { newestFirst } from '../../../api/lists/newest-first.ts';
import { useUndoableDelete } from '../../../api/lists/undoable-delete.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { countOf } from '../../../format/numbers.ts';
import { symptomList } from '../../../records/symptoms/symptom-changes.ts';
import { describeSeverity } from '../../../records/symptoms/symptom-words.ts';
import { useSymptoms } from '../../../records/symptoms/symptoms-query.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { UndecidedRecords } from '../../../records/waiting/undecided-records.tsx';
import { Pager } from '../../../ui/buttons/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EditSymptomDialog } from './edit-symptom-dialog.tsx';
import { SymptomRow } from './symptom-row.tsx';
import { texts } from './texts.ts';

const PER_PAGE = 8;

/** What was logged, newest first. */
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
              total={countOf(all.length, 'symptom')}
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
