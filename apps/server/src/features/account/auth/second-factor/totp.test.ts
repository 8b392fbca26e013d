// Shows 36.6.
import { expect, it } from 'vitest';
import { base32, matchingSteps, newSecret, stepAt, totpCode, totpUri } from './totp.ts';

/** RFC 6238, appendix B, of whose eight digits apps show the last six. */
const SECRET = base32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code of the RFC is %s', (seconds, code) => {
  expect(totpCode(SECRET, stepAt(seconds * 1000))).toBe(code);
});

it('takes a code one step either way, and none beyond', () => {
  const now = 1_234_567_890_000;
  const steps = [-2, -1, 0, 1, 2].map((by) => stepAt(now) + by);
  expect(steps.map((step) => matchingSteps(SECRET, totpCode(SECRET, step), now))).toEqual([
    [],
    [steps[1]],
    [steps[2]],
    [steps[3]],
    [],
  ]);
});

it('makes secrets of 160 bits that differ, and an address that apps read', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(totpUri('Pens & co', 'a+b@example.com', 'ABC')).toBe(
    'otpauth://totp/Pens%20%26%20co:a%2Bb%40example.com?secret=ABC&issuer=Pens%20%26%20co',
  );
});
