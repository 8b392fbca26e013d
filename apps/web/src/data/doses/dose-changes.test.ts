import type { Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { sameDose } from './dose-changes.ts';

const DOSE: Dose = {
  _id: '019a0000-0000-7000-8000-000000000001',
  penId: '019a0000-0000-7000-8000-000000000002',
  plannedAt: null,
  partOf: null,
  medicine: 'tirzepatide',
  date: '2026-11-12T08:00:00.000Z',
  clicks: 40,
  volume: null,
  doseAmount: 10,
  doseType: 'standard',
  extractionMethod: 'pen_click',
  injectionLocation: 'thigh',
  injectionSubLocation: 'left',
  painLevel: 2,
  note: 'left leg',
  remainingClicks: 200,
  remainingDoses: 3.3,
  loggedBy: null,
};

it('logs the same dose of a pen again, in its clicks', () => {
  const { _id, medicine, volume, doseAmount, remainingClicks, remainingDoses, ...same } = DOSE;
  expect(sameDose(DOSE)).toEqual(same);
});

it('logs a dose without a pen again by its medicine and amount', () => {
  const dose = { ...DOSE, penId: null, clicks: null, remainingClicks: null, remainingDoses: null };
  expect(sameDose(dose)).toMatchObject({ penId: null, medicine: 'tirzepatide', doseAmount: 10 });
  expect(sameDose(dose)).not.toHaveProperty('clicks');
});

it('logs a Golden Dose again by its volume', () => {
  const dose = { ...DOSE, doseType: 'golden_dose' as const, clicks: null, volume: 0.2 };
  expect(sameDose(dose)).toMatchObject({ doseType: 'golden_dose', volume: 0.2 });
});
