// Shows 51.15.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialsOf } from './initials.ts';

const CASES = [
  ['Anna', 'A'],
  ['anna maria o’neill', 'AO'],
  ["d'Arcy (Anna)", 'DA'],
  ['חנה לוי', 'חל'],
  ['山田太郎', '山'],
  ['E\u0301lise', 'E\u0301'],
  ['👩🏽‍⚕️ Anna', 'A'],
  ['👩🏽‍⚕️', '👩🏽‍⚕️'],
  [null, 'B'],
  [undefined, 'B'],
] as const;

it.each(CASES)('takes the initials of %s', (name, initials) => {
  expect(initialsOf(name, 'bob@example.com')).toBe(initials);
});

it('takes the first letter of an address that begins with another sign', () => {
  expect(initialsOf(null, '_9a@example.com')).toBe('9');
});

describe('in a browser that cannot tell signs apart', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('takes code points', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(initialsOf('חנה לוי', 'bob@example.com')).toBe('חל');
  });
});
