import { localClock } from '@dosewise/domain';
import { answerTo, LEAVE_OUT, zoneOf } from '../answers.ts';
import { collectHistory } from '../collect-history.ts';
import { readDateCell } from '../dates/date-cell.ts';
import { instantOf } from '../dates/date-order.ts';
import type {
  HistoryOptions,
  HistoryQuestion,
  HistoryResult,
  HistorySteps,
  ReadHistory,
  SkipReason,
} from '../history.ts';
import { question, unansweredOf } from '../questions.ts';
import { findWeightTable } from '../readers/weights/find-header.ts';
import { weightCsvSteps } from '../readers/weights/weight-csv.ts';
import type {
  ReadWeightCsv,
  WeightColumns,
  WeightCsvIssue,
  WeightCsvQuestion,
} from '../readers/weights/weight-csv-result.ts';
import { readWeightCell } from '../units/weight-cell.ts';
import { cleanCell } from '../words/fold-text.ts';
import type { HistoryColumns } from './history-columns.ts';

const UNITS = ['kg', 'lb', 'st'] as const;
const ORDERS = ['day-first', 'month-first'] as const;

/**
 * Hands a table without doses to the import of weights. `answered` are the columns where the user has
 * said what they hold; null lets that import find them.
 */
export function* weightsOnlySteps(
  text: string,
  options: HistoryOptions,
  answered: HistoryColumns | null,
): HistorySteps {
  const zone = zoneOf(options);
  const unit = UNITS.find((name) => name === answerTo(options, 'weight-unit'));
  const order = ORDERS.find((name) => name === answerTo(options, 'date-order'));
  const given = {
    ...(answered !== null && { mapping: plain(answered) }),
    ...(unit !== undefined && { unit }),
    ...(order !== undefined && { dateOrder: order }),
  };
  const asked = weightCsvSteps(text, { timeZone: zone, now: options.now, ...given });
  const result = yield* asked;
  if (result.kind === 'unreadable') {
    return { kind: 'refused', reason: 'unknown-format', format: 'weights-csv' };
  }
  // What it would have asked without the answers, so that they can be changed.
  const { mapping, ...answers } = { mapping: undefined, ...given };
  const isAnswered = Object.keys(answers).length > 0;
  const open = isAnswered
    ? yield* weightCsvSteps(text, {
        timeZone: zone,
        now: options.now,
        ...(mapping !== undefined && { mapping }),
      })
    : result;
  const questions = open.kind === 'question' ? questionsOf(open) : [];
  const empty = { questions, unanswered: unansweredOf(questions, options) };
  if (result.kind === 'question') return { ...NOTHING, ...empty };
  return { ...NOTHING, ...empty, ...converted(result, options, zone, text) };
}

const NOTHING = {
  kind: 'read',
  format: 'weights-csv',
  doses: [],
  weights: [],
  symptoms: [],
  skipped: [],
  ignored: [],
  cutNotes: 0,
} as const satisfies Partial<HistoryResult>;

function plain({ date, time, weight, unit, note, source }: HistoryColumns): WeightColumns {
  return { date, time, weight, unit, note, source };
}

function questionsOf({ needs, guess, columns, mapping }: WeightCsvQuestion): HistoryQuestion[] {
  const samplesOf = (index: number | null) => columns[index ?? -1]?.samples ?? [];
  return needs.map((need) => {
    if (need === 'unit') {
      const proposed: (readonly [string, string])[] = guess.unit === null ? [] : [['', guess.unit]];
      const samples = samplesOf(mapping.weight);
      return question({
        id: 'weight-unit',
        must: true,
        options: [...UNITS, LEAVE_OUT],
        proposed,
        samples,
      });
    }
    if (need === 'dateOrder') {
      return question({
        id: 'date-order',
        must: true,
        options: ORDERS,
        proposed: guess.dateOrder === null ? [] : [['', guess.dateOrder]],
        samples: samplesOf(mapping.date),
      });
    }
    return question({ id: 'columns', must: true, subjects: columns.map(({ name }) => name) });
  });
}

/** What was read, in our words. Row 1 is the header there, the first row below it here. */
function converted(
  result: ReadWeightCsv,
  { now }: HistoryOptions,
  zone: string,
  text: string,
): Pick<ReadHistory, 'doses' | 'weights' | 'symptoms' | 'skipped' | 'cutNotes' | 'ignored'> {
  const collect = collectHistory();
  const at = (row: number) => `row ${result.header[0] === 'Column 1' ? row : row - 1}`;
  const repeats = repeatedRows(result, text);
  for (const { row, date, weightKg, note, source } of result.entries) {
    const texts = { ...(note !== undefined && { note }), ...(source !== undefined && { source }) };
    const place = at(firstOf(row, repeats));
    if (date > now) collect.skip(place, 'weight', 'future', new Date(date).toISOString());
    else collect.addWeight({ at: place, date, weightKg, ...texts }, '');
  }
  for (const issue of result.issues) {
    const reason = reasonOf(issue, result, now, zone);
    collect.skip(at(issue.row), 'weight', reason, issue.cells.join(' '));
  }
  for (const row of repeats.keys()) collect.skip(at(row), 'weight', 'duplicate', '');
  const replaced = new Set(repeats.values());
  for (const { row, reason } of result.skipped) {
    const known = KNOWN_REASONS.find(([start]) => reason.startsWith(start))?.[1];
    if (known !== undefined && !replaced.has(row)) collect.skip(at(row), 'weight', known, reason);
  }
  return { ...collect.result(), ignored: result.leftOut.columns };
}

const SAME_AS = /^same date and time as row (\d{1,9})$/;

/** Rows that say what an earlier one says already, each with that one. */
function repeatedRows({ skipped, mapping, header }: ReadWeightCsv, text: string) {
  const repeats = new Map<number, number>();
  const pairs = skipped.flatMap(({ row, reason }) => {
    const later = SAME_AS.exec(reason)?.[1];
    return later === undefined ? [] : [[row, Number(later)] as const];
  });
  const table = pairs.length > 0 && header.length > 0 ? findWeightTable(text, mapping) : null;
  if (table === null) return repeats;
  const said = new Map(
    table.body.map(({ row, cells }) => [
      row - table.rowsBefore,
      [mapping.weight, mapping.unit]
        .map((column) => cleanCell(cells[column ?? -1] ?? ''))
        .join(' '),
    ]),
  );
  for (const [row, later] of pairs) if (said.get(row) === said.get(later)) repeats.set(later, row);
  return repeats;
}

/** The first of the rows that say the same as `row`. */
function firstOf(row: number, repeats: ReadonlyMap<number, number>): number {
  let first = row;
  for (let before = repeats.get(first); before !== undefined; before = repeats.get(first)) {
    first = before;
  }
  return first;
}

/** Why rows are skipped there; one without a weight is nothing here. */
const KNOWN_REASONS: readonly (readonly [string, SkipReason])[] = [
  ['same date and time', 'replaced'],
  ['no date', 'no-date'],
  ['not a', 'other-kind'],
];

function reasonOf(
  { cells }: WeightCsvIssue,
  { mapping, dateOrder }: ReadWeightCsv,
  now: number,
  zone: string,
): SkipReason {
  const date = readDateCell(cleanCell(cells[mapping.date ?? -1] ?? ''));
  if (date === null || date.kind === 'time') return 'unreadable-date';
  const clock = localClock(zone);
  const instant =
    date.kind === 'instant' ? date.at : instantOf(date.day, dateOrder, date.ms ?? 0, null, clock);
  if (instant === null) return 'unreadable-date';
  if (instant > now) return 'future';
  const weight = readWeightCell(cleanCell(cells[mapping.weight ?? -1] ?? ''));
  return weight === null ? 'unreadable-number' : 'implausible';
}
