// Shows 74.9.
import type { Dose } from '@dosewise/contract';
import { clicks } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { describeInjection } from './logged-dose.ts';

const FIRST = { penId: 'a', clicks: 20, doseAmount: 10 / 3, doseType: 'standard' } as Dose;
const PEN = newTestPen({ name: 'Pen 15' });

it('names the dose and its pen', () => {
  expect(describeInjection(FIRST, PEN, null)).toEqual({
    amount: '3.33 mg (20 clicks)',
    from: 'Pen 15',
    short: '3.33 mg (20 clicks)',
  });
});

it('names the whole amount of an injection and all of its pens', () => {
  const other = newTestPen({ _id: 'b', name: 'Pen 16' });
  const rest = {
    penId: PEN._id,
    clicks: clicks(20),
    parts: [{ pen: other, clicks: clicks(40) }],
    words: '40 from Pen 16',
  };
  expect(describeInjection(FIRST, PEN, rest)).toEqual({
    amount: '10.00 mg (20 clicks and 40 clicks)',
    from: 'Pen 15 and Pen 16',
    short: '10.00 mg (20 from Pen 15 and 40 from Pen 16)',
  });
});
