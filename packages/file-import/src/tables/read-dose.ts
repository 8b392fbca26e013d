import {
  type DoseCell,
  type DoseUnit,
  doseUnitNamed,
  namesPiece,
  readCount,
  readDoseCell,
} from '../words/dose-words.ts';
import { splitWords } from '../words/fold-text.ts';
import { isNotInjected, namesMedicine, readNamedDose } from '../words/medicine-words.ts';
import { BESIDE_MEDICINES } from './column-words.ts';
import type { RawDose } from './raw-entry.ts';

/** A dose with medicine and amount told apart, before the column has decided its unit. */
export interface ReadDose {
  /** As the row names it; '' where it does not. */
  readonly medicine: string;
  /** Null where the amount cannot be read, and 'none' where the row has none. */
  readonly cell: DoseCell | 'none' | null;
  /** The unit in the cell or beside it; null where neither says. */
  readonly unit: DoseUnit | null;
  /** The word for what is counted, in the cell or beside it: 'injection'; null where the amount is no count. */
  readonly piece: string | null;
}

/** Tells of a dose whether it is one of a medicine that is swallowed: by its name, its form or its unit. */
export function swallowedDoses(): (raw: RawDose, dose: ReadDose) => boolean {
  // The words are the same in most rows.
  const known = new Map<string, boolean>();
  return ({ medicine, form = '', unitText }, dose) => {
    const words = `${medicine} ${dose.medicine} ${form.replaceAll('.', '')} ${unitText} ${dose.piece ?? ''}`;
    const isKnown = known.get(words) ?? isNotInjected(words);
    known.set(words, isKnown);
    return isKnown;
  };
}

/** `Mounjaro 5`: a name and a bare number. */
const BARE_BEHIND = /^(.{0,80}[^\d\s.,])\s{1,3}(\d[\d.,]{0,7}|[.,]\d{1,7})$/;

/** Reads a row's dose. `isAnyName` takes whatever stands beside the amount for the medicine. */
export function readDose(raw: RawDose, isAnyName: boolean): ReadDose {
  const read = readAmountOf(raw, isAnyName);
  const beside = namesPiece(raw.unitText) && read.unit === null ? raw.unitText : null;
  const count = read.cell === null ? readCount(raw.doseText) : null;
  if (count === null || namesMedicine(count.piece)) return { ...read, piece: beside };
  return { ...read, ...count };
}

function readAmountOf(raw: RawDose, isAnyName: boolean): Omit<ReadDose, 'piece'> {
  const own = readNamedDose(raw.medicine);
  const unitBeside = doseUnitNamed(raw.unitText);
  const text = raw.doseText === '' ? own.doseText : raw.doseText;
  const plain = readDoseCell(text);
  if (text === '' || plain !== null) {
    return { medicine: own.medicine, cell: plain ?? 'none', unit: plain?.unit ?? unitBeside };
  }
  const named = readNamedDose(text);
  const [, name = '', digits = ''] = BARE_BEHIND.exec(text) ?? [];
  if (named.doseText === '' && digits !== '' && (isAnyName || namesMedicine(name))) {
    const medicine = own.medicine || readNamedDose(name).medicine;
    return { medicine, cell: { digits, unit: null }, unit: unitBeside };
  }
  // `5 mg?` is a doubt.
  const cell = text.includes('?') ? null : readDoseCell(named.doseText);
  if (cell === null) {
    const isOnlyName = named.doseText === '' && namesMedicine(text) && !/\d/.test(text);
    return {
      medicine: own.medicine || (isOnlyName ? named.medicine : ''),
      cell: isOnlyName ? 'none' : null,
      unit: null,
    };
  }
  const beside = named.medicine;
  const isSafe =
    isAnyName ||
    splitWords(beside).every((word) => namesMedicine(word) || BESIDE_MEDICINES.has(word)) ||
    (own.medicine !== '' && beside.toLowerCase() === own.medicine.toLowerCase());
  if (!isSafe) return { medicine: own.medicine, cell: null, unit: null };
  return {
    medicine: own.medicine || (namesMedicine(beside) || isAnyName ? beside : ''),
    cell,
    unit: cell.unit ?? unitBeside,
  };
}
