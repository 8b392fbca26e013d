import type { WeightUnit } from '@dosewise/domain';
import type { DateOrder } from '../dates/date-order.ts';
import type { HistoryAnswers } from '../history.ts';
import { weightCsvSteps } from '../readers/weights/weight-csv.ts';
import type {
  ReadWeightCsv,
  WeightColumns,
  WeightCsvResult,
} from '../readers/weights/weight-csv-result.ts';
import { resultOf } from './read-file.ts';

/** Options of a test for reading a table of weights, with the answers by their names. */
export interface WeightsAsked {
  readonly timeZone: string;
  readonly now: number;
  readonly mapping?: WeightColumns;
  readonly unit?: WeightUnit;
  readonly dateOrder?: DateOrder;
  readonly answers?: HistoryAnswers;
}

/** Reads a table of weights to its end. */
export function readWeightCsv(text: string, asked: WeightsAsked): WeightCsvResult {
  const { timeZone, now, mapping, unit, dateOrder } = asked;
  const answers = {
    ...asked.answers,
    ...(unit !== undefined && { 'weight-unit': { '': unit } }),
    ...(dateOrder !== undefined && { 'date-order': { '': dateOrder } }),
  };
  const options = { timeZone, now, answers, ...(mapping !== undefined && { mapping }) };
  return resultOf(weightCsvSteps(text, options));
}

/** The same of one that leaves nothing open. */
export function readyWeights(text: string, asked: WeightsAsked): ReadWeightCsv {
  const result = readWeightCsv(text, asked);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

/** Refused rows with their reason and the cell that is wrong. */
export const refusedRows = ({ issues }: ReadWeightCsv) =>
  issues.map(({ row, reason, detail }) => [row, reason, detail]);

/** Skipped rows with their reason, and the cell or the later row that says so. */
export const skippedRows = ({ skipped }: ReadWeightCsv) =>
  skipped.map(({ row, reason, detail, by }) => [row, reason, by ?? detail]);
