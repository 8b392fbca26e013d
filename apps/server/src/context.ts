import type { PeopleRole } from '@dosewise/contract';
import type { Database } from './db/database.ts';
import type { Spoken } from './languages/locales.ts';

/** The things that one piece of work may touch: the database (or its transaction), one instant, new ids. */
export interface Scope {
  readonly db: Database;
  /** The instant of the work in epoch milliseconds. */
  readonly now: number;
  readonly newId: () => string;
  /** Someone who acts for the user; absent: the user, or no one. */
  readonly carer?: Carer | undefined;
}

/** A scope of someone who is answered in words. */
export interface SpokenScope extends Scope {
  /** The language of the caller: that of the account, else the one that the browser asks for. */
  readonly language: Spoken;
}

/** Someone else who acts for a user whose records they are. */
export interface Carer {
  /** Of the caller's own account, whose session it is. */
  readonly userId: string;
  /** The address by which the user invited them. */
  readonly email: string;
  readonly role: PeopleRole;
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
