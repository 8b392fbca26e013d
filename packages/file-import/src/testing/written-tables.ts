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
export const NOTE_SIGNS = [...'ab c,;"\n\té-'];
/** A note as it comes back: without outer blanks, and without dashes that stand for nothing. */
export const keptNote = (note: string) => (/^-{1,3}$/.test(note.trim()) ? '' : note.trim());

export const SITES = [
  ['Stomach - Upper Left', 'abdomen', 'left_upper'],
  ['Stomach - Lower Right', 'abdomen', 'right_lower'],
  ['Thigh - Left', 'thigh', 'left'],
  ['Arm - Right', 'arm', 'right'],
  ['', 'other', null],
] as const;

export const MEDICINES = ['Mounjaro', 'Zepbound', 'Semaglutide (Compound)', 'Ozempic'] as const;

/** A shot of any file; its minute counts within its day. */
export interface Shot {
  readonly minute: number;
  readonly hundredths: number;
  readonly medicine: string;
  readonly site: (typeof SITES)[number];
  readonly pain: number | null;
  readonly note: string;
}

export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
export const written = (value: number, decimal: string) => String(value).replace('.', decimal);
