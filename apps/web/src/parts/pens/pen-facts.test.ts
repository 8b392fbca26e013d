// Shows 13.10.
import type { Ahead, Dose } from '@dosewise/contract';
import type { DeviceChoice } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { countedDoseSteps, ownSteps } from '../../data/pens/own-dose.ts';
import { newTestPen, type PenFields } from '../../data/pens/pens-for-tests.ts';
import { describeRemainder, describeUse } from './pen-facts.ts';
import { describePen, thingsOf } from './pen-names.ts';
import { countDose } from './step-words.ts';

const NOW = Date.parse('2026-11-22T12:00:00');
const FIRST = '2026-03-03T08:00:00';

const OZEMPIC: DeviceChoice = { id: 'ozempic-eu-1', stepsPerDose: 74 };
const WHOLE: DeviceChoice = { id: 'ozempic-eu-1', stepsPerDose: 1 };
const VIAL: DeviceChoice = { id: 'mounjaro-single-dose-vial-us' };
const PACK: DeviceChoice = { id: 'rybelsus', doses: 30 };
const BOX: DeviceChoice = { id: 'zepbound-single-dose-pen-us', doses: 4 };

it.each<[string, PenFields, string | undefined, string]>([
  ['unused', { inUseSince: null }, undefined, 'Not used yet · start date 1 Mar 2026'],
  [
    'in use',
    { inUseSince: '2026-11-20T08:00:00' },
    undefined,
    'Started 1 Mar 2026 · in use 266 days',
  ],
  ['a box', { strength: 5, device: BOX }, undefined, 'Started 1 Mar 2026'],
  ['a pack', { strength: 7, device: PACK }, undefined, 'Started 1 Mar 2026'],
  ['empty', { status: 'empty' }, '2026-03-28T08:00:00', 'Used 3 Mar – 28 Mar 2026'],
  ['empty in a day', { status: 'empty' }, FIRST, 'Used 3 Mar 2026'],
  [
    'empty after a year',
    { status: 'empty' },
    '2027-01-02T08:00:00',
    'Used 3 Mar 2026 – 2 Jan 2027',
  ],
  ['empty, of doses not loaded', { status: 'empty' }, undefined, 'Used from 3 Mar 2026'],
])('says of a pen that is %s when it was used', (_, fields, latestDose, expected) => {
  expect(describeUse(newTestPen({ inUseSince: FIRST, ...fields }), latestDose, NOW)).toBe(expected);
});

it.each<[string, PenFields, string]>([
  ['a KwikPen', { remainingClicks: 180 }, '180 clicks left: 3 doses of 60'],
  ['a pen of counted clicks', { strength: 1, device: OZEMPIC }, '296 clicks left: 4 doses of 74'],
  ['whole doses', { strength: 1, device: WHOLE, remainingClicks: 3 }, '3 of 4 doses left'],
  ['a vial', { device: VIAL, remainingClicks: 30 }, '30 units left, less than a dose of 50'],
  ['a box', { strength: 5, device: BOX, remainingClicks: 1 }, '1 of 4 pens left'],
])('says what is left of %s', (_, fields, expected) => {
  expect(describeRemainder(newTestPen(fields), null)).toBe(expected);
});

it('counts one’s own doses in place of the labelled ones, never both', () => {
  const pen = newTestPen({ remainingClicks: 80 });
  expect(describeRemainder(pen, 40)).toBe('80 clicks left: 2 doses of 40');
  expect(describeRemainder(pen, 60)).toBe('80 clicks left: 1 dose of 60');
  expect(describeRemainder(newTestPen({ remainingClicks: 0 }), 40)).toBe('0 clicks left');
  expect(describeRemainder(newTestPen({ device: VIAL }), 25)).toBe('50 units left: 2 doses of 25');
});

it.each<[string, number, boolean, string]>([
  ['Blue pen', 5, false, 'Blue pen, 5 mg'],
  ['Mounjaro 5 mg', 5, false, 'Mounjaro 5 mg'],
  ['Mounjaro 5 mg (2)', 5, true, 'Mounjaro 5 mg (2), tirzepatide'],
  ['2,5mg', 2.5, false, '2,5mg'],
  ['2.5 mg, Nov', 5, false, '2.5 mg, Nov, 5 mg'],
  ['15 mg', 5, false, '15 mg, 5 mg'],
  ['5 mgs of it', 5, false, '5 mgs of it, 5 mg'],
])('says the strength of %s (%d mg) once', (name, strength, namesMedicine, expected) => {
  expect(
    describePen(newTestPen({ name, strength }), namesMedicine).replace(/[\u2066-\u2069]/g, ''),
  ).toBe(expected);
});

it('takes one’s own dose from pens of the same device and strength only', () => {
  const kwikpen = newTestPen();
  const older = newTestPen({ _id: 'b' });
  const others = [
    newTestPen({ _id: 'weak', strength: 5 }),
    newTestPen({ _id: 'modified', device: { id: 'mounjaro-kwikpen-modified' } }),
    newTestPen({ _id: 'vial', device: VIAL }),
  ];
  const doses = [
    ...others.map(({ _id }) => ({ penId: _id, clicks: 10 })),
    { penId: null, clicks: null },
    { penId: 'b', clicks: null },
    { penId: 'b', clicks: 40 },
    { penId: 'a', clicks: 30 },
  ] as Dose[];
  expect(ownSteps(kwikpen, [kwikpen, older, ...others], doses)).toBe(40);
  const next = (penId: string, clicks: number) => ({ penId, clicks }) as Ahead['next'];
  expect(countedDoseSteps(kwikpen, [kwikpen, older], doses, next('b', 60))).toBe(60);
  expect(countedDoseSteps(kwikpen, [kwikpen, ...others], doses, next('weak', 60))).toBe(30);
  expect(countedDoseSteps(kwikpen, [kwikpen], doses, null)).toBe(30);
  const counted = newTestPen({ _id: 'c', strength: 1, device: OZEMPIC });
  const recounted = newTestPen({ _id: 'd', strength: 1, device: { ...OZEMPIC, stepsPerDose: 72 } });
  const last = [{ penId: 'd', clicks: 36 }] as Dose[];
  expect(ownSteps(counted, [counted, recounted], last)).toBeNull();
});

it('counts tablets and single-dose pens of a dose, several with their strength', () => {
  const pack = newTestPen({ strength: 7, device: PACK, remainingClicks: 28 });
  expect(describeRemainder(pack, 1)).toBe('28 of 30 tablets left');
  expect(countDose(1, pack)).toBe('1 tablet');
  expect(countDose(2, pack)).toBe('2 tablets of 7 mg');
  const device = { id: 'wegovy-single-dose-eu-1.7-2.4', doses: 4 };
  expect(countDose(3, newTestPen({ strength: 2.4, device }))).toBe('3 pens of 2.4 mg');
  expect(countDose(40, newTestPen())).toBe('40 clicks');
  expect([thingsOf([pack]), thingsOf([pack, newTestPen()]), thingsOf([])]).toEqual([
    'pack',
    'pen',
    'pen',
  ]);
});
