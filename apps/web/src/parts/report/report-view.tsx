import type { Report } from '@dosewise/contract';
import { isTimeZone, joinReported, type ReportedInjection } from '@dosewise/domain';
import type { ReactNode } from 'react';
import { texts as measurementTexts } from '../../data/measurements/texts.ts';
import { texts as siteTexts } from '../../data/sites/texts.ts';
import { texts as symptomTexts } from '../../data/symptoms/texts.ts';
import { translateOf } from '../../kit/amount.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { FigureCards } from '../../kit/layout/figure-cards.tsx';
import { ScrollArea } from '../../kit/layout/scroll-area.tsx';
import { formatCalendarDay } from '../../languages/formats/dates.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { listWords } from '../../languages/formats/lists.ts';
import {
  formatMeasurement,
  formatMeasurementChange,
} from '../../languages/formats/measurements.ts';
import { formatCount, formatToTenths } from '../../languages/formats/numbers.ts';
import { formatWeightChange } from '../../languages/formats/weights.ts';
import { zoneDates } from '../../languages/formats/zone-dates.ts';
import { medicineTitle } from '../medicines/medicines.ts';
import { ReportWeight, writePercent } from './report-weight.tsx';
import { texts } from './texts.ts';

/** A report as it is read, on a screen or on paper. Its days are those of its owner's time zone. */
export function ReportView({ report }: { report: Report }) {
  const { period, person, doses, plannedByMedicine, doseSteps, measurements, symptoms } = report;
  // How a change comes about matters only where one is shown.
  const { measurements: ofMeasurements, ...others } = report.sources;
  const sources = measurements.length === 0 ? others : { ...others, ofMeasurements };
  const timeZone = isTimeZone(period.timeZone) ? period.timeZone : 'UTC';
  const dates = zoneDates(timeZone);
  const dayOf = (instant: string) => dates.dayAndYear(Date.parse(instant));
  const left = listNotTaken(report);
  const hasPlans = left.length > 0 || plannedByMedicine.length > 1;
  return (
    <>
      <p className="numbers">
        <strong className="font-semibold">
          {texts.period(formatCalendarDay(period.from), formatCalendarDay(period.to), period.days)}
        </strong>
        <span className="block text-quiet">{texts.statement}</span>
      </p>
      <Summary report={report} dayOf={dayOf} />
      <ReportWeight report={report} timeZone={timeZone} dayOf={dayOf} />
      {doses.length === 0 ? null : (
        <Card title={texts.doses}>
          <ReportTable
            caption={texts.doses}
            headers={[texts.date, texts.amount, texts.site, texts.pain]}
            rows={joinReported(doses).map(({ entries, ...dose }) => [
              dayOf(dose.date),
              injectionOf({ ...dose, entries }),
              [...new Set(entries.map(placeOf))].join(', '),
              dose.painLevel === null ? '–' : texts.painOf(formatToTenths(dose.painLevel)),
            ])}
          />
        </Card>
      )}
      {doseSteps.length === 0 ? null : (
        <Card title={texts.steps}>
          <ReportTable
            caption={texts.steps}
            headers={[texts.date, texts.amount]}
            rows={doseSteps.map((step) => [
              step.date === null ? texts.before : dayOf(step.date),
              doseOf(step),
            ])}
          />
        </Card>
      )}
      {!hasPlans ? null : (
        <Card title={texts.planned}>
          <ul className="mb-4 numbers">
            {plannedByMedicine.map(({ medicine, taken, planned: all, paused }) => (
              <li key={medicine}>
                <span className="font-semibold">{medicineTitle(medicine)}</span>{' '}
                <span className="text-quiet">
                  {[
                    texts.takenOf(taken, all - paused),
                    ...(paused === 0 ? [] : [texts.inPause(paused)]),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {left.length === 0 ? (
            <Nothing>{texts.nonePlanned}</Nothing>
          ) : (
            <ReportTable
              caption={texts.planned}
              headers={[texts.date, texts.amount, texts.outcome]}
              rows={left.map(({ date, medicine, doseAmount, outcome }) => [
                dayOf(date),
                plannedByMedicine.length > 1
                  ? `${texts.mg(formatAmount(doseAmount))}, ${medicineTitle(medicine)}`
                  : texts.mg(formatAmount(doseAmount)),
                outcome,
              ])}
            />
          )}
        </Card>
      )}
      {measurements.length === 0 ? null : (
        <Card title={texts.measurements}>
          <ReportTable
            caption={texts.measurements}
            headers={[texts.measurement, texts.first, texts.last, texts.change]}
            rows={measurements.map(({ kind, unit, count, first, last }) => [
              measurementTexts.kinds[kind],
              texts.onDay(
                formatMeasurement({ ...first, kind, unit }, person.units),
                dayOf(first.date),
              ),
              texts.onDay(
                formatMeasurement({ ...last, kind, unit }, person.units),
                dayOf(last.date),
              ),
              count === 1
                ? '–'
                : formatMeasurementChange({ ...last, kind, unit }, first, person.units),
            ])}
          />
        </Card>
      )}
      {symptoms.categories.length + symptoms.noSymptoms === 0 ? null : (
        <Card title={texts.symptoms}>
          {symptoms.categories.length === 0 ? null : (
            <ReportTable
              caption={texts.symptoms}
              headers={[texts.symptom, texts.entries, texts.mean, texts.worst, texts.lastDay]}
              rows={symptoms.categories.map(({ category, entries, mean, worst, lastDate }) => [
                symptomTexts.categories[category],
                String(entries),
                formatToTenths(mean),
                String(worst),
                dayOf(lastDate),
              ])}
            />
          )}
          {symptoms.noSymptoms === 0 ? null : (
            <p className="mt-3 text-small text-quiet">{texts.noSymptoms(symptoms.noSymptoms)}</p>
          )}
        </Card>
      )}
      <Card title={texts.sources}>
        <ul className="fine-print flex max-w-prose list-disc flex-col gap-1 pl-5 text-small text-quiet">
          {Object.values(sources).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The planned doses that were not taken in full, in the order of time, with what became of each. */
const listNotTaken = ({ planned }: Report) =>
  planned === null
    ? []
    : [
        ...planned.missed.map((dose) => ({ ...dose, outcome: texts.missed })),
        ...planned.skipped.map((dose) => ({ ...dose, outcome: texts.skipped })),
        ...planned.partly.map((dose) => ({
          ...dose,
          outcome: texts.partly(formatAmount(dose.takenMg), formatAmount(dose.doseAmount)),
        })),
      ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));

interface SummaryProps {
  readonly report: Report;
  readonly dayOf: (instant: string) => string;
}

/** The period in four figures; a sentence where nothing was logged in it. */
function Summary({ report, dayOf }: SummaryProps) {
  const { doses, weight, symptoms, measurements, person, plannedByMedicine } = report;
  const injections = joinReported(doses);
  const latest = injections.at(-1);
  const [most] = symptoms.categories;
  const isEmpty =
    latest === undefined &&
    weight === null &&
    most === undefined &&
    symptoms.noSymptoms === 0 &&
    measurements.length === 0;
  if (isEmpty) {
    return (
      <Card title={texts.summary}>
        <p className="text-quiet">{texts.nothing}</p>
      </Card>
    );
  }
  const sumOf = (count: (plan: Report['plannedByMedicine'][number]) => number) =>
    plannedByMedicine.reduce((sum, plan) => sum + count(plan), 0);
  const all = sumOf(({ planned, paused }) => planned - paused);
  return (
    <Card title={texts.summary}>
      <FigureCards
        className="report-summary sm:grid-cols-2 lg:grid-cols-4"
        isNarrow
        figures={[
          {
            label: texts.doses,
            value: formatCount(injections.length),
            ...(all > 0 && {
              note: texts.takenOf(
                sumOf(({ taken }) => taken),
                all,
              ),
            }),
          },
          {
            label: texts.latestDose,
            value: latest === undefined ? '–' : injectionOf(latest),
            ...(latest && { note: dayOf(latest.date) }),
          },
          {
            label: texts.weight,
            value:
              weight === null
                ? '–'
                : formatWeightChange(
                    weight.first.weightKg,
                    weight.last.weightKg,
                    person.units.weight,
                  ),
            ...(weight && { note: texts.percent(writePercent(weight.changePercent)) }),
          },
          {
            label: texts.symptoms,
            value: formatCount(symptoms.categories.reduce((sum, { entries }) => sum + entries, 0)),
            ...(most && {
              note: `${symptomTexts.categories[most.category]} × ${formatCount(most.entries)}`,
            }),
          },
        ]}
      />
    </Card>
  );
}

function placeOf({
  injectionLocation: place,
  injectionSubLocation: part,
}: Report['doses'][number]) {
  if (place === null) return '–';
  if (place === 'other') return texts.otherSite;
  return part === null ? texts.places[place] : siteTexts.zone(place, part);
}

const doseOf = ({
  medicine,
  doseAmount,
}: Pick<Report['doses'][number], 'medicine' | 'doseAmount'>) =>
  `${isolated(medicineTitle(medicine))} ${texts.mg(formatAmount(doseAmount))}`;

/** 'Tirzepatide 10 mg', with what each part was where there are several. */
function injectionOf(injection: ReportedInjection<Report['doses'][number]>): string {
  const parts = injection.entries.map(({ doseAmount }) => texts.mg(formatAmount(doseAmount)));
  return parts.length === 1 ? doseOf(injection) : `${doseOf(injection)} (${listWords(parts)})`;
}

const formatAmount = (mg: number): string => String(Number(mg.toFixed(2)));

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-quiet">{children}</p>;
}

interface ReportTableProps {
  readonly caption: string;
  readonly headers: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

/** A table as it stands on paper: its headers come again on every page. */
function ReportTable({ caption, headers, rows }: ReportTableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full text-left numbers max-sm:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge text-small text-quiet">
            {headers.map((header) => (
              <th
                key={header}
                scope="col"
                className="py-2 pr-4 align-bottom last:pr-0 max-sm:pr-2 font-semibold"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart.
              key={place}
              className="border-b border-line last:border-0"
            >
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th
                    translate={translateOf(cell)}
                    key={headers[column]}
                    scope="row"
                    className="py-2 pr-4 font-normal whitespace-nowrap max-sm:pr-2"
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    translate={translateOf(cell)}
                    key={headers[column]}
                    className="py-2 pr-4 last:pr-0 max-sm:pr-2"
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
