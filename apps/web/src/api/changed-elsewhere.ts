import { ApiError } from './api-error.ts';

/** True when the server refused because what the page shows is not how things are any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** True when the server says that what was to be changed is not there. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/**
 * Waits for a deletion. What is gone already, as after a double click, in another tab or after a
 * reply that got lost, is deleted all the same.
 */
export async function orAlreadyGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
