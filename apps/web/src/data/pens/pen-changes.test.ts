import { chooseDevice } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { samePen } from './pen-changes.ts';
import { newTestPen } from './pens-for-tests.ts';

it('sends of the device what says which one it is', () => {
  const pen = newTestPen({ _id: 'ten', strength: 10 });
  const { device, strength } = samePen(pen);
  expect(device).toEqual({ id: 'mounjaro-kwikpen', stepsPerDose: 60 });
  expect(chooseDevice(strength, device ?? {})).toMatchObject({ stepsPerDose: 60, doses: 4 });
});

it.each([
  ['vial', 1, 50, { medicine: 'tirzepatide', kind: 'vial', doseMl: 0.5, doses: 1 }],
  [
    'click_pen',
    4,
    74,
    { medicine: 'tirzepatide', kind: 'click_pen', doseMl: 0.5, doses: 4, stepsPerDose: 74 },
  ],
] as const)('sends the own numbers of a %s', (kind, doses, stepsPerDose, sent) => {
  const pen = newTestPen({ _id: 'own', strength: 10 });
  const device = { ...pen.device, id: null, kind, doseMl: 0.5, doses, stepsPerDose };
  expect(samePen({ ...pen, device }).device).toEqual(sent);
});
