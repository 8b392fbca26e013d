import type { RouteDefinition } from '@dosewise/contract';
import type { Needs } from '../../calls/answer.ts';
import type { LiveSession } from '../../calls/live-session.ts';
import type { Scope } from '../../context.ts';
import { type Database, inTransaction, withFirstStatement } from '../../db/database.ts';
import { runOnce } from '../idempotency/idempotency.ts';
import { requireSessionStill } from './auth-guard.ts';

/** Runs what a caller with a session writes, asking again in each transaction who may call. */
export function writeTransactionFor(
  { access }: RouteDefinition,
  { holdFor = 'writing', ownTransactions = false }: Needs,
) {
  return <T>(
    scope: Scope,
    session: LiveSession,
    repeatable: { readonly key: string; readonly requestHash: string } | null,
    work: (db: Database) => Promise<T>,
  ): Promise<T> => {
    const askAgain = (tx: Database) => requireSessionStill(access, session, tx, scope.now, holdFor);
    if (repeatable) return runOnce(scope, { ...session, ...repeatable }, askAgain, work);
    const db = withFirstStatement(scope.db, askAgain);
    return ownTransactions ? work(db) : inTransaction(db, work);
  };
}
