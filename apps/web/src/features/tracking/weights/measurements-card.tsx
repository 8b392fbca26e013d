import type { Measurement } from '@dosewise/contract';
import {
  inUnit,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  measurementUnit,
  type Units,
} from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { toTimedDoses, useDoses } from '../../../data/doses/doses-query.ts';
import {
  describeMeasurement,
  measurementListIn,
  useMeasurements,
} from '../../../data/measurements/measurements.ts';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { useMayLog } from '../../../data/session/session.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import {
  formatMeasurement,
  formatMeasurementChange,
} from '../../../languages/formats/measurements.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { UndecidedRecords } from '../../../parts/outbox/undecided-records.tsx';
import {
  type RecordChanges,
  RecordRow,
  useRecent,
  useRecordChanges,
} from '../../../parts/record-list/record-row.tsx';
import { measurementCourse } from './measurement-chart.ts';
import { texts } from './texts.ts';

const AddMeasurementDialog = lazyDialog(
  async () => (await import('./measurement-form.tsx')).AddMeasurementDialog,
);
const EditMeasurementDialog = lazyDialog(
  async () => (await import('./measurement-form.tsx')).EditMeasurementDialog,
);

/** Measurements of a body besides its weight: the latest, their course, and the list; takes more. */
export function MeasurementsCard({ className = '' }: { readonly className?: string }) {
  const load = useMeasurements();
  const units = useUnits();
  const changes = useRecordChanges(measurementListIn(units));
  const [isAdding, setAdding] = useState(false);
  const mayLog = useMayLog();
  const measurements = load.data ?? [];
  return (
    <Card
      className={className}
      title={
        <span ref={changes.heading} tabIndex={-1}>
          {texts.measurements}
        </span>
      }
      action={
        mayLog ? (
          <Button kind="secondary" onClick={() => setAdding(true)}>
            <span>{texts.addShort}</span>
            <span className="sr-only">{texts.aMeasurement}</span>
          </Button>
        ) : null
      }
    >
      <UndecidedRecords
        kind="measurement"
        describe={(one) => describeMeasurement(one, units)}
        onEdit={changes.edit}
      />
      {load.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      ) : null}
      {load.isError ? <QueryFailure query={load}>{texts.measurementsFailed}</QueryFailure> : null}
      {load.isSuccess && measurements.length === 0 ? (
        <EmptyState title={texts.noMeasurements}>{texts.noMeasurementsHint}</EmptyState>
      ) : null}
      {measurements.length === 0 ? null : (
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <div className="flex min-w-0 flex-col gap-5">
            <LatestOfEach measurements={measurements} units={units} />
            <MeasurementCourse measurements={measurements} units={units} />
          </div>
          <MeasurementList measurements={measurements} units={units} changes={changes} />
        </div>
      )}
      {isAdding ? (
        <AddMeasurementDialog
          kind={measurements[0]?.kind ?? MEASUREMENT_KINDS[0]}
          units={units}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {changes.edited === null ? null : <EditMeasurementDialog {...changes.edited} units={units} />}
    </Card>
  );
}

interface MeasurementsProps {
  /** Newest first, at least one. */
  readonly measurements: readonly Measurement[];
  readonly units: Units;
}

/** The latest value of each kind that was measured, and its change since the one before. */
function LatestOfEach({ measurements, units }: MeasurementsProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3">
      {MEASUREMENT_KINDS.flatMap((kind) => {
        const [latest, before] = measurements.filter((one) => one.kind === kind);
        if (latest === undefined) return [];
        return (
          <div key={kind}>
            <dt className="text-small font-semibold text-quiet">{measurementTexts.kinds[kind]}</dt>
            <Amount as="dd" className="text-lead font-semibold numbers">
              {formatMeasurement(latest, units)}
            </Amount>
            <dd className="text-small text-quiet numbers">
              {before === undefined
                ? formatDay(latest.date)
                : texts.changedSince(
                    formatMeasurementChange(latest, valueBeside(before, latest), units),
                    formatDay(before.date),
                  )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A measurement in the unit of another one. */
const valueBeside = (one: Measurement, { kind, unit }: Measurement) =>
  inUnit(one, measurementUnit(kind, unit));

const CHART_HEIGHT = 240;

/** Kinds that find room beside one another. */
const MAX_SEGMENTS = 4;

/** The course of one kind that was measured more than once. */
function MeasurementCourse({ measurements, units }: MeasurementsProps) {
  const [chosen, choose] = useState<MeasurementKind | null>(null);
  // They only stand above the chart: it shows without them, should they not come.
  const logged = useDoses().data;
  const doses = useMemo(() => toTimedDoses(logged ?? []), [logged]);
  const models = useMemo(
    () =>
      MEASUREMENT_KINDS.flatMap((kind) => {
        const course = measurementCourse(measurements, kind, { units, doses });
        return course === null ? [] : [{ kind, ...course }];
      }),
    [measurements, units, doses],
  );
  const shown = models.find(({ kind }) => kind === chosen) ?? models[0];
  if (shown === undefined) return null;
  const { kind, model, summary } = shown;
  const name = measurementTexts.kinds[kind];
  const kinds = models.map((one) => ({ value: one.kind, label: measurementTexts.kinds[one.kind] }));
  return (
    <>
      {models.length === 1 ? null : models.length > MAX_SEGMENTS ? (
        <SelectField label={texts.measurementKind} value={kind} options={kinds} onChange={choose} />
      ) : (
        <SegmentedControl
          legend={texts.measurementKind}
          hideLegend
          isTight
          value={kind}
          segments={kinds}
          onChange={choose}
        />
      )}
      <Chart label={name} summary={summary} model={model} height={CHART_HEIGHT} />
    </>
  );
}

interface MeasurementListProps extends MeasurementsProps {
  readonly changes: RecordChanges<Measurement>;
}

/** The latest measurements, newest first. */
function MeasurementList({ measurements, units, changes }: MeasurementListProps) {
  const { shown, more } = useRecent(measurements, { wide: 8, narrow: 6 });
  return (
    <section aria-label={texts.recentMeasurements} className="flex min-w-0 flex-col gap-4">
      <ul className="-my-2">
        {shown.map((one) => (
          <RecordRow
            key={one._id}
            record={one}
            name={describeMeasurement(one, units)}
            changes={changes}
            className="last:border-0"
          >
            <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{measurementTexts.kinds[one.kind]}</span>{' '}
              <Amount className="whitespace-nowrap numbers">{formatMeasurement(one, units)}</Amount>
            </span>
          </RecordRow>
        ))}
      </ul>
      {more}
    </section>
  );
}
