import { texts } from './texts.ts';

/** A list of numbers to choose from, with the one that is set even when it is another one. */
export function numberOptions(
  usual: readonly number[],
  current: number,
  label: (value: number) => string,
): { readonly value: string; readonly label: string }[] {
  const values = [...new Set([...usual, current])].toSorted((a, b) => a - b);
  return values.map((value) => ({ value: String(value), label: label(value) }));
}

/** A time span in the largest unit that says it whole. */
export function spanWords(minutes: number): string {
  return minutes >= 60 && minutes % 60 === 0 ? texts.hours(minutes / 60) : texts.minutes(minutes);
}
