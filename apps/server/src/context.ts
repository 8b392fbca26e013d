import type { Database } from './db/database.ts';

/** The things that one piece of work may touch: the database (or its transaction), one instant, new ids. */
export interface Scope {
  readonly db: Database;
  /** The instant of the work in epoch milliseconds. */
  readonly now: number;
  readonly newId: () => string;
}

/** The person who opens a door, as the mail about it says. */
export interface DoorOpener {
  readonly userId: string;
  /** Browser and system; null: not known. */
  readonly deviceName: string | null;
}

/** The source of scopes, with a clock that goes on. */
interface ScopeSource {
  readonly db: Database;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** A scope of this instant. */
export function newScope({ db, now, newId }: ScopeSource): Scope {
  return { db, now: now(), newId };
}
