import { createHash } from 'node:crypto';
import type { Scope } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { countFailures, deleteFailure, forgetFailures, insertFailures } from './auth.queries.ts';

/** Failed logins that are let through in one window, for one address and for one caller. */
const LOGIN_LIMITS = { windowMs: 15 * 60_000, perAddress: 10, perIp: 30 } as const;
/** Password mails in one window to one address, and requests for them from one caller. */
const RESET_LIMITS = { windowMs: 60 * 60_000, perAddress: 5, perIp: 20 } as const;
/** What is older counts nowhere. */
export const FAILURES_KEPT_MS = Math.max(LOGIN_LIMITS.windowMs, RESET_LIMITS.windowMs);

/**
 * Whose failures an attempt counts with, in the database, so that every process sees them: hashes of
 * the address and of the caller's IP, not the things themselves.
 */
export interface LoginAttempt {
  readonly address: string;
  readonly ip: string;
}

export function loginAttempt(email: string, ip: string): LoginAttempt {
  return { address: hashSubject('address', email), ip: hashSubject('ip', callerNetwork(ip)) };
}

/**
 * Counts an attempt as failed before its password is looked at: of many at once, none passes for an
 * earlier one. `limited`: throws `too_many_requests` when the address or the caller failed too often
 * of late. Ends with `recordFailure` or `recordSuccess`.
 */
export async function beginAttempt(
  scope: Scope,
  attempt: LoginAttempt,
  limited: boolean,
): Promise<void> {
  if (limited) await refuseTooManyFailures(scope, attempt);
  const failure = failureOf(scope, attempt.address);
  await insertFailures(scope.db, [failure]);
  if (!limited || (await countFailed(scope, attempt)).address <= LOGIN_LIMITS.perAddress) return;
  await deleteFailure(scope.db, failure.id);
  throw tooManyFailures();
}

async function refuseTooManyFailures(scope: Scope, attempt: LoginAttempt): Promise<void> {
  const { address, ip } = await countFailed(scope, attempt);
  if (address >= LOGIN_LIMITS.perAddress || ip >= LOGIN_LIMITS.perIp) throw tooManyFailures();
}

async function countFailed(scope: Scope, { address, ip }: LoginAttempt) {
  const since = scope.now - LOGIN_LIMITS.windowMs;
  const counts = await countFailures(scope.db, [address, ip], since);
  const failures = (subject: string) =>
    Number(counts.find((row) => row.subject === subject)?.failures ?? 0);
  return { address: failures(address), ip: failures(ip) };
}

const tooManyFailures = () =>
  new AppError('too_many_requests', { retryAfterSeconds: LOGIN_LIMITS.windowMs / 1000 });

const failureOf = (scope: Scope, subject: string) => ({
  id: scope.newId(),
  subject,
  failed_at: scope.now,
});

/** A wrong password counts for its caller too; for the address it counts already. */
export async function recordFailure(scope: Scope, attempt: LoginAttempt): Promise<void> {
  await insertFailures(scope.db, [failureOf(scope, attempt.ip)]);
}

/** A right password clears the address; the caller's IP stays counted. */
export async function recordSuccess(scope: Scope, attempt: LoginAttempt): Promise<void> {
  await forgetFailures(scope.db, attempt.address);
}

/**
 * Counts a request for a password mail to an address, and tells whether it may be sent. Counted
 * before it is told, so that of many at once no more are sent. Throws `too_many_requests` when the
 * caller asked too often, whatever the addresses.
 */
export async function mayMailReset(scope: Scope, email: string, ip: string): Promise<boolean> {
  if ((await countResets(scope, resetCaller(ip))) >= RESET_LIMITS.perIp) throw tooManyResets();
  const request = failureOf(scope, hashSubject('reset-address', email));
  await insertFailures(scope.db, [request]);
  if ((await countResets(scope, request.subject)) <= RESET_LIMITS.perAddress) return true;
  await deleteFailure(scope.db, request.id);
  return false;
}

/** Counts a request for a password mail for its caller; throws `too_many_requests`. */
export async function recordResetRequest(scope: Scope, ip: string): Promise<void> {
  const request = failureOf(scope, resetCaller(ip));
  await insertFailures(scope.db, [request]);
  if ((await countResets(scope, request.subject)) > RESET_LIMITS.perIp) throw tooManyResets();
}

async function countResets(scope: Scope, subject: string): Promise<number> {
  const since = scope.now - RESET_LIMITS.windowMs;
  const [row] = await countFailures(scope.db, [subject], since);
  return Number(row?.failures ?? 0);
}

const tooManyResets = () =>
  new AppError('too_many_requests', { retryAfterSeconds: RESET_LIMITS.windowMs / 1000 });

const resetCaller = (ip: string) => hashSubject('reset-ip', callerNetwork(ip));

function hashSubject(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
