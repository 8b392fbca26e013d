import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { type ConcentrationModel, concentrationsAt } from './compartments.ts';
import { levelStory, usualPeak } from './level-story.ts';
import { MODELS_BY_MEDICINE } from './medicine-models.ts';

const START = Date.UTC(2026, 0, 5, 8);
const dosesOn = (...days: readonly number[]) =>
  days.map((day) => ({ at: START + day * DAY_MS, mg: mg(5), medicine: 'tirzepatide' }));

/** A bolus that halves each day: its peak is at once, and all can be worked out by hand. */
const HALVING: ConcentrationModel = {
  mgPerLPerMg: 1,
  over: (hours) => ({
    depotKept: 0,
    depotToCentral: 0.5 ** (hours / 24),
    depotToPeripheral: 0,
    centralKept: 0.5 ** (hours / 24),
    centralToPeripheral: 0,
    peripheralToCentral: 0,
    peripheralKept: 0,
  }),
};
const published = MODELS_BY_MEDICINE.get('tirzepatide')?.[0]?.forPerson(null).solved;
if (published === undefined) throw new Error('no model');

describe('the usual peak', () => {
  const afterThreeHours = 0.5 ** (3 / 24);

  it('is the median of the peaks after the four doses before the latest one', () => {
    const doses = dosesOn(0, 28, 56, 84, 112).map((dose, index) => ({
      ...dose,
      // The first and the latest one are out of the ordinary.
      mg: mg([40, 5, 6, 7, 90][index] ?? 0),
    }));
    // 40, 5, 6, 7 mg, of which nothing is left after four weeks: 6.5 in the middle.
    expect(usualPeak(HALVING, doses)).toBeCloseTo(6.5 * afterThreeHours, 6);
    expect(usualPeak(HALVING, doses.slice(1))).toBeCloseTo(6 * afterThreeHours, 6);
  });

  it('needs three doses before the latest one; an injection from two pens is one', () => {
    expect(usualPeak(HALVING, dosesOn(0, 7, 14))).toBeNull();
    expect(usualPeak(HALVING, dosesOn(0, 7, 14, 21))).not.toBeNull();
  });
});

describe('the story of a level', () => {
  const weekly = dosesOn(0, 28, 56, 84, 112);
  const at = (days: number) => START + days * DAY_MS;
  const shareAt = (hours: number) =>
    levelStory({
      model: HALVING,
      logged: weekly,
      comingAt: null,
      now: at(112) + (hours + 3) * HOUR_MS,
    }).share;

  it.each([
    [0, 'near'],
    [6, 80],
    [15, 60],
    [24, 50],
    [36, 40],
    [60, 20],
    [78, 10],
    [96, 'less-than-a-tenth'],
  ])('after %d hours of halving each day is %s', (hours, share) => {
    expect(shareAt(hours)).toBe(share);
  });

  it('is above where a dose came early', () => {
    const early = [...weekly, ...dosesOn(112.5)];
    const now = at(112.5) + 3 * HOUR_MS;
    expect(levelStory({ model: HALVING, logged: early, comingAt: null, now }).share).toBe('above');
  });

  it('has no share in the first weeks', () => {
    const story = levelStory({
      model: published,
      logged: dosesOn(0, 7),
      comingAt: at(14),
      now: at(10),
    });
    expect(story).toEqual({ share: null, turn: { kind: 'dose', at: at(14) } });
  });

  it('rises after a dose until its peak, then falls to the next one', () => {
    const logged = dosesOn(0, 7, 14, 21, 28);
    const turnAt = (day: number, comingAt: number | null) =>
      levelStory({ model: published, logged, comingAt, now: at(day) }).turn;
    const rising = turnAt(28.25, at(35));
    if (rising.kind !== 'rising') throw new Error('does not rise');
    const around = [rising.until - HOUR_MS, rising.until, rising.until + HOUR_MS];
    const [before = 0, peak = 0, after = 0] = concentrationsAt(published, logged, around);
    expect(peak).toBeGreaterThan(before);
    expect(peak).toBeGreaterThanOrEqual(after);
    expect(turnAt(31, at(35))).toEqual({ kind: 'dose', at: at(35) });
    expect(turnAt(36, at(35))).toEqual({ kind: 'dose', at: at(35) });
    expect(turnAt(31, null)).toEqual({ kind: 'falling' });
  });
});
