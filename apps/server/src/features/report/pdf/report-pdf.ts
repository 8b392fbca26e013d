import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Report } from '@dosewise/contract';
import { calendarDayIn, type ReportPaper, zoneClock } from '@dosewise/domain';
import { recordTexts } from '../../../record-texts.ts';
import { addElement, beginPages, type Pages, writeHeading, writeParagraph } from './pdf-pages.ts';
import { writeTable } from './pdf-table.ts';
import {
  dayOf,
  shownChange,
  shownDay,
  shownHeight,
  shownNumber,
  shownWeight,
  signed,
} from './shown-figures.ts';
import { texts } from './texts.ts';
import { drawWeights } from './weight-drawing.ts';

/** Rows that are written at once: a few milliseconds, for which everybody else waits. */
const ROWS_AT_ONCE = 20;

/** The report as a tagged PDF, in pieces; between them others run. */
export async function* reportPdf(report: Report, paper: ReportPaper): AsyncGenerator<Uint8Array> {
  const { period, statement, generatedAt } = report;
  const madeOn = shownDay(calendarDayIn(period.timeZone, Date.parse(generatedAt)));
  const days = texts.period(
    shownDay(period.from),
    shownDay(period.to),
    period.days,
    period.timeZone,
  );
  const pages = beginPages({
    paper,
    title: texts.title,
    subject: days,
    madeAt: new Date(generatedAt),
    footer: (page) => texts.footer(statement, madeOn, page),
  });
  const { doc } = pages;
  let written = 0;
  for (const _ of partsOf(pages, report, { days, madeOn })) {
    written += 1;
    if (written % ROWS_AT_ONCE > 0) continue;
    const piece: Buffer | null = doc.read();
    if (piece !== null) yield piece;
    await letOthersRun();
  }
  pages.root.end();
  doc.end();
  yield* doc as AsyncIterable<Buffer>;
}

/** Writes the report, a row or a part at a time. */
function* partsOf(
  pages: Pages,
  report: Report,
  { days, madeOn }: { days: string; madeOn: string },
): Generator<void> {
  const { doc, root, left, width } = pages;
  doc.font('bold').fontSize(18);
  addElement(doc, root, ['H1'], () => void doc.text(texts.title, left, doc.y, { width }));
  doc.y += 6;
  writeParagraph(pages, days);
  writeParagraph(pages, `${report.statement} ${texts.made(madeOn)}`);
  yield* weightPart(pages, report);
  yield* dosesPart(pages, report);
  yield* plannedPart(pages, report);
  yield* symptomsPart(pages, report);
  writeHeading(pages, texts.sources);
  for (const sentence of Object.values(report.sources)) writeParagraph(pages, sentence);
  writeParagraph(pages, texts.end);
  yield;
}

function* weightPart(pages: Pages, { weight, bmi, person, period }: Report): Generator<void> {
  writeHeading(pages, texts.weight);
  if (weight === null) return writeParagraph(pages, texts.noWeight);
  const { weight: unit, height } = person.units;
  const { timeZone } = period;
  const { first, last, changePercent, weighIns } = weight;
  const onDay = ({ date, weightKg }: typeof first) =>
    texts.onDay(shownWeight(weightKg, unit), dayOf(date, timeZone));
  const change = shownChange(first.weightKg, last.weightKg, unit);
  yield* writeTable(pages, {
    widths: [0.25, 0.75],
    rows: [
      [texts.first, onDay(first)],
      [texts.last, onDay(last)],
      [texts.change, texts.percent(change, signed(changePercent))],
      [texts.weighIns, shownNumber(weighIns)],
      ...(bmi === null
        ? []
        : [[texts.bmi, texts.bmiOf(bmi.bmi.toFixed(1), shownHeight(bmi.heightCm, height))]]),
    ],
  });
  writeParagraph(pages, texts.chart);
  drawWeights(pages, weight, { weightUnit: unit, timeZone });
  yield;
}

function* dosesPart(pages: Pages, { doses, doseSteps, period }: Report): Generator<void> {
  const { timeZone } = period;
  writeHeading(pages, texts.doses);
  if (doses.length === 0) return writeParagraph(pages, texts.noDoses);
  const mg = (amount: number) => texts.mg(shownNumber(amount));
  yield* writeTable(pages, {
    header: texts.doseHeader,
    widths: [0.13, 0.08, 0.22, 0.11, 0.23, 0.1, 0.13],
    rows: mapped(doses, (dose) => [
      dayOf(dose.date, timeZone),
      timeOf(dose.date, timeZone),
      dose.medicine,
      mg(dose.doseAmount),
      recordTexts.site(dose.injectionLocation, dose.injectionSubLocation),
      dose.painLevel === null ? texts.unknown : shownNumber(dose.painLevel),
      texts.device(dose.deviceKind),
    ]),
  });
  writeHeading(pages, texts.steps);
  yield* writeTable(pages, {
    header: texts.stepHeader,
    widths: [0.3, 0.45, 0.25],
    rows: mapped(doseSteps, ({ date, medicine, doseAmount }) => [
      date === null ? texts.beforePeriod : dayOf(date, timeZone),
      medicine,
      mg(doseAmount),
    ]),
  });
}

function* plannedPart(pages: Pages, { planned, period }: Report): Generator<void> {
  writeHeading(pages, texts.planned);
  if (planned === null) return writeParagraph(pages, texts.noPlan);
  const notTaken = [
    ...planned.missed.map((dose) => ({ ...dose, what: texts.missed })),
    ...planned.skipped.map((dose) => ({ ...dose, what: texts.skipped })),
  ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  if (notTaken.length === 0) return writeParagraph(pages, texts.allTaken);
  yield* writeTable(pages, {
    header: texts.plannedHeader,
    widths: [0.2, 0.12, 0.43, 0.25],
    rows: mapped(notTaken, ({ date, doseAmount, what }) => [
      dayOf(date, period.timeZone),
      timeOf(date, period.timeZone),
      `${texts.mg(shownNumber(doseAmount))}, ${planned.medicine}`,
      what,
    ]),
  });
}

function* symptomsPart(pages: Pages, { symptoms, period }: Report): Generator<void> {
  const { categories, noSymptoms } = symptoms;
  writeHeading(pages, texts.symptoms);
  if (categories.length === 0) writeParagraph(pages, texts.noSymptomsLogged);
  else {
    yield* writeTable(pages, {
      header: texts.symptomHeader,
      widths: [0.3, 0.14, 0.2, 0.14, 0.22],
      rows: mapped(categories, ({ category, entries, worst, mean, lastDate }) => [
        recordTexts.symptom(category),
        shownNumber(entries),
        String(worst),
        mean.toFixed(1),
        dayOf(lastDate, period.timeZone),
      ]),
    });
  }
  if (noSymptoms > 0) writeParagraph(pages, texts.withoutSymptoms(noSymptoms));
}

/** '08:30' on the wall of a time zone. */
const timeOf = (instant: string, timeZone: string) =>
  new Date(zoneClock(timeZone).wallOf(Date.parse(instant))).toISOString().slice(11, 16);

/** Rows made one at a time, when they are written. */
function* mapped<T>(list: readonly T[], row: (each: T) => string[]): Generator<string[]> {
  for (const each of list) yield row(each);
}
