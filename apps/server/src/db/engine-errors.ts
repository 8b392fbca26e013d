/** What a driver's error means, the same for both engines. */
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CONSTRAINT_CODES[code] ?? null;
}

/**
 * Whether the database could not do its work just now: locked, full, starting, gone. Nothing was
 * written, or nobody knows; in either case the same request may be sent again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  if (isOutdatedPlan(error)) return true;
  return isConnecting || UNAVAILABLE.test(code) || LOST_CONNECTION.test(error.message);
}

/**
 * Whether PostgreSQL refused a prepared statement because its table has other columns by now: a
 * migration of another process. The connection that prepared it is of no more use.
 */
export function isOutdatedPlan(error: unknown): boolean {
  // By the place that raised it: the code is that of many errors, and the message may be translated.
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** SQLite's result codes; classes 08, 53 and 57P of PostgreSQL; a connection that broke. */
const UNAVAILABLE = /^(SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY)|08|53|57P|ECONNRESET|EPIPE)/;

/** The driver of PostgreSQL has words and no code for a connection that ended. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying)/;
