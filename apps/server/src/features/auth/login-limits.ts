import { createHash } from 'node:crypto';
import type { Scope } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { countFailures, forgetFailures, insertFailures } from './auth.queries.ts';

/** Failed logins that are let through in one window, for one address and for one caller. */
const LOGIN_LIMITS = { windowMs: 15 * 60_000, perAddress: 10, perIp: 30 } as const;
/** Password mails in one window to one address, and requests for them from one caller. */
const RESET_LIMITS = { windowMs: 60 * 60_000, perAddress: 5, perIp: 20 } as const;
/** What is older counts nowhere. */
const KEPT_MS = Math.max(LOGIN_LIMITS.windowMs, RESET_LIMITS.windowMs);

/**
 * Counts failed logins in the database, so that every process sees them. It keeps hashes of the
 * address and of the caller's IP, not the things themselves.
 */
export interface LoginAttempt {
  readonly address: string;
  readonly ip: string;
}

export function loginAttempt(email: string, ip: string): LoginAttempt {
  return { address: hashSubject('address', email), ip: hashSubject('ip', ip) };
}

/** Throws `too_many_requests` when the address or the caller failed too often of late. */
export async function refuseTooManyFailures(scope: Scope, attempt: LoginAttempt): Promise<void> {
  const since = scope.now - LOGIN_LIMITS.windowMs;
  const counts = await countFailures(scope.db, [attempt.address, attempt.ip], since);
  const failures = (subject: string) =>
    Number(counts.find((row) => row.subject === subject)?.failures ?? 0);
  if (
    failures(attempt.address) >= LOGIN_LIMITS.perAddress ||
    failures(attempt.ip) >= LOGIN_LIMITS.perIp
  ) {
    throw new AppError('too_many_requests', { retryAfterSeconds: LOGIN_LIMITS.windowMs / 1000 });
  }
}

export async function recordFailure(scope: Scope, attempt: LoginAttempt): Promise<void> {
  await insertFailures(
    scope.db,
    [attempt.address, attempt.ip].map((subject) => ({
      id: scope.newId(),
      subject,
      failed_at: scope.now,
    })),
  );
}

/** A right password clears the address; the caller's IP stays counted. */
export async function recordSuccess(scope: Scope, attempt: LoginAttempt): Promise<void> {
  await forgetFailures(scope.db, attempt.address, scope.now - KEPT_MS);
}

/**
 * Counts a request for a password mail, and tells whether it may be sent. Throws
 * `too_many_requests` when the caller asked too often, whatever the addresses.
 */
export async function countResetRequest(scope: Scope, email: string, ip: string): Promise<boolean> {
  const address = hashSubject('reset-address', email);
  const caller = hashSubject('reset-ip', ip);
  const counts = await countFailures(
    scope.db,
    [address, caller],
    scope.now - RESET_LIMITS.windowMs,
  );
  const requests = (subject: string) =>
    Number(counts.find((row) => row.subject === subject)?.failures ?? 0);
  if (requests(caller) >= RESET_LIMITS.perIp) {
    throw new AppError('too_many_requests', { retryAfterSeconds: RESET_LIMITS.windowMs / 1000 });
  }
  const mayMail = requests(address) < RESET_LIMITS.perAddress;
  await insertFailures(
    scope.db,
    (mayMail ? [caller, address] : [caller]).map((subject) => ({
      id: scope.newId(),
      subject,
      failed_at: scope.now,
    })),
  );
  return mayMail;
}

function hashSubject(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
