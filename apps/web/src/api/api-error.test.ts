import { expect, it } from 'vitest';
import { ApiError, isGone, isOutdated } from './api-error.ts';

it.each([
  [404, 'not_found', true, true],
  [409, 'not_enough_clicks', true, false],
  // Written by something between us and the server: nobody knows what is there.
  [404, 'unreadable', true, false],
  [400, 'invalid_request', false, false],
  [502, 'unreadable', false, false],
  [0, 'offline', false, false],
])('reads a refusal of %i, %s', (status, code, outdated, gone) => {
  const error = new ApiError({ status, code, message: 'No.' });
  expect([isOutdated(error), isGone(error)]).toEqual([outdated, gone]);
});

it('takes no other error for a refusal', () => {
  expect([isOutdated(new Error('404')), isGone(null)]).toEqual([false, false]);
});
