import type { Dose, Pen } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { afterDose } from './record-kinds.ts';

const PEN = { _id: 'pen', remainingClicks: 100, remainingDoses: 1.7 } as Pen;
const REPLY = { penId: 'pen', remainingClicks: 75, remainingDoses: 1.3 } as Dose;

it('shows of a pen what the server says of its dose', () => {
  expect(afterDose(PEN, REPLY)).toEqual({ ...PEN, remainingClicks: 75, remainingDoses: 1.3 });
  expect(afterDose(PEN, { ...REPLY, penId: 'other' })).toBe(PEN);
});
