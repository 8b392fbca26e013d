import { clicks, FIRST_STEP, plannedPens, regimenDoses } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { describePens, isStretched } from './regimen-editor.tsx';

const needOf = (count: number, numDoses: number) =>
  plannedPens(regimenDoses([{ ...FIRST_STEP, clicks: clicks(count), numDoses }], 0))[0];

describe('the pens of a plan', () => {
  it.each([
    [20, 4, false, '10 mg: 80 clicks, 1 pen.'],
    [60, 4, false, '10 mg: 240 clicks, 1 pen.'],
    [60, 5, true, '10 mg: 300 clicks, 2 pens.'],
    [20, 5, false, '10 mg: 100 clicks, 1 pen.'],
    [
      20,
      12,
      true,
      '10 mg: 240 clicks, 1 pen. It would be in use for 77 days. To stay within the leaflet’s limit, you would need 3 pens.',
    ],
    [
      20,
      24,
      true,
      '10 mg: 480 clicks, 2 pens. One of them would be in use for 77 days. To stay within the leaflet’s limit, you would need 5 pens.',
    ],
  ])('of %d clicks, %d times', (count, numDoses, stretched, sentence) => {
    const need = needOf(count, numDoses);
    if (need === undefined) throw new Error('no pens');
    expect(isStretched(need)).toBe(stretched);
    expect(describePens(need)).toBe(sentence);
  });
});
