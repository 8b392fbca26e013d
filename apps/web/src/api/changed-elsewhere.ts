import { ApiError } from './api-error.ts';

/** Whether the server refused because what the page shows is not how things are any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** Whether the server says that what was to be changed is not there. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
