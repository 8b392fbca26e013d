import { expect, it } from 'vitest';
import { readAct } from './act-token.ts';

const tokenOf = (act: number) =>
  Buffer.concat([Buffer.alloc(16, 0xff), Buffer.from([act]), Buffer.alloc(48, 0xfb)]).toString(
    'base64url',
  );

it.each([
  [tokenOf(0), 'taken'],
  [tokenOf(1), 'later'],
  [tokenOf(2), null],
  ['', null],
  ['abc', null],
  ['not base64!', null],
])('reads %s as %s', (token, act) => {
  expect(readAct(token)).toBe(act);
});
