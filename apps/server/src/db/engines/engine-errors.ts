import { NoResultError } from 'kysely';

/** The meaning of a driver's error, the same for both engines. */
export type ConstraintFailure = 'unique' | 'foreign-key';

const CONSTRAINT_CODES: Readonly<Record<string, ConstraintFailure>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign-key',
  '23505': 'unique',
  '23503': 'foreign-key',
};

/** The constraint that `error` broke, or null when it is another kind of error. */
export function constraintFailure(error: unknown): ConstraintFailure | null {
  return error instanceof Error ? (CONSTRAINT_CODES[totpCode(error)] ?? null) : null;
}

/** True: a row that had to be there was not. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof NoResultError;
}

/** True: another process keeps the SQLite file locked just now. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && totpCode(error) === 'SQLITE_BUSY';
}

/** True: the file of SQLite, or another one of ours, had no room on its disk. */
export function isDiskFull(error: unknown): boolean {
  // What the processes share of a write-ahead log is made when it is opened, and has a code of its own.
  const codes = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'];
  return error instanceof Error && codes.includes(totpCode(error));
}

/**
 * True: the database could not do its work just now: locked, full, starting, gone, or this work was
 * given up so that other work could go on. Nothing was written, or no one knows; in either case the
 * same request may be sent again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of a host with several addresses, each of which was tried.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    ('syscall' in error && CONNECTING.includes(String(error.syscall))) ||
    UNAVAILABLE.test(totpCode(error)) ||
    LOST_CONNECTION.test(error.message) ||
    LOST_WORKER.test(error.message) ||
    isSilence(error) ||
    isOutdatedPlan(error)
  );
}

/**
 * True: it is about the database and not about us: the engine refused, its file or its server cannot be used, or
 * the way there is shut.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isUnavailable(error)) return true;
  const isEngine =
    totpCode(error).startsWith('SQLITE_') || ('severity' in error && 'routine' in error);
  return isEngine || NO_LOGIN.test(error.message) || NO_TRUST.test(totpCode(error));
}

/** The driver of PostgreSQL has words and no code where no login is agreed upon, or no encryption. */
const NO_LOGIN = /^(SASL: |The server does not support SSL connections|Unknown authenticationType)/;
/** Codes of certificates that are not trusted. */
const NO_TRUST = /CERT|^UNABLE_TO_|^ERR_TLS_/;

/**
 * True: PostgreSQL refused a prepared statement because its table has other columns by now: a
 * migration of another process. The connection that prepared it is of no more use.
 */
export function isOutdatedPlan(error: unknown): boolean {
  // By the place that raised it: the code is that of many errors, and the message may be translated.
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** True: PostgreSQL did not answer in time, as the driver says it. Its connection is of no more use. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === SILENCE;
}

function totpCode(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** Calls that fail when the server of the database, or its name, is not to be found. */
const CONNECTING = ['connect', 'getaddrinfo'];

/**
 * SQLite's result codes; of PostgreSQL classes 08, 53 and 57P, a conflict of transactions (40001), a
 * deadlock (40P01), a lock (55P03) or a statement (57014) that took too long; a connection that broke.
 */
const UNAVAILABLE =
  /^(SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY)|08|40001|40P01|53|55P03|57014|57P|ECONNRESET|EPIPE)/;

/** Citus has no code for a machine that went away before it answered to a commit. */
const LOST_WORKER = /^could not commit transaction for shard /;

/** The driver of PostgreSQL has words and no code for what is not answered, and for a connection that ended. */
const SILENCE = 'Query read timeout';
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying)/;
