import type { RouteDefinition } from '@dosewise/contract';
import type { Scope } from '../../context.ts';
import { beginningWith, type Database, inTransaction } from '../../db/database.ts';
import type { HoldFor, LiveSession } from '../../features/account/auth/sessions.read-model.ts';
import { runOnce } from '../idempotency/idempotency.ts';
import { requireSessionStill } from './auth-guard.ts';

/** What a binding says of the transaction in which its handler writes. */
export interface WriteOptions {
  /** What a write does to sessions, if it ends any: then it locks accordingly from the start. */
  readonly holdFor?: HoldFor;
  /**
   * For a handler that waits for something else than the database, or whose writes outlast its refusal:
   * it begins its transactions itself. Whatever it writes for the caller must be in one.
   */
  readonly ownTransactions?: boolean;
}

/** Runs what a caller with a session writes, asking again in each transaction who may call. */
export function writerOf(
  { access }: RouteDefinition,
  { holdFor = 'writing', ownTransactions = false }: WriteOptions,
) {
  return <T>(
    scope: Scope,
    session: LiveSession,
    repeatable: { readonly key: string; readonly requestHash: string } | null,
    work: (db: Database) => Promise<T>,
  ): Promise<T> => {
    const askAgain = (tx: Database) => requireSessionStill(access, session, tx, scope.now, holdFor);
    if (repeatable) return runOnce(scope, { ...session, ...repeatable }, askAgain, work);
    const db = beginningWith(scope.db, askAgain);
    return ownTransactions ? work(db) : inTransaction(db, work);
  };
}
