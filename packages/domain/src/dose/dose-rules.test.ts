// Shows 4.12.
import { describe, expect, it } from 'vitest';
import { clicks, mL } from '../units.ts';
import { refuseDose, refuseGolden } from './dose-rules.ts';
import { isInFuture, tooSoonHours } from './dose-timing.ts';

const pen = (clicksUsed: number, goldenMlUsed = 0, enableFifthDose = true) => ({
  device: { doses: 4, stepsPerDose: 60, goldenMl: 0.6 },
  clicksUsed: clicks(clicksUsed),
  clicksWasted: clicks(0),
  goldenMlUsed: mL(goldenMlUsed),
  enableFifthDose,
});
const standard = (count: number) => ({ doseType: 'standard', clicks: clicks(count) }) as const;
const golden = (volume: number) => ({ doseType: 'golden_dose', volume: mL(volume) }) as const;

describe('a standard dose', () => {
  it.each([
    [0, 60, null],
    [180, 60, null],
    [181, 60, 'not_enough_clicks'],
    [240, 1, 'not_enough_clicks'],
  ])('after %d clicks: %d more give %s', (used, count, expected) => {
    expect(refuseDose(pen(used), standard(count))).toBe(expected);
  });
});

describe('a Golden Dose', () => {
  it('needs an empty pen before anything else', () => {
    expect(refuseDose(pen(239, 0.6, false), golden(0.6))).toBe('golden_pen_not_empty');
  });

  it('then the flag, then enough volume', () => {
    expect(refuseDose(pen(240, 0.6, false), golden(0.1))).toBe('golden_not_enabled');
    expect(refuseDose(pen(240, 0.35), golden(0.26))).toBe('golden_volume_exceeded');
    expect(refuseDose(pen(240, 0.35), golden(0.25))).toBeNull();
    expect(refuseDose(pen(240), golden(0.6))).toBeNull();
  });

  it('is refused whatever its volume by a pen that can give none', () => {
    expect(refuseGolden(pen(239))).toBe('golden_pen_not_empty');
    expect(refuseGolden(pen(240, 0, false))).toBe('golden_not_enabled');
    expect(refuseGolden(pen(240, 0.6))).toBe('golden_volume_exceeded');
    expect(refuseGolden(pen(240, 0.59))).toBeNull();
  });
});

describe('timing', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const HOUR = 3_600_000;

  it('measures to the nearest dose on either side and knows 72 hours', () => {
    expect(tooSoonHours(NOW, [NOW - 100 * HOUR, NOW + 71 * HOUR], 72)).toBe(71);
    expect(tooSoonHours(NOW, [NOW - 72 * HOUR], 72)).toBeNull();
    expect(tooSoonHours(NOW, [], 72)).toBeNull();
  });

  it('knows none where no label states a gap', () => {
    expect(tooSoonHours(NOW, [NOW - HOUR], null)).toBeNull();
  });

  it('lets clocks differ by 5 minutes', () => {
    expect(isInFuture(NOW + 300_000, NOW)).toBe(false);
    expect(isInFuture(NOW + 300_001, NOW)).toBe(true);
  });
});
