// Shows 4.15, 4.17, 4.19, 5.10, 5.11.
import { clicks, mL } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { newTestPen } from '../../../data/pens/pens-for-tests.ts';
import { toDoseBody } from './dose-check.ts';
import {
  AFTER_LOGGING,
  type DoseEntryAction,
  EMPTY_ENTRY,
  enterDose,
  entryDose,
} from './dose-entry.ts';
import { toEntryPen } from './entry-pen.ts';

const pen = toEntryPen(newTestPen());
const after = (...actions: DoseEntryAction[]) =>
  actions.reduce(enterDose, enterDose(EMPTY_ENTRY, { type: 'pen chosen', pen }));
const GOLDEN: DoseEntryAction = { type: 'mode chosen', doseType: 'golden_dose', usualMl: null };
const STANDARD: DoseEntryAction = { type: 'mode chosen', doseType: 'standard', usualMl: null };
/** Golden Dose for someone whose setting says 0.45 mL. */
const USUAL_GOLDEN: DoseEntryAction = { ...GOLDEN, usualMl: mL(0.45) };

describe('a standard dose', () => {
  it('goes both ways between slider and field', () => {
    expect(after({ type: 'clicks moved', to: 30 })).toMatchObject({ clicks: 30, doseText: '5' });
    const typed = after({ type: 'dose typed', text: '2.6' });
    expect(typed).toMatchObject({ clicks: 16, doseText: '2.6' });
    expect(entryDose(typed)).toBeCloseTo(16 / 6, 12);
  });

  it.each(['', 'abc', '-2', '1e999'])('does not break on %j', (text) => {
    const { clicks } = after({ type: 'dose typed', text });
    expect(clicks).toBeGreaterThanOrEqual(0);
    expect(clicks).toBeLessThanOrEqual(60);
  });
});

describe('after a dose was logged', () => {
  const device = { medicine: 'tirzepatide', kind: 'single_pen', doseMl: 0.5, doses: 4 } as const;
  const once = toEntryPen(newTestPen({ device }));

  it.each([pen, once])('no amount comes by itself when the pen is reloaded: %#', (used) => {
    const logged = { ...after({ type: 'pen chosen', pen: used }), ...AFTER_LOGGING };
    const reloaded = { ...used, usual: clicks(1) };
    expect(enterDose(logged, { type: 'pen chosen', pen: reloaded })).toMatchObject({
      clicks: 0,
      doseText: '',
    });
  });

  it('a vial that is used up has no steps to offer', () => {
    const device = { id: 'mounjaro-single-dose-vial-us' };
    const empty = toEntryPen(newTestPen({ device, remainingClicks: 0, status: 'empty' }));
    const chosen = after({ type: 'pen chosen', pen: empty }, { type: 'clicks moved', to: 50 });
    expect(chosen).toMatchObject({ clicks: 0 });
  });
});

describe('switching the mode', () => {
  it('converts the slider through 60 clicks = 0.6 mL, and back', () => {
    const golden = after({ type: 'clicks moved', to: 30 }, GOLDEN);
    expect(golden).toMatchObject({ volume: 0.3, doseText: '5' });
    const back = enterDose(golden, STANDARD);
    expect(back).toMatchObject({ clicks: 30, doseText: '5' });
  });

  it('does not exceed what golden volume the pen has left', () => {
    const little = { ...pen, goldenMl: mL(0.25) };
    const golden = after(
      { type: 'pen chosen', pen: little },
      { type: 'clicks moved', to: 60 },
      GOLDEN,
    );
    expect(golden.volume).toBe(0.25);
    expect(enterDose(golden, { type: 'volume moved', to: 0.6 }).volume).toBe(0.25);
    expect(enterDose(golden, { type: 'dose typed', text: '9' }).volume).toBe(0.25);
  });
});

describe('the usual volume', () => {
  it('is where an untouched form begins its Golden Dose', () => {
    expect(after(USUAL_GOLDEN)).toMatchObject({ volume: 0.45, doseText: '7.5' });
    expect(after(GOLDEN)).toMatchObject({ volume: 0, doseText: '' });
  });

  it('is held at what the pen has left', () => {
    const little = { ...pen, goldenMl: mL(0.25) };
    expect(after({ type: 'pen chosen', pen: little }, USUAL_GOLDEN).volume).toBe(0.25);
  });

  it.each<[string, DoseEntryAction[], number]>([
    ['a slider', [{ type: 'clicks moved', to: 20 }], 0.2],
    ['a slider put back to 0', [{ type: 'clicks moved', to: 0 }], 0],
    ['a typed dose', [{ type: 'dose typed', text: '5' }], 0.3],
    ['a volume', [USUAL_GOLDEN, { type: 'volume moved', to: 0 }, STANDARD], 0],
  ])('gives way to %s that someone set, which is converted', (_name, actions, volume) => {
    expect(after(...actions, USUAL_GOLDEN).volume).toBe(volume);
  });

  it('is converted like any other on the way back', () => {
    expect(after(USUAL_GOLDEN, STANDARD).clicks).toBe(45);
  });
});

describe('choosing another pen', () => {
  it('keeps a typed dose and finds its clicks again', () => {
    const strong = toEntryPen(newTestPen({ _id: 'b', strength: 15 }));
    const typed = after({ type: 'dose typed', text: '5' }, { type: 'pen chosen', pen: strong });
    expect(typed).toMatchObject({ clicks: 20, doseText: '5' });
  });

  it('keeps slid clicks and shows their new dose', () => {
    const strong = toEntryPen(newTestPen({ _id: 'b', strength: 15 }));
    const slid = after({ type: 'clicks moved', to: 30 }, { type: 'pen chosen', pen: strong });
    expect(slid).toMatchObject({ clicks: 30, doseText: '7.5' });
  });

  it('turns Golden Dose mode off when the other pen does not allow it', () => {
    const plain = { ...pen, id: 'b', enableFifthDose: false };
    expect(after(GOLDEN, { type: 'pen chosen', pen: plain }).doseType).toBe('standard');
    expect(after(GOLDEN, { type: 'pen chosen', pen: { ...pen, id: 'c' } }).doseType).toBe(
      'golden_dose',
    );
  });

  it('keeps no steps where a step of the other is another amount', () => {
    const vial = toEntryPen(
      newTestPen({ _id: 'b', device: { id: 'mounjaro-single-dose-vial-us' } }),
    );
    const slid = after({ type: 'clicks moved', to: 30 }, { type: 'pen chosen', pen: vial });
    expect(slid).toMatchObject({ clicks: 0, doseText: '' });
    const typed = after({ type: 'dose typed', text: '5' }, { type: 'pen chosen', pen: vial });
    expect(typed).toMatchObject({ clicks: 25, doseText: '5' });
    // The same vial once there is less in it.
    const less = { ...vial, scale: { ...vial.scale, mostSteps: clicks(20) } };
    expect(
      enterDose({ ...typed, setLast: 'slider' }, { type: 'pen chosen', pen: less }),
    ).toMatchObject({ clicks: 20 });
  });

  it('carries nothing over to another medicine', () => {
    const fields = { _id: 'b', strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 60 } };
    const other: DoseEntryAction = { type: 'pen chosen', pen: toEntryPen(newTestPen(fields)) };
    const nothing = { clicks: 0, doseText: '', asked: null, setLast: 'nothing' };
    expect(after({ type: 'dose typed', text: '0.5' }, other)).toMatchObject(nothing);
    expect(after({ type: 'clicks moved', to: 30 }, other)).toMatchObject(nothing);
  });

  it('sets the one pen that a dose of a box can be', () => {
    const fields = { _id: 'b', strength: 5, device: { id: 'zepbound-single-dose-pen-us' } };
    const box = toEntryPen(newTestPen(fields));
    expect(after({ type: 'pen chosen', pen: box })).toMatchObject({ clicks: 1, doseText: '5' });
  });
});

describe('what is counted whole', () => {
  const entryOf = (fields: Parameters<typeof newTestPen>[0]) =>
    enterDose(EMPTY_ENTRY, {
      type: 'pen chosen',
      pen: toEntryPen(newTestPen({ strength: 7, device: { id: 'rybelsus' }, ...fields })),
    });

  it('begins with one, and goes to ten or as many as there are', () => {
    const entry = entryOf({});
    expect(entry).toMatchObject({ clicks: 1, doseText: '7' });
    expect(enterDose(entry, { type: 'clicks moved', to: 12 }).clicks).toBe(10);
    expect(enterDose(entryOf({ remainingClicks: 4 }), { type: 'clicks moved', to: 9 }).clicks).toBe(
      4,
    );
    expect(enterDose(entry, { type: 'dose typed', text: '14' }).clicks).toBe(2);
  });

  it('is sent without site and pain where it is a tablet', () => {
    const entry = { ...EMPTY_ENTRY, ...entryOf({ _id: 'pack' }), date: '2026-11-21T12:00' };
    const body = toDoseBody(entry);
    expect(body).toMatchObject({ penId: 'pack', clicks: 1, doseAmount: 7, painLevel: null });
    expect(body).not.toHaveProperty('injectionLocation');
    expect(body).not.toHaveProperty('extractionMethod');
  });
});
