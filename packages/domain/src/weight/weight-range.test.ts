// Shows 11.7.
import { describe, expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { daysWithinRange } from './weight-range.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const RANGE = { lowKg: kg(80), highKg: kg(82) };
const at = (iso: string, weight: number) => ({ at: Date.parse(iso), kg: kg(weight) });
const count = (...points: ReturnType<typeof at>[]) => daysWithinRange(points, RANGE, NOW, 'UTC');

describe('days within a range', () => {
  it('are those of 28 with a weigh-in within it, both ends included', () => {
    expect(count()).toEqual({ within: 0, weighed: 0 });
    expect(
      count(
        at('2026-11-21T07:00:00Z', 80),
        at('2026-11-20T07:00:00Z', 82),
        at('2026-11-19T07:00:00Z', 79.9),
        at('2026-11-18T07:00:00Z', 82.1),
      ),
    ).toEqual({ within: 2, weighed: 4 });
  });

  it('begin 27 days ago and end today', () => {
    expect(count(at('2026-10-25T00:00:00Z', 81))).toEqual({ within: 1, weighed: 1 });
    expect(count(at('2026-10-24T23:59:59Z', 81))).toEqual({ within: 0, weighed: 0 });
    expect(count(at('2026-11-22T00:00:00Z', 81))).toEqual({ within: 0, weighed: 0 });
  });

  it('count by the latest weigh-in of the day, in any order', () => {
    const morning = at('2026-11-20T07:00:00Z', 83);
    const evening = at('2026-11-20T20:00:00Z', 81);
    expect(count(morning, evening)).toEqual({ within: 1, weighed: 1 });
    expect(count(evening, morning)).toEqual({ within: 1, weighed: 1 });
  });

  it('are days of the person', () => {
    const points = [at('2026-11-20T12:30:00Z', 81), at('2026-11-20T13:30:00Z', 81)];
    expect(daysWithinRange(points, RANGE, NOW, 'Australia/Sydney').weighed).toBe(2);
    expect(daysWithinRange(points, RANGE, NOW, 'America/Los_Angeles').weighed).toBe(1);
  });
});
