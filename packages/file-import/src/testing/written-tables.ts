import fc from 'fast-check';
import type { HistoryAnswers, ReadHistory } from '../history.ts';
import { readFile } from './read-file.ts';

/** The first day of the files, in epoch ms. */
export const FIRST = Date.UTC(2020, 0, 1);
export const DAY_MINUTES = 1440;

/** Reads a table that is not refused, with the answers so far. */
export const read = (text: string, answers: HistoryAnswers = {}): ReadHistory =>
  readFile(text, { answers });

export const two = (value: number) => String(value).padStart(2, '0');
export const clock = (d: Date) => `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
export const isoDay = (d: Date) => d.toISOString().slice(0, 10);
const NOTE_SIGNS = [...'ab c,;"\n\té-'];
/** A note as it comes back: without outer blanks, and without dashes that stand for nothing. */
export const keptNote = (note: string) => (/^-{1,3}$/.test(note.trim()) ? '' : note.trim());

const SITES = [
  ['Stomach - Upper Left', 'abdomen', 'left_upper'],
  ['Stomach - Lower Right', 'abdomen', 'right_lower'],
  ['Thigh - Left', 'thigh', 'left'],
  ['Arm - Right', 'arm', 'right'],
  ['', 'other', null],
] as const;

const MEDICINES = ['Mounjaro', 'Zepbound', 'Semaglutide (Compound)', 'Ozempic'] as const;

/** A shot of any file; its minute counts within its day. */
export const shot = fc.record({
  minute: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  hundredths: fc.integer({ min: 1, max: 1500 }),
  medicine: fc.constantFrom(...MEDICINES),
  site: fc.constantFrom(...SITES),
  pain: fc.constantFrom(null, 0, 1, 1.5, 10),
  note: fc.string({ unit: fc.constantFrom(...NOTE_SIGNS), maxLength: 12 }),
});
export type Shot = typeof shot extends fc.Arbitrary<infer One> ? One : never;

export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
export const written = (value: number, decimal: string) => String(value).replace('.', decimal);
