import { ApiError } from './api-error.ts';

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
