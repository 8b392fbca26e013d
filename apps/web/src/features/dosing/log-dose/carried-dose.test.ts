// Shows 13.21, 14.30.
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { takeOver } from './carried-dose.ts';

const pens = [
  newTestPen({ _id: 'empty', strength: 10, status: 'empty' }),
  newTestPen({ _id: 'five', strength: 5 }),
  newTestPen({ _id: 'ten', strength: 10 }),
];
const NOTHING_ELSE = { date: null, plannedAt: null, site: null };
const carried = (query: string) => takeOver(new URLSearchParams(query), pens);

describe('a dose from the calculator or the plan', () => {
  it('is given in steps by a pen in use of the same device and strength', () => {
    expect(carried('strength=10&steps=22&mg=3.75')).toEqual({
      penId: 'ten',
      action: { type: 'clicks moved', to: 22 },
      ...NOTHING_ELSE,
    });
  });

  it.each([
    // 24 of 60 clicks of 7.5 mg are 3 mg.
    ['strength=7.5&steps=24', 'five', '3'],
    ['device=mounjaro-kwikpen&strength=10&mg=3.75', 'ten', '3.75'],
    [
      'device=zepbound-single-dose-vial-us&medicine=tirzepatide&strength=5&stepsPerDose=50&steps=25',
      'five',
      '2.5',
    ],
  ])('is its mg from another pen of the medicine: %s', (query, penId, text) => {
    expect(carried(query)).toEqual({
      penId,
      action: { type: 'dose typed', text },
      ...NOTHING_ELSE,
    });
  });

  it('of a device with numbers of its own is given by the pen that has them', () => {
    const { id: _, ...numbers } = newTestPen().device;
    const own = newTestPen({ _id: 'own', strength: 10 });
    const all = [...pens, { ...own, device: { ...numbers, id: null } }];
    const query = new URLSearchParams('device=own&strength=10&steps=22');
    expect(takeOver(query, all)).toMatchObject({
      penId: 'own',
      action: { type: 'clicks moved', to: 22 },
    });
  });

  it('was taken when the plan says so', () => {
    const query = `mg=5&at=${new Date(2026, 10, 2, 9).toISOString()}`;
    expect(carried(query)?.date).toBe('2026-11-02T09:00');
    expect(carried('mg=5&at=monday')?.date).toBeNull();
  });

  it('brings the planned instant and the place that is proposed', () => {
    const query = 'mg=5&plannedAt=2026-11-22T09:00:00.000Z&site=thigh:left';
    expect(carried(query)).toMatchObject({
      plannedAt: '2026-11-22T09:00:00.000Z',
      site: { location: 'thigh', subLocation: 'left' },
    });
    expect(carried('mg=5&plannedAt=soon&site=knee:left')).toMatchObject(NOTHING_ELSE);
  });

  it.each(['', 'strength=10', 'strength=10&mg=-1', 'medicine=semaglutide&device=ozempic-us&mg=2'])(
    'is none: %j',
    (query) => {
      expect(carried(query)).toBeNull();
    },
  );
});
