// Shows 76.1.
import { describe, expect, it } from 'vitest';
import { bearerToken } from './auth-guard.ts';

const [OURS, OTHER] = ['a'.repeat(40), 'b'.repeat(40)];

describe('the token of a request', () => {
  it.each([
    ['of the usual header', { authorization: `Bearer ${OURS}` }, OURS],
    ['of our own header', { 'x-dosewise-token': OURS }, OURS],
    [
      'beside the password of a proxy',
      { authorization: 'Basic dXNlcjpwYXNz', 'x-dosewise-token': OURS },
      OURS,
    ],
    [
      'beside the token of a proxy',
      { authorization: `Bearer ${OTHER}`, 'x-dosewise-token': OURS },
      OURS,
    ],
    [
      'of the usual header, beside what is no token',
      { authorization: `bearer ${OURS}`, 'x-dosewise-token': '' },
      OURS,
    ],
    ['of no one', {}, null],
    ['that is none', { authorization: 'Basic dXNlcjpwYXNz', 'x-dosewise-token': 'short' }, null],
  ])('%s', (_name, headers, token) => {
    expect(bearerToken({ headers })).toBe(token);
  });
});
