import { createHash } from 'node:crypto';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { latestInstant } from '../../background/wrong-clock.ts';
import { callerNetwork } from '../callers/caller-network.ts';
import {
  countFailures,
  deleteFailures,
  forgetFailures,
  insertFailures,
} from './failed-attempts.queries.ts';
import { inTurn } from './in-turn.ts';

/** Failed tries in one window for whatever is tried, and failed logins for one caller. */
const LOGIN_LIMITS = { windowMs: 15 * 60_000, perSubject: 10, perCaller: 30 } as const;
/** Password mails in one window to one address, and requests for them from one caller. */
const RESET_LIMITS = { windowMs: 60 * 60_000, perAddress: 5, perIp: 20 } as const;
/** The age beyond which a failure counts nowhere. */
export const FAILURES_KEPT_MS = Math.max(LOGIN_LIMITS.windowMs, RESET_LIMITS.windowMs);

/**
 * The subject and caller that an attempt counts for, in the database, so that every process sees
 * them: hashes of the address and of the caller's IP, not the things themselves.
 */
export interface Attempt {
  readonly subject: string;
  readonly caller: string | null;
}

/** A login of someone unknown, from anywhere. */
export function loginAttempt(email: string, ip: string): Attempt {
  return {
    subject: hashSubject('address', email),
    caller: hashSubject('ip', callerNetwork(ip)),
  };
}

/** A login from a device that was logged in before. What strangers try elsewhere does not lock it out. */
export function deviceAttempt(deviceHash: string): Attempt {
  return { subject: hashSubject('device', deviceHash), caller: null };
}

/** A check of the own password by someone who is logged in. */
export function ownPasswordAttempt(userId: string): Attempt {
  return { subject: hashSubject('user', userId), caller: null };
}

/** A code of a second factor: on a device that was logged in before, or anywhere else. */
export function secondFactorAttempt(userId: string, deviceHash: string | null): Attempt {
  return { subject: hashSubject('code', `${userId} ${deviceHash ?? ''}`), caller: null };
}

/** A login with a passkey, which names itself. */
export function passkeyAttempt(credentialId: string, ip: string): Attempt {
  return {
    subject: hashSubject('passkey', credentialId),
    caller: hashSubject('ip', callerNetwork(ip)),
  };
}

/** A passcode for the shared report behind a token. */
export function shareAttempt(tokenHash: string, ip: string): Attempt {
  return {
    subject: hashSubject('share', tokenHash),
    caller: hashSubject('share-ip', callerNetwork(ip)),
  };
}

/** An attempt that counts as failed until it is known to be right. */
export interface BegunAttempt {
  readonly subject: string;
  readonly failureIds: readonly string[];
}

/**
 * Counts an attempt as failed before its password is looked at: of many at once, in however many
 * processes, none passes for an earlier one. `limited`: throws `too_many_requests` when its subject or
 * its caller failed too often of late. A right password takes it back by `recordSuccess`.
 */
export async function beginAttempt(
  scope: Scope,
  attempt: Attempt,
  limited: boolean,
): Promise<BegunAttempt> {
  if (!limited) return countAttempt(scope, attempt);
  // In turn: of those of one process at once, each would else be refused for the sake of the others.
  return inTurn(subjectsOf(attempt), async () => {
    if (await hasFailedTooOften(scope, attempt, 0)) throw tooManyFailures();
    const begun = await countAttempt(scope, attempt);
    // Only now: anyone who is counted by another process at the same time sees this one, or is seen by it.
    if (await hasFailedTooOften(scope, attempt, 1)) {
      await deleteFailures(scope.db, begun.failureIds);
      throw tooManyFailures();
    }
    return begun;
  });
}

const subjectsOf = ({ subject, caller }: Attempt): readonly string[] =>
  caller === null ? [subject] : [subject, caller];

async function countAttempt(scope: Scope, attempt: Attempt): Promise<BegunAttempt> {
  const failures = subjectsOf(attempt).map((subject) => failureOf(scope, subject));
  await inTransaction(scope.db, (db) => insertFailures(db, failures));
  return { subject: attempt.subject, failureIds: failures.map(({ id }) => id) };
}

/** `own`: how many of the failures are the attempt that asks. */
async function hasFailedTooOften(scope: Scope, attempt: Attempt, own: 0 | 1): Promise<boolean> {
  const { subject, caller } = attempt;
  const { windowMs, perSubject, perCaller } = LOGIN_LIMITS;
  const counted = await failuresSince(scope, windowMs, subjectsOf(attempt));
  const failures = (of: string) => (counted.get(of) ?? 0) - own;
  return failures(subject) >= perSubject || (caller !== null && failures(caller) >= perCaller);
}

async function failuresSince(
  { db, now }: Scope,
  windowMs: number,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await countFailures(db, subjects, now - windowMs, latestInstant(now));
  return new Map(counts.map(({ subject, failures }) => [subject, Number(failures)]));
}

const tooManyFailures = () =>
  new AppError('too_many_requests', { retryAfterSeconds: LOGIN_LIMITS.windowMs / 1000 });

const failureOf = (scope: Scope, subject: string) => ({
  id: scope.newId(),
  subject,
  failed_at: scope.now,
});

/** A right password clears what was tried; its caller's other failures stay counted. */
export async function recordSuccess(scope: Scope, attempt: BegunAttempt): Promise<void> {
  await deleteFailures(scope.db, attempt.failureIds);
  await forgetFailures(scope.db, attempt.subject);
}

/** A new password by a mailed link clears what was tried at its address. */
export async function forgetLoginFailures(scope: Scope, email: string): Promise<void> {
  await forgetFailures(scope.db, loginAttempt(email, '').subject);
}

/** A request for a mail with a link to an address that need not be the caller's. */
interface LinkRequest {
  readonly email: string;
  readonly ip: string;
  /** True: it is counted against the limits. */
  readonly limited: boolean;
}

/**
 * Counts a request for a link, and does `write` in one transaction with it, which is told whether a mail may go to
 * the address. Throws `too_many_requests` when the caller asked too often, whatever the addresses. Those of one
 * caller, or for one address, go one after the other, so that as many are let through of many at once.
 */
export async function writeWithinLimits(
  scope: Scope,
  { email, ip, limited }: LinkRequest,
  write: (db: Database, mayMail: boolean) => Promise<void>,
): Promise<void> {
  if (!limited) return inTransaction(scope.db, (db) => write(db, true));
  await inTurn([resetCaller(ip), resetAddress(email)], async () => {
    const mayMail = await mayMailReset(scope, email, ip);
    await inTransaction(scope.db, async (db) => {
      // In one with the mail: so something is written, and waited for, whether there is one or not.
      await recordResetRequest({ ...scope, db }, ip);
      await write(db, mayMail);
    });
  });
}

/** Counted before it is told, so that of many at once, in several processes, no more are sent. */
async function mayMailReset(scope: Scope, email: string, ip: string): Promise<boolean> {
  if ((await countResets(scope, resetCaller(ip))) >= RESET_LIMITS.perIp) throw tooManyResets();
  const request = failureOf(scope, resetAddress(email));
  await insertFailures(scope.db, [request]);
  if ((await countResets(scope, request.subject)) <= RESET_LIMITS.perAddress) return true;
  await deleteFailures(scope.db, [request.id]);
  return false;
}

async function recordResetRequest(scope: Scope, ip: string): Promise<void> {
  const request = failureOf(scope, resetCaller(ip));
  await insertFailures(scope.db, [request]);
  if ((await countResets(scope, request.subject)) > RESET_LIMITS.perIp) throw tooManyResets();
}

async function countResets(scope: Scope, subject: string): Promise<number> {
  return (await failuresSince(scope, RESET_LIMITS.windowMs, [subject])).get(subject) ?? 0;
}

const tooManyResets = () =>
  new AppError('too_many_requests', { retryAfterSeconds: RESET_LIMITS.windowMs / 1000 });

const resetAddress = (email: string) => hashSubject('reset-address', email);
const resetCaller = (ip: string) => hashSubject('reset-ip', callerNetwork(ip));

function hashSubject(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
