import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { nextPeak } from './next-peak.ts';
import { oneCompartment } from './one-compartment.ts';
import { TIRZEPATIDE_SIMPLE } from './tirzepatide.ts';

const model = oneCompartment(TIRZEPATIDE_SIMPLE);
const { absorptionPerHour: ka, halfLifeHours } = {
  absorptionPerHour: 0.0373,
  halfLifeHours: 129.6,
};
const ke = Math.LN2 / halfLifeHours;
/** The hours from one dose to its peak: ln(ka / ke) / (ka − ke). */
const PEAK_HOURS = Math.log(ka / ke) / (ka - ke);
const dose = (at: number) => ({ at, mg: mg(10) });

describe('the next peak', () => {
  it('is that of the latest dose while the level still rises', () => {
    const peak = nextPeak(model, [dose(0)], { from: 12 * HOUR_MS, to: 7 * DAY_MS });
    expect(Math.abs((peak?.at ?? 0) / HOUR_MS - PEAK_HOURS)).toBeLessThanOrEqual(1);
    // 10 mg × 0.8 / 10.3 L, less what has left by then.
    expect(peak?.mgPerL).toBeGreaterThan(0.5);
    expect(peak?.mgPerL).toBeLessThan((10 * 0.8) / 10.3);
  });

  it('is that of the next dose once the level falls', () => {
    const doses = [dose(0), dose(7 * DAY_MS)];
    const peak = nextPeak(model, doses, { from: 5 * DAY_MS, to: 14 * DAY_MS });
    const after = ((peak?.at ?? 0) - 7 * DAY_MS) / HOUR_MS;
    // Sooner than alone, as the level of the first dose falls below it.
    expect(after).toBeGreaterThan(24);
    expect(after).toBeLessThan(PEAK_HOURS);
  });

  it('is none where the level only falls, and without a dose', () => {
    expect(nextPeak(model, [dose(0)], { from: 5 * DAY_MS, to: 14 * DAY_MS })).toBeNull();
    expect(nextPeak(model, [], { from: 0, to: 14 * DAY_MS })).toBeNull();
    expect(nextPeak(model, [dose(0)], { from: DAY_MS, to: 0 })).toBeNull();
  });
});
