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
