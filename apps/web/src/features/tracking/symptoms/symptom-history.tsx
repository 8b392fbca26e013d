import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY } from '@dosewise/domain';
import { useState } from 'react';
import { newestFirst } from '../../../data/lists/lists.ts';
import { symptomList } from '../../../data/symptoms/symptom-changes.ts';
import { useSymptoms } from '../../../data/symptoms/symptoms-query.ts';
import { texts as symptomTexts } from '../../../data/symptoms/texts.ts';
import { Pager, pageOf } from '../../../kit/buttons/pager.tsx';
import { cx } from '../../../kit/class-names.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { UndecidedRecords } from '../../../parts/outbox/undecided-records.tsx';
import { RecordRow, useRecordChanges } from '../../../parts/record-list/record-row.tsx';
import {
  describeSeverity,
  type SeverityWord,
  severityWord,
} from '../../../parts/symptoms/symptom-words.ts';
import { EditSymptomDialog } from './symptom-form.tsx';
import { texts } from './texts.ts';

const PER_PAGE = 8;

/** The logged symptoms, newest first. */
export function SymptomHistory() {
  const symptoms = useSymptoms();
  const changes = useRecordChanges(symptomList);
  const [page, setPage] = useState(1);
  const when = useDeviceClock();

  const all = newestFirst(symptoms.data ?? []);
  const { shown, ...pager } = pageOf(all, page, PER_PAGE);
  return (
    <Card
      title={
        <span ref={changes.heading} tabIndex={-1}>
          {texts.history}
        </span>
      }
    >
      <UndecidedRecords
        kind="symptom"
        describe={(symptom) => describeSymptom(symptom, when)}
        onEdit={changes.edit}
      />
      {symptoms.isPending ? <HistorySkeleton /> : null}
      {symptoms.isError ? <QueryFailure query={symptoms}>{texts.fetchFailed}</QueryFailure> : null}
      {symptoms.isSuccess && all.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : null}
      {all.length === 0 ? null : (
        <div className="flex flex-col gap-4">
          <ul className="-my-2">
            {shown.map((symptom) => (
              <RecordRow
                key={symptom._id}
                record={symptom}
                name={texts.ofTime(symptomTexts.categories[symptom.category], when(symptom.date))}
                changes={changes}
                lead={<Severity severity={symptom.severity} />}
                noteClass="mt-1 whitespace-pre-line"
                className="py-1 last:border-0"
              >
                <span className="block font-semibold">
                  {symptomTexts.categories[symptom.category]}
                </span>
              </RecordRow>
            ))}
          </ul>
          {pager.pages === 1 ? null : (
            <Pager
              {...pager}
              label={texts.pages}
              total={texts.total(all.length)}
              onChange={setPage}
            />
          )}
        </div>
      )}
      {changes.edited === null ? null : <EditSymptomDialog {...changes.edited} />}
    </Card>
  );
}

const describeSymptom = (
  { date, category, severity }: Symptom,
  when: (instant: string) => string,
): string =>
  [when(date), symptomTexts.categories[category], describeSeverity(severity)].join(' · ');

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
  mild: 'bg-data-tint text-data',
  moderate: 'bg-caution-tint text-caution',
  severe: 'bg-danger-tint text-danger',
};

/** The severity of a symptom, in words and in its colour. */
function Severity({ severity }: Pick<Symptom, 'severity'>) {
  const word = severityWord(severity);
  return (
    <span
      className={cx(
        'flex min-w-18 shrink-0 flex-col items-center rounded-control px-1 py-2 numbers',
        LOOKS[word],
      )}
    >
      <span className="text-lead font-semibold">
        <span>{severity}</span>
        <span className="text-small font-medium">{` / ${MAX_SEVERITY}`}</span>
      </span>{' '}
      <span className="text-small font-medium capitalize">{symptomTexts.words[word]}</span>
    </span>
  );
}
