import type { Access, RouteDefinition } from '@dosewise/contract';
import { AppError } from '../../app-error.ts';
import type { Scope } from '../../context.ts';
import { type Database, inTransaction, withFirstStatement } from '../../db/database.ts';
import { constraintFailure, isMissingRow } from '../../db/engines/engine-errors.ts';
import type { Needs } from './bind-route.ts';
import { requireCareStill } from './carers.ts';
import { runOnce } from './idempotency.ts';
import { callerId, type HoldFor, type LiveSession, type TokenKey } from './live-session.ts';
import { holdSession, isKeptOut, isStillLive } from './sessions.read-model.ts';

/** Runs what a caller with a session writes, asking again in each transaction who may call. */
export function writeTransactionFor(
  route: RouteDefinition,
  { holdFor = 'writing', ownTransactions = false }: Needs,
) {
  return <T>(
    scope: Scope,
    session: LiveSession,
    repeatable: { readonly key: string; readonly requestHash: string } | null,
    work: (db: Database) => Promise<T>,
  ): Promise<T> => {
    const askForWhom = (tx: Database) => requireCareStill(route, session, tx, scope.now);
    const askAgain = async (tx: Database) => {
      await requireSessionStill(route.access, session, tx, scope.now, holdFor);
      await askForWhom(tx);
    };
    if (repeatable) {
      const request = { ...session, ...repeatable, userId: callerId(session) };
      return runOnce(scope, request, askAgain, async (tx) => {
        await askForWhom(tx);
        return work(tx);
      });
    }
    const db = withFirstStatement(scope.db, askAgain);
    return ownTransactions ? work(db) : inTransaction(db, work);
  };
}

/** A large restore takes seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The reason that a session is not live: its account is being restored, or it is over. */
export async function refusalOf(
  scope: Pick<Scope, 'db' | 'now'>,
  key: TokenKey,
): Promise<AppError> {
  if (!(await isKeptOut(scope, key))) return new AppError('unauthorized');
  return new AppError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Asks again, as the first thing in the transaction of a write: the body may come minutes after the
 * headers. What would end the session waits for the write. Throws as `requireSession` does.
 */
async function requireSessionStill(
  access: Access,
  session: LiveSession,
  tx: Database,
  now: number,
  holdFor: HoldFor,
): Promise<void> {
  const userType = await holdSession(tx, session, now, holdFor);
  if (!userType) {
    const token = { userId: callerId(session), tokenHash: session.tokenHash };
    throw await refusalOf({ db: tx, now }, token);
  }
  if (access === 'admin' && userType !== 'admin') throw new AppError('forbidden');
}

/**
 * The error that a caller is told in place of `error`. A row that is missing under one's own feet
 * means that the account was deleted while the request ran: then the session is over, and nothing
 * is broken.
 */
export async function explainToCaller(
  error: unknown,
  session: LiveSession | null,
  scope: Scope,
): Promise<unknown> {
  const isMissing = isMissingRow(error) || constraintFailure(error) === 'foreign-key';
  if (!isMissing || !session || (await isStillLive(scope, session))) return error;
  return new AppError('unauthorized');
}
