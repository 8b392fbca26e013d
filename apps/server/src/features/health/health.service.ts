import type { Scope } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { ping } from './health.queries.ts';

/** Throws `not_ready` when the database does not answer. */
export async function checkDatabase(scope: Scope): Promise<void> {
  try {
    await ping(scope.db);
  } catch {
    throw new AppError('not_ready');
  }
}
