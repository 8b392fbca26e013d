import type { Database } from '../db/database.ts';
import type { Config } from './config/config.ts';
import type { HeavyThread } from './http/heavy/heavy-thread.ts';
import type { HeavyTurns } from './http/heavy/heavy-turns.ts';

/** The things that a server answers with, before anything is sent. */
export interface ServerContext {
  readonly config: Config;
  readonly db: Database;
  /** Turns of heavy work: who does theirs here, and when. */
  readonly heavyTurns: HeavyTurns;
  /** The thread that heavy work is passed on to; null: it is done here. */
  readonly heavyThread: HeavyThread | null;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  /** A new id: a UUIDv7, so that ids sort by the time they were made. */
  readonly newId: () => string;
}
