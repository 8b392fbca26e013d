import type { Report } from '@dosewise/contract';
import {
  joinReported,
  type ReportedInjection,
  type ReportPaper,
  zoneClock,
} from '@dosewise/domain';
import { medicineIn, siteIn } from '../../../../languages/record-texts.ts';
import type { Voice } from '../../../../languages/speak.ts';
import {
  beginPages,
  type Pages,
  writeHeading,
  writeParagraph,
  writeSmallPrint,
  writeTitle,
} from './pdf-pages.ts';
import { writeNewest, writeTable } from './pdf-table.ts';
import { figuresIn } from './shown-figures.ts';
import { drawWeights } from './weight-drawing.ts';

/**
 * Pages that a table may fill: with what stands besides them the report has at most 40, which is more than
 * anyone reads, and takes a second.
 */
const MAX_PAGES = { doses: 20, steps: 5, planned: 7 } as const;

/** The report as a tagged PDF, in the words of `voice`, which its sentences are in already. */
export async function reportPdf(
  report: Report,
  paper: ReportPaper,
  voice: Voice,
): Promise<Uint8Array> {
  const texts = voice.words['analysis/report/pdf'];
  const { day, dayOf, number } = figuresIn(voice.locale);
  const { period, statement, generatedAt } = report;
  const madeOn = dayOf(generatedAt, period.timeZone);
  const { from, to } = period;
  const counted = { count: period.days, shown: number(period.days) };
  const days = texts.period(day(from), day(to), counted, period.timeZone);
  const pages = beginPages({
    paper,
    title: texts.title,
    subject: days,
    madeAt: new Date(generatedAt),
    voice,
    footer: (page) => texts.footer(statement, madeOn, page),
  });
  writeTitle(pages, texts.title);
  writeParagraph(pages, days);
  writeParagraph(pages, `${statement} ${texts.made(madeOn)}`);
  // The first page has the things asked for first: summary, weight, doses. The rest follows, if there is any.
  writeSummary(pages, report);
  drawWeight(pages, report);
  writeDoses(pages, report);
  writePlanned(pages, report);
  writeMeasurements(pages, report);
  writeSymptoms(pages, report);
  writeHeading(pages, texts.sources);
  const { measurements, ...sources } = report.sources;
  const all = [
    ...Object.values(sources),
    ...(report.measurements.length > 0 ? [measurements] : []),
  ];
  for (const sentence of all) writeSmallPrint(pages, sentence);
  writeParagraph(pages, texts.end);
  return pages.end();
}

function writeSummary(pages: Pages, report: Report): void {
  const { texts } = pages;
  writeHeading(pages, texts.summary);
  const rows = [
    ...doseRows(pages, report),
    ...weightRows(pages, report),
    ...symptomRows(pages, report),
  ];
  if (rows.length > 0) writeTable(pages, { widths: [0.25, 0.75], rows });
  else if (report.measurements.length === 0) writeParagraph(pages, texts.nothing);
}

type SummaryRow = readonly [label: string, value: string];

function doseRows({ texts, figures, records }: Pages, report: Report): SummaryRow[] {
  const { doses, plannedByMedicine, period } = report;
  const injections = joinReported(doses);
  const latest = injections.at(-1);
  if (latest === undefined) return [];
  const sumOf = (count: (plan: Report['plannedByMedicine'][number]) => number) =>
    plannedByMedicine.reduce((sum, plan) => sum + count(plan), 0);
  const all = sumOf(({ planned, paused }) => planned - paused);
  const taken =
    all === 0
      ? []
      : [
          texts.takenOf(
            sumOf((plan) => plan.taken),
            all,
          ),
        ];
  const amount = `${medicineIn(records, latest.medicine)} ${texts.mg(figures.number(latest.doseAmount))}`;
  return [
    [texts.doses, [figures.number(injections.length), ...taken].join(', ')],
    [texts.latestDose, texts.onDay(amount, figures.dayOf(latest.date, period.timeZone))],
  ];
}

function weightRows(
  { texts, figures }: Pages,
  { weight, bmi, person, period }: Report,
): SummaryRow[] {
  if (weight === null) return [];
  const { weight: unit, height } = person.units;
  const { first, last, changePercent, weighIns } = weight;
  const onDay = ({ date, weightKg }: typeof first) =>
    texts.onDay(figures.weight(weightKg, unit), figures.dayOf(date, period.timeZone));
  const change = figures.change(first.weightKg, last.weightKg, unit);
  return [
    [texts.first, onDay(first)],
    [texts.last, onDay(last)],
    [texts.change, texts.percent(change, figures.signedPercent(changePercent))],
    [texts.weighIns, figures.number(weighIns)],
    ...(bmi === null
      ? []
      : [
          [
            texts.bmi,
            texts.bmiOf(figures.tenths(bmi.bmi), figures.height(bmi.heightCm, height)),
          ] as const,
        ]),
  ];
}

/** Symptoms that a summary names. */
const MOST_SYMPTOMS = 3;

/** 'Nausea × 3, Fatigue × 1'. */
function symptomRows({ texts, figures, records }: Pages, { symptoms }: Report): SummaryRow[] {
  const named = symptoms.categories
    .slice(0, MOST_SYMPTOMS)
    .map(({ category, entries }) => `${records.symptoms[category]} × ${figures.number(entries)}`);
  return named.length === 0 ? [] : [[texts.symptoms, named.join(', ')]];
}

function drawWeight(pages: Pages, { weight, person, period }: Report): void {
  if (weight === null) return;
  writeParagraph(pages, pages.texts.chart);
  drawWeights(pages, weight, { weightUnit: person.units.weight, timeZone: period.timeZone });
}

/** A section only of what was measured: most measure nothing besides their weight. */
function writeMeasurements(pages: Pages, { measurements, person, period }: Report): void {
  const { texts, figures, records } = pages;
  if (measurements.length === 0) return;
  const units = { ...person.units, beats: records.beats, points: records.points };
  writeHeading(pages, texts.measurements);
  writeTable(pages, {
    header: texts.measurementHeader,
    widths: [0.16, 0.28, 0.28, 0.17, 0.11],
    rows: measurements.map(({ kind, unit, first, last, count }) => {
      const onDay = (one: typeof first) =>
        texts.onDay(
          figures.measurement({ ...one, unit }, units),
          figures.dayOf(one.date, period.timeZone),
        );
      const change = () => figures.measurementChange({ ...first, unit }, { ...last, unit }, units);
      return [
        records.measurements[kind],
        onDay(first),
        onDay(last),
        count === 1 ? texts.unknown : change(),
        figures.number(count),
      ];
    }),
  });
}

function writeDoses(pages: Pages, { doses, doseSteps, period }: Report): void {
  const { texts, figures, records } = pages;
  const { timeZone } = period;
  if (doses.length === 0) return;
  writeHeading(pages, texts.doses);
  const mg = (amount: number) => texts.mg(figures.number(amount));
  type Entry = Report['doses'][number];
  const siteOf = ({ injectionLocation, injectionSubLocation }: Entry) =>
    siteIn(records, injectionLocation, injectionSubLocation) || texts.unknown;
  const deviceOf = ({ deviceKind }: Entry) =>
    deviceKind === null ? texts.unknown : texts.devices[deviceKind];
  const doseRow = ({ entries, ...dose }: ReportedInjection<Entry>) => [
    figures.dayOf(dose.date, timeZone),
    timeOf(dose.date, timeZone),
    medicineIn(records, dose.medicine),
    mg(dose.doseAmount),
    listOnce(entries.map(siteOf)),
    dose.painLevel === null ? texts.unknown : figures.number(dose.painLevel),
    listOnce(entries.map(deviceOf)),
  ];
  writeNewest(pages, {
    header: texts.doseHeader,
    widths: [0.18, 0.07, 0.16, 0.09, 0.29, 0.1, 0.11],
    rows: joinReported(doses),
    cellsOf: doseRow,
    maxPages: MAX_PAGES.doses,
  });
  writeHeading(pages, texts.steps);
  writeNewest(pages, {
    header: texts.stepHeader,
    widths: [0.3, 0.45, 0.25],
    rows: doseSteps,
    cellsOf: ({ date, medicine, doseAmount }) => [
      date === null ? texts.beforePeriod : figures.dayOf(date, timeZone),
      medicineIn(records, medicine),
      mg(doseAmount),
    ],
    maxPages: MAX_PAGES.steps,
  });
}

const listOnce = (words: readonly string[]) => [...new Set(words)].join(', ');

function writePlanned(pages: Pages, { planned, plannedByMedicine, period }: Report): void {
  const { texts, figures, records } = pages;
  if (planned === null) return;
  const notTaken = [
    ...planned.missed.map((dose) => ({ ...dose, what: texts.missed })),
    ...planned.skipped.map((dose) => ({ ...dose, what: texts.skipped })),
    ...planned.partly.map((dose) => ({
      ...dose,
      what: texts.partly(figures.number(dose.takenMg), figures.number(dose.doseAmount)),
    })),
  ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  // Of one medicine that was taken as planned the summary says so.
  if (notTaken.length === 0 && plannedByMedicine.length < 2) return;
  writeHeading(pages, texts.planned);
  for (const { medicine, taken, planned: all, paused } of plannedByMedicine) {
    const rest = paused === 0 ? [] : [texts.inPause(paused)];
    const counts = [texts.takenOf(taken, all - paused), ...rest].join(', ');
    writeParagraph(pages, `${medicineIn(records, medicine)}: ${counts}.`);
  }
  if (notTaken.length === 0) {
    writeParagraph(pages, texts.allTaken);
    return;
  }
  writeNewest(pages, {
    header: texts.plannedHeader,
    widths: [0.2, 0.12, 0.43, 0.25],
    rows: notTaken,
    cellsOf: ({ date, medicine, doseAmount, what }) => [
      figures.dayOf(date, period.timeZone),
      timeOf(date, period.timeZone),
      `${texts.mg(figures.number(doseAmount))}, ${medicineIn(records, medicine)}`,
      what,
    ],
    maxPages: MAX_PAGES.planned,
  });
}

function writeSymptoms(pages: Pages, { symptoms, period }: Report): void {
  const { texts, figures, records } = pages;
  const { categories, noSymptoms } = symptoms;
  if (categories.length + noSymptoms === 0) return;
  writeHeading(pages, texts.symptoms);
  if (categories.length > 0) {
    writeTable(pages, {
      header: texts.symptomHeader,
      widths: [0.3, 0.14, 0.2, 0.14, 0.22],
      rows: categories.map(({ category, entries, worst, mean, lastDate }) => [
        records.symptoms[category],
        figures.number(entries),
        String(worst),
        figures.tenths(mean),
        figures.dayOf(lastDate, period.timeZone),
      ]),
    });
  }
  if (noSymptoms > 0)
    writeParagraph(
      pages,
      texts.withoutSymptoms({ count: noSymptoms, shown: figures.number(noSymptoms) }),
    );
}

/** '08:30' on the wall of a time zone. */
const timeOf = (instant: string, timeZone: string) =>
  new Date(zoneClock(timeZone).wallOf(Date.parse(instant))).toISOString().slice(11, 16);
