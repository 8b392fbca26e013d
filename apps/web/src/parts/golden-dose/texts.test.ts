// Shows 9.8.
import { createHash } from 'node:crypto';
import { GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';

describe('the Golden Dose text', () => {
  // By hand: 4 doses cost what 4 + v / 0.6 doses cost together.
  it.each([
    [0.6, 20],
    [0.3, 11],
  ])('says that %f mL would lower the cost of a dose by %i %%', (ml, percent) => {
    expect(Math.round((1 - 4 / (4 + ml / 0.6)) * 100)).toBe(percent);
    expect(texts.arithmetic).toMatch(new RegExp(`${ml} mL[^,]* (by )?${percent}%`));
  });

  it('is the one of its version: another meaning needs another version', () => {
    const { whatItIs, arithmetic, cautions, askFirst, agreement } = texts;
    const words = [whatItIs, arithmetic, ...cautions, askFirst, agreement].join('\n');
    const digest = createHash('sha256').update(words).digest('hex').slice(0, 12);
    expect([GOLDEN_TEXT_VERSION, digest]).toEqual(['2026-11-28', '8d4834cca634']);
  });
});
