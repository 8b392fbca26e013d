// Shows 16.1.
import { FIRST_ZONES, INJECTION_ZONES, zoneKey } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { BACK, FRONT } from './body-zones.ts';
import { describeRest, mapZones, nameZone } from './site-words.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const sites = (used: Record<string, string>, suggested = INJECTION_ZONES[0] ?? null) => ({
  zones: INJECTION_ZONES.map((zone) => ({
    ...zone,
    on: FIRST_ZONES.includes(zone),
    lastUsedAt: used[zoneKey(zone)] ?? null,
    uses: 0,
    meanPain: null,
  })),
  suggested,
});

it('names every zone as people say it', () => {
  expect(INJECTION_ZONES.map(nameZone)).toEqual([
    'Left lower abdomen',
    'Left upper abdomen',
    'Right lower abdomen',
    'Right upper abdomen',
    'Left thigh',
    'Right thigh',
    'Left upper arm',
    'Right upper arm',
    'Left buttock',
    'Right buttock',
  ]);
});

it.each([
  [null, 'never used'],
  [0, 'used today'],
  [1, 'rested 1 day'],
  [21, 'rested 21 days'],
])('says rest in words: %s', (days, words) => {
  expect(describeRest(days)).toBe(words);
});

it('shades the zones by the days of the user’s calendar, and outlines the suggested one', () => {
  const used = {
    'thigh:left': '2026-11-01T08:00:00Z',
    'thigh:right': '2026-11-15T23:30:00Z',
    'abdomen:left_upper': '2026-11-15T22:30:00Z',
    'arm:left': '2026-11-22T07:00:00Z',
  };
  const zones = mapZones(sites(used), NOW, 'Europe/Paris');
  const drawn = (key: string) => zones.find((zone) => zone.key === key);
  expect(drawn('thigh:left')).toEqual({
    key: 'thigh:left',
    name: 'Left thigh, rested 21 days',
    mark: '21 d',
    look: 'rested',
    isSuggested: false,
  });
  expect(drawn('thigh:right')).toMatchObject({ mark: '6 d', look: 'recent' });
  expect(drawn('abdomen:left_upper')).toMatchObject({ mark: '7 d', look: 'resting' });
  expect(drawn('arm:left')).toMatchObject({ name: 'Left upper arm, used today', look: 'off' });
  expect(drawn('abdomen:left_lower')).toMatchObject({
    name: 'Left lower abdomen, never used, suggested',
    look: 'unused',
    isSuggested: true,
  });
});

it('has a place in the drawings for every zone, of at least 44 px on the narrowest of them', () => {
  const narrowest = [
    [FRONT, 160],
    [BACK, 100],
  ] as const;
  expect(narrowest.flatMap(([view]) => view.places.map(([key]) => key)).sort()).toEqual(
    INJECTION_ZONES.map(zoneKey).sort(),
  );
  for (const [view, width] of narrowest) {
    for (const [key, place] of view.places) {
      const size = (Math.min(place.width, place.height) * width) / view.width;
      expect(size, key).toBeGreaterThanOrEqual(44);
      expect(place.left, key).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width, key).toBeLessThanOrEqual(view.width);
    }
  }
});
