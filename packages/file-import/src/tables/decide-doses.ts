import type { HistoryOptions } from '../history.ts';
import { type Ask, answerTo, LEAVE_OUT, positiveNumber } from '../questions.ts';
import { type DecimalSign, findDecimalSign } from '../units/weight-cell.ts';
import { DOSE_UNITS, type DoseCell, type DoseUnit, readAmount } from '../words/dose-words.ts';
import { foldText } from '../words/fold-text.ts';
import { readMedicine } from '../words/medicine-words.ts';
import type { RawDose, TableFacts } from './raw-entry.ts';
import type { ReadDose } from './read-dose.ts';

/** The decisions of the whole file and the answers about doses. */
export interface DoseDecisions {
  readonly decimal: DecimalSign | null;
  /** Unit of doses that name none; null while it is open or they are left out. */
  readonly unit: DoseUnit | null;
  /** mg in a mL, by the folded name of the medicine. */
  readonly concentrations: ReadonlyMap<string, number>;
  /** mg of one piece, or why there are none. */
  readonly mgOfPiece: (raw: RawDose, piece: string) => number | 'left-out' | 'ask-unit';
}

/** Rows that a question about pieces shows, and the most words that it asks about; doses of more stay out. */
const SAMPLES = 3;
const MAX_PIECES = 40;
/** Amounts above are no mg, those below no mcg: the largest labelled dose is 15 mg (Mounjaro). */
const LARGE_MG = 50;

/**
 * mL of a unit of a U-100 syringe (ISO 8537), and of a click of the pens that people count clicks of
 * (the KwikPen's 60 clicks are 0.6 mL).
 */
const STEPS_PER_ML = 100;

type Amounts = readonly {
  readonly raw: RawDose;
  readonly dose: ReadDose;
  readonly cell: DoseCell;
}[];

/** Decides in which unit bare numbers are, and asks for it and for concentrations. */
export function decideDoses(
  read: readonly { readonly raw: RawDose; readonly dose: ReadDose }[],
  facts: TableFacts,
  options: HistoryOptions,
  ask: Ask,
): DoseDecisions {
  const amounts: Amounts = read.flatMap(({ raw, dose }) =>
    dose.cell === null || dose.cell === 'none' ? [] : [{ raw, dose, cell: dose.cell }],
  );
  const decimal = findDecimalSign(amounts.map(({ cell }) => cell));
  const stated = facts.doseUnit ?? (facts.kind === 'pokii-csv' ? 'mg' : null);
  const mgOfPiece = decidePieces(amounts, options, ask);
  const bare = amounts.filter(({ dose }) => dose.unit === null && dose.piece === null);
  const likely = likelyUnit(bare, decimal);
  const proven = stated ?? (isProven(likely, amounts) ? likely : null);
  const answer = answerTo(options, 'dosage-unit');
  const unit = proven ?? DOSE_UNITS.find((name) => name === answer) ?? null;
  if (proven === null && bare.length > 0) {
    const samples = bare.map(({ raw }) => raw.doseText);
    const units = [...DOSE_UNITS, LEAVE_OUT];
    ask({ id: 'dosage-unit', must: true, options: units, proposed: likely, samples });
  }

  const inVolume = amounts.filter(({ dose }) => isVolume(dose.unit ?? unit));
  const names = new Map<string, string>();
  for (const { dose } of inVolume) {
    const name = dose.medicine || facts.medicine || (answerTo(options, 'medicine') ?? '');
    if (!names.has(foldText(name))) names.set(foldText(name), name);
  }
  const concentrations = new Map<string, number>();
  for (const [key, name] of names) {
    const given = positiveNumber(answerTo(options, 'concentration', name) ?? '');
    if (given !== null) concentrations.set(key, given);
  }
  if (names.size > 0) {
    const samples = inVolume.map(({ raw }) => raw.doseText);
    ask({ id: 'concentration', must: true, subjects: [...names.values()], samples });
  }
  return { decimal, unit, concentrations, mgOfPiece };
}

/** Asks how many mg are in one piece; of several medicines or strengths for each. */
function decidePieces(
  amounts: Amounts,
  options: HistoryOptions,
  ask: Ask,
): DoseDecisions['mgOfPiece'] {
  const counted = amounts.filter(({ dose }) => dose.piece !== null);
  const isOne = new Set(counted.map(({ raw }) => foldText(raw.medicine))).size < 2;
  const nameOf = ({ medicine }: RawDose, piece: string) =>
    isOne ? piece : `${medicine} ${piece}`.trim();
  /** The first spelling of each. */
  const names = new Map<string, string>();
  const proposed = new Map<string, string>();
  for (const { raw, dose } of counted) {
    const name = nameOf(raw, dose.piece ?? '');
    if (names.has(foldText(name))) continue;
    names.set(foldText(name), name);
    const { doseMg } = readMedicine(raw.medicine);
    if (doseMg !== null) proposed.set(name, String(doseMg));
  }
  if (names.size > 0) {
    const samples = counted.slice(0, SAMPLES).map(({ raw }) => raw.detail);
    const subjects = [...names.values()].slice(0, MAX_PIECES);
    ask({ id: 'mg-per-count', must: true, subjects, proposed, samples });
  }
  return (raw, piece) => {
    const name = nameOf(raw, piece);
    const answer = answerTo(options, 'mg-per-count', names.get(foldText(name))) ?? '';
    return answer === LEAVE_OUT ? 'left-out' : (positiveNumber(answer) ?? 'ask-unit');
  };
}

/** The mg of a dose. A reason where there are none, or where an answer is missing. */
export function readMilligrams(
  { cell, unit: own, piece }: ReadDose,
  medicine: string,
  raw: RawDose,
  { decimal, unit, concentrations, mgOfPiece }: DoseDecisions,
): number | 'no-dose' | 'unreadable-number' | 'ask-unit' | 'left-out' {
  if (cell === 'none') return 'no-dose';
  if (cell === null) return 'unreadable-number';
  if (piece !== null) {
    const count = readAmount(cell, decimal, 'mg');
    const mg = mgOfPiece(raw, piece);
    if (count === null) return 'unreadable-number';
    return typeof mg === 'number' ? Number((count * mg).toFixed(6)) : mg;
  }
  const used = own ?? unit;
  if (used === null) return 'ask-unit';
  if (!isVolume(used)) return readAmount(cell, decimal, used) ?? 'unreadable-number';
  const concentration = concentrations.get(foldText(medicine));
  if (concentration === undefined) return 'no-dose';
  const amount = readAmount(cell, decimal, 'mg');
  if (amount === null) return 'unreadable-number';
  const mg = used === 'mL' ? amount * concentration : (amount * concentration) / STEPS_PER_ML;
  // Without the dust of binary fractions.
  return Number(mg.toFixed(6));
}

function isVolume(unit: DoseUnit | null): unit is 'units' | 'mL' | 'clicks' {
  return unit === 'units' || unit === 'mL' || unit === 'clicks';
}

/** True where other cells of the column leave no doubt that bare numbers are mg or mcg. */
function isProven(unit: DoseUnit | null, amounts: Amounts): boolean {
  const units = new Set(amounts.map(({ dose }) => dose.unit));
  return unit !== null && units.has(unit) && ![...units].some(isVolume);
}

function likelyUnit(bare: Amounts, decimal: DecimalSign | null): 'mg' | 'mcg' | null {
  const values = bare.flatMap(({ cell }) => readAmount(cell, decimal, 'mg') ?? []);
  if (values.length === 0) return null;
  if (values.every((value) => value <= LARGE_MG)) return 'mg';
  return values.every((value) => value > LARGE_MG) ? 'mcg' : null;
}
