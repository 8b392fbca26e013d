import type { texts } from './texts.ts';

/** A way for someone or something into an account, or to its records. */
export type Door = keyof typeof texts.doors;

/** A door that was opened, as its mail tells. */
export interface OpenedDoor {
  readonly door: Door;
  /** Browser and system that opened it; null: not known. */
  readonly device: string | null;
  /** Its name, the address it leads to, or the person it is about; null: nothing to say. */
  readonly about: string | null;
}
