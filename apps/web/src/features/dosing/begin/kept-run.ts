import { readPersonal, writePersonal } from '../../../data/session/personal.ts';
import { type BeginValues, type FirstRecords, NO_ANSWERS } from './begin-answers.ts';

/** Records that are being saved, under the id of their pen: they may have arrived in part. */
export interface SentRun {
  readonly key: string;
  readonly records: FirstRecords;
}

/** The conversation as far as it came, kept in this browser until all of it is saved. */
export interface KeptRun {
  readonly values: BeginValues;
  readonly sent: SentRun | null;
}

/** The conversation that is kept; null without one. */
export function readRun(): KeptRun | null {
  const text = readPersonal('firstRun');
  if (text === null) return null;
  try {
    const { values, sent } = JSON.parse(text) as KeptRun;
    // Another release may have known other answers.
    return { values: { ...NO_ANSWERS, ...values }, sent };
  } catch {
    return null;
  }
}

export const keepRun = (run: KeptRun | null): void =>
  writePersonal('firstRun', run && JSON.stringify(run));
