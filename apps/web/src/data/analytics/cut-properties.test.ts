// Shows 7.63.
import { describe, expect, it } from 'vitest';
import { cutProperties } from './cut-properties.ts';

describe('what leaves for analytics', () => {
  it('has names of at most 40 and texts of at most 100 characters', () => {
    const kept = 'n'.repeat(40);
    expect(cutProperties({ [kept]: 't'.repeat(100) })).toEqual({ [kept]: 't'.repeat(100) });
    expect(cutProperties({ [`${kept}n`]: 't'.repeat(101) })).toEqual({ [kept]: 't'.repeat(100) });
  });

  it('counts whole characters, and never cuts one in two', () => {
    const pen = '🖊';
    expect(cutProperties({ [pen.repeat(41)]: `x${pen.repeat(100)}` })).toEqual({
      [pen.repeat(40)]: `x${pen.repeat(99)}`,
    });
    expect(cutProperties({ text: pen.repeat(100) })).toEqual({ text: pen.repeat(100) });
  });

  it('is cut at every depth, and nothing else of it changes', () => {
    const long = 'x'.repeat(300);
    expect(
      cutProperties({ $set: { [long]: long, pens: 3, none: null }, list: [long, 2, { a: long }] }),
    ).toEqual({
      $set: { [long.slice(0, 40)]: long.slice(0, 100), pens: 3, none: null },
      list: [long.slice(0, 100), 2, { a: long.slice(0, 100) }],
    });
  });
});
