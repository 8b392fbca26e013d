import type { Report } from '@dosewise/contract';
import { type ReportPaper, zoneClock } from '@dosewise/domain';
import { recordTexts } from '../../../../record-texts.ts';
import { beginPages, type Pages, writeHeading, writeParagraph, writeTitle } from './pdf-pages.ts';
import { writeNewest, writeTable } from './pdf-table.ts';
import {
  printDay,
  shownChange,
  shownDay,
  shownHeight,
  shownMeasurement,
  shownMeasurementChange,
  shownNumber,
  shownWeight,
  signed,
  toTenths,
} from './shown-figures.ts';
import { texts } from './texts.ts';
import { drawWeights } from './weight-drawing.ts';

/**
 * Pages that a table may fill: with what stands besides them the report has at most 40, which is more than
 * anybody reads, and takes a second.
 */
const MAX_PAGES = { doses: 20, steps: 5, planned: 7 } as const;

/** The report as a tagged PDF. */
export async function reportPdf(report: Report, paper: ReportPaper): Promise<Uint8Array> {
  const { period, statement, generatedAt } = report;
  const madeOn = printDay(generatedAt, period.timeZone);
  const { from, to } = period;
  const days = texts.period(shownDay(from), shownDay(to), period.days, period.timeZone);
  const pages = beginPages({
    paper,
    title: texts.title,
    subject: days,
    madeAt: new Date(generatedAt),
    footer: (page) => texts.footer(statement, madeOn, page),
  });
  writeTitle(pages, texts.title);
  writeParagraph(pages, days);
  writeParagraph(pages, `${statement} ${texts.made(madeOn)}`);
  writeWeight(pages, report);
  writeMeasurements(pages, report);
  writeDoses(pages, report);
  writePlanned(pages, report);
  writeSymptoms(pages, report);
  writeHeading(pages, texts.sources);
  const { measurements, ...sources } = report.sources;
  for (const sentence of Object.values(sources)) writeParagraph(pages, sentence);
  if (report.measurements.length > 0) writeParagraph(pages, measurements);
  writeParagraph(pages, texts.end);
  return pages.end();
}

function writeWeight(pages: Pages, { weight, bmi, person, period }: Report): void {
  writeHeading(pages, texts.weight);
  if (weight === null) {
    writeParagraph(pages, texts.noWeight);
    return;
  }
  const { weight: unit, height } = person.units;
  const { timeZone } = period;
  const { first, last, changePercent, weighIns } = weight;
  const onDay = ({ date, weightKg }: typeof first) =>
    texts.onDay(shownWeight(weightKg, unit), printDay(date, timeZone));
  const change = shownChange(first.weightKg, last.weightKg, unit);
  writeTable(pages, {
    widths: [0.25, 0.75],
    rows: [
      [texts.first, onDay(first)],
      [texts.last, onDay(last)],
      [texts.change, texts.percent(change, signed(changePercent))],
      [texts.weighIns, shownNumber(weighIns)],
      ...(bmi === null
        ? []
        : [[texts.bmi, texts.bmiOf(toTenths(bmi.bmi), shownHeight(bmi.heightCm, height))]]),
    ],
  });
  writeParagraph(pages, texts.chart);
  drawWeights(pages, weight, { weightUnit: unit, timeZone });
}

/** A section only of what was measured: most measure nothing besides their weight. */
function writeMeasurements(pages: Pages, { measurements, person, period }: Report): void {
  if (measurements.length === 0) return;
  writeHeading(pages, texts.measurements);
  writeTable(pages, {
    header: texts.measurementHeader,
    widths: [0.18, 0.27, 0.27, 0.16, 0.12],
    rows: measurements.map(({ kind, first, last, count }) => {
      const onDay = ({ date, value }: typeof first) =>
        texts.onDay(shownMeasurement(kind, value, person.units), printDay(date, period.timeZone));
      const values = [first.value, last.value] as const;
      return [
        recordTexts.measurement(kind),
        onDay(first),
        onDay(last),
        count === 1 ? texts.unknown : shownMeasurementChange(kind, values, person.units),
        shownNumber(count),
      ];
    }),
  });
}

function writeDoses(pages: Pages, { doses, doseSteps, period }: Report): void {
  const { timeZone } = period;
  writeHeading(pages, texts.doses);
  if (doses.length === 0) {
    writeParagraph(pages, texts.noDoses);
    return;
  }
  const mg = (amount: number) => texts.mg(shownNumber(amount));
  const doseRow = (dose: Report['doses'][number]) => [
    printDay(dose.date, timeZone),
    timeOf(dose.date, timeZone),
    dose.medicine,
    mg(dose.doseAmount),
    recordTexts.site(dose.injectionLocation, dose.injectionSubLocation) || texts.unknown,
    dose.painLevel === null ? texts.unknown : shownNumber(dose.painLevel),
    texts.device(dose.deviceKind),
  ];
  writeNewest(pages, {
    header: texts.doseHeader,
    widths: [0.13, 0.08, 0.22, 0.11, 0.23, 0.1, 0.13],
    rows: doses,
    cellsOf: doseRow,
    maxPages: MAX_PAGES.doses,
  });
  writeHeading(pages, texts.steps);
  writeNewest(pages, {
    header: texts.stepHeader,
    widths: [0.3, 0.45, 0.25],
    rows: doseSteps,
    cellsOf: ({ date, medicine, doseAmount }) => [
      date === null ? texts.beforePeriod : printDay(date, timeZone),
      medicine,
      mg(doseAmount),
    ],
    maxPages: MAX_PAGES.steps,
  });
}

function writePlanned(pages: Pages, { planned, period }: Report): void {
  writeHeading(pages, texts.planned);
  if (planned === null) {
    writeParagraph(pages, texts.noPlan);
    return;
  }
  const notTaken = [
    ...planned.missed.map((dose) => ({ ...dose, what: texts.missed })),
    ...planned.skipped.map((dose) => ({ ...dose, what: texts.skipped })),
  ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  if (notTaken.length === 0) {
    writeParagraph(pages, texts.allTaken);
    return;
  }
  writeNewest(pages, {
    header: texts.plannedHeader,
    widths: [0.2, 0.12, 0.43, 0.25],
    rows: notTaken,
    cellsOf: ({ date, doseAmount, what }) => [
      printDay(date, period.timeZone),
      timeOf(date, period.timeZone),
      `${texts.mg(shownNumber(doseAmount))}, ${planned.medicine}`,
      what,
    ],
    maxPages: MAX_PAGES.planned,
  });
}

function writeSymptoms(pages: Pages, { symptoms, period }: Report): void {
  const { categories, noSymptoms } = symptoms;
  writeHeading(pages, texts.symptoms);
  if (categories.length === 0) writeParagraph(pages, texts.noSymptomsLogged);
  else {
    writeTable(pages, {
      header: texts.symptomHeader,
      widths: [0.3, 0.14, 0.2, 0.14, 0.22],
      rows: categories.map(({ category, entries, worst, mean, lastDate }) => [
        recordTexts.symptom(category),
        shownNumber(entries),
        String(worst),
        toTenths(mean),
        printDay(lastDate, period.timeZone),
      ]),
    });
  }
  if (noSymptoms > 0) writeParagraph(pages, texts.withoutSymptoms(noSymptoms));
}

/** '08:30' on the wall of a time zone. */
const timeOf = (instant: string, timeZone: string) =>
  new Date(zoneClock(timeZone).wallOf(Date.parse(instant))).toISOString().slice(11, 16);
