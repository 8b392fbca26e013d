// Shows 57.8.
import { expect, it } from 'vitest';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { ApiError, isGone, isOutdated, referenceOf } from './api-error.ts';

it.each([
  [404, 'not_found', true, true],
  [409, 'not_enough_clicks', true, false],
  // Written by something between us and the server: no one knows what is there.
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

it('gives the reference of an unforeseen failure, and of no other', () => {
  const requestId = '0190b5a2-71aa-7000-8000-000000000001';
  const failed = { status: 500, code: 'internal', message: 'Something went wrong.', requestId };
  const error = new ApiError(failed);
  expect(referenceOf(error)).toBe(requestId);
  expect(explainError(error, 'Not saved.')).toBe(`Something went wrong. Reference: ${requestId}`);
  const refused = new ApiError({ ...failed, status: 409, code: 'conflict' });
  const nameless = new ApiError({ ...failed, requestId: undefined });
  for (const other of [refused, nameless, new Error('of ours')]) {
    expect(referenceOf(other)).toBeNull();
    expect(explainError(other, 'Not saved.')).not.toContain('Reference');
  }
});
