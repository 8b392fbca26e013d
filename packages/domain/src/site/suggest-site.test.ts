// Shows 16.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_ZONES, INJECTION_ZONES, zoneKey } from './injection-zone.ts';
import { daysRested, findLastUse, type SiteUse, suggestSite } from './suggest-site.ts';

const DAY = 86_400_000;
const use = (key: string, day: number): SiteUse => {
  const [location, subLocation] = key.split(':') as [SiteUse['location'], SiteUse['subLocation']];
  return { location, subLocation: subLocation ?? null, lastUsedAt: day * DAY };
};
const suggested = (uses: SiteUse[], zones = FIRST_ZONES) => {
  const zone = suggestSite(zones, uses);
  return zone && zoneKey(zone);
};

it('knows four quadrants of the abdomen and two sides of thigh, arm and buttock', () => {
  expect(INJECTION_ZONES.map(zoneKey)).toEqual([
    'abdomen:left_lower',
    'abdomen:left_upper',
    'abdomen:right_lower',
    'abdomen:right_upper',
    'thigh:left',
    'thigh:right',
    'arm:left',
    'arm:right',
    'buttock:left',
    'buttock:right',
  ]);
  expect(FIRST_ZONES.map(zoneKey)).toEqual(INJECTION_ZONES.slice(0, 6).map(zoneKey));
});

describe('the suggested zone', () => {
  it('is one never used, in the order given', () => {
    expect(suggested([])).toBe('abdomen:left_lower');
    expect(suggested([use('abdomen:left_lower', 1)])).toBe('abdomen:left_upper');
    expect(suggested([], FIRST_ZONES.toReversed())).toBe('thigh:right');
  });

  it('is the longest rested once all were used', () => {
    const days = [5, 4, 3, 1, 2, 6];
    const uses = FIRST_ZONES.map((zone, index) => use(zoneKey(zone), days[index] ?? 0));
    expect(suggested(uses)).toBe('abdomen:right_upper');
  });

  it('is none without a zone, and no other place than the chosen', () => {
    expect(suggested([], [])).toBeNull();
    const thighs = FIRST_ZONES.filter(({ location }) => location === 'thigh');
    expect(suggested([use('thigh:left', 2), use('thigh:right', 1)], thighs)).toBe('thigh:right');
  });

  it('lets every zone of a location rest from an injection whose place no one noted', () => {
    expect(suggested([use('abdomen', 9)])).toBe('thigh:left');
    expect(findLastUse({ location: 'thigh', subLocation: 'left' }, [use('other', 9)])).toBeNull();
    expect(suggested([use('abdomen', 9), use('thigh:left', 8), use('thigh:right', 7)])).toBe(
      'thigh:right',
    );
  });

  it('rests from the latest of several injections, in whatever order they are known', () => {
    const thigh = { location: 'thigh', subLocation: 'left' } as const;
    for (const days of [
      [3, 9, 5],
      [9, 3, 5],
      [5, 3, 9],
    ]) {
      const uses = days.map((day) => use('thigh:left', day));
      expect(findLastUse(thigh, uses)).toBe(9 * DAY);
    }
    expect(findLastUse(thigh, [use('thigh:left', 2), use('thigh', 7)])).toBe(7 * DAY);
  });

  it('has rested at least as long as every other, whatever was used when', () => {
    const anyUse = fc
      .tuple(
        fc.constantFrom(...INJECTION_ZONES.map(zoneKey), 'abdomen', 'thigh', 'other'),
        fc.nat(99),
      )
      .map(([key, day]) => use(key, day));
    const anyZones = fc.uniqueArray(fc.constantFrom(...INJECTION_ZONES), { minLength: 1 });
    fc.assert(
      fc.property(anyZones, fc.array(anyUse), (zones, uses) => {
        const zone = suggestSite(zones, uses);
        if (zone === null) throw new Error('a zone was given');
        const rest = (other: typeof zone) => findLastUse(other, uses) ?? -1;
        for (const other of zones) expect(rest(zone)).toBeLessThanOrEqual(rest(other));
      }),
    );
  });
});

it.each([
  // 23 hours, and yet the next day; over a change of clocks; within one day.
  ['2026-11-21T22:30:00Z', '2026-11-22T21:30:00Z', 'Europe/London', 1],
  ['2026-10-24T23:30:00Z', '2026-10-26T00:30:00Z', 'Europe/London', 1],
  ['2026-11-21T12:30:00Z', '2026-11-21T13:30:00Z', 'Australia/Sydney', 1],
  ['2026-11-21T12:30:00Z', '2026-11-21T13:30:00Z', 'UTC', 0],
  ['2026-11-01T08:00:00Z', '2026-11-22T08:00:00Z', 'America/New_York', 21],
])('counts days of the calendar: %s to %s in %s', (from, to, zone, days) => {
  expect(daysRested(Date.parse(from), Date.parse(to), zone)).toBe(days);
});
