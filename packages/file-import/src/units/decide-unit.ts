import { WEIGHT_UNITS, type WeightUnit } from '@dosewise/domain';
import type { HistoryOptions } from '../history.ts';
import { type Ask, answerTo, LEAVE_OUT } from '../questions.ts';
import { cleanCell } from '../words/fold-text.ts';
import { unitNamed } from './unit-words.ts';
import {
  type DecimalSign,
  findDecimalSign,
  numberFrom,
  readWeightCell,
  type WeightCell,
} from './weight-cell.ts';

/** Half of the values above this are pounds rather than kilograms, below the other stones. */
const LIKELY_LB = 130;
const LIKELY_ST = 30;

/** A weight as a row has it. */
export interface WrittenWeight {
  readonly text: string;
  /** The cell of its unit; '' for none. */
  readonly unitText: string;
  /** Null where the text is no weight. */
  readonly weight: WeightCell | null;
  /** The unit in the cell or in the column of units; null where neither says. */
  readonly unit: WeightUnit | null;
}

/** Reads the cell of a weight and the one of its unit. */
export function writtenWeight(text: string, unitText: string): WrittenWeight {
  const weight = readWeightCell(cleanCell(text));
  return { text, unitText, weight, unit: weight?.unit ?? unitNamed(unitText) };
}

/** Unit of the weights that name none, asked for where it is open, and the decimal sign of all. */
export function decideUnit(
  weights: readonly WrittenWeight[],
  stated: WeightUnit | null,
  options: HistoryOptions,
  ask: Ask,
): { readonly unit: WeightUnit | null; readonly decimal: DecimalSign | null } {
  const cells: WeightCell[] = [];
  const bare: WeightCell[] = [];
  const samples: string[] = [];
  for (const { text, weight, unit } of weights) {
    if (weight === null) continue;
    cells.push(weight);
    if (unit !== null) continue;
    bare.push(weight);
    samples.push(text);
  }
  const decimal = findDecimalSign(cells);
  if (stated !== null || bare.length === 0) return { unit: stated, decimal };
  const answer = answerTo(options, 'weight-unit');
  const units = ['kg', 'lb', 'st', LEAVE_OUT];
  ask({ id: 'weight-unit', must: true, options: units, proposed: likelyUnit(bare), samples });
  return { unit: WEIGHT_UNITS.find((unit) => unit === answer) ?? null, decimal };
}

/** The unit that the middle of the weights looks like; null without any. */
function likelyUnit(weights: readonly WeightCell[]): WeightUnit | null {
  const decimal = findDecimalSign(weights);
  const numbers = weights.flatMap(({ digits }) => numberFrom(digits, decimal) ?? []);
  const middle = numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (middle === undefined) return null;
  if (middle > LIKELY_LB) return 'lb';
  return middle < LIKELY_ST ? 'st' : 'kg';
}
