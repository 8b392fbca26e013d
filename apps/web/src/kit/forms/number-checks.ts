import { parseNumber } from './parse-number.ts';

/** The least and the most that a field takes, as the domain and the contract have them. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The number that somebody typed; null where it is none, or outside of the limits. */
export function numberIn(text: string, { least, most }: Limits): number | null {
  const number = parseNumber(text);
  return number >= least && number <= most ? number : null;
}

/** The same of a whole number. */
export function wholeIn(text: string, limits: Limits): number | null {
  const number = numberIn(text, limits);
  return Number.isInteger(number) ? number : null;
}

interface NumberSentences {
  /** For an empty field; `wrong` without it. */
  readonly missing?: string;
  readonly wrong: string;
}

/** The error of a typed number, or null. */
export function numberError(text: string, limits: Limits, sentences: NumberSentences) {
  return errorOf(text, numberIn(text, limits), sentences);
}

/** The error of a typed whole number, or null. */
export function wholeError(text: string, limits: Limits, sentences: NumberSentences) {
  return errorOf(text, wholeIn(text, limits), sentences);
}

function errorOf(text: string, read: number | null, { wrong, missing = wrong }: NumberSentences) {
  if (text.trim() === '') return missing;
  return read === null ? wrong : null;
}
