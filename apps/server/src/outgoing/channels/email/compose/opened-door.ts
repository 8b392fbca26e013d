import type { texts } from './texts.ts';

/** What opens an account, or its records, to somebody or something. */
export type Door = keyof typeof texts.doors;

/** A door that was opened, as its mail tells. */
export interface OpenedDoor {
  readonly door: Door;
  /** Browser and system that opened it; null: not known. */
  readonly device: string | null;
  /** What it is called, where it leads, or whom it is about; null: nothing to say. */
  readonly about: string | null;
}
