// Shows 24.1.
import type { Dose, Sites } from '@dosewise/contract';
import { FIRST_ZONES, INJECTION_ZONES } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { latestZones, restedSites } from './rested-sites.ts';

const sites: Sites = {
  zones: INJECTION_ZONES.map((zone) => ({
    ...zone,
    on: FIRST_ZONES.includes(zone),
    lastUsedAt: null,
    uses: 0,
    meanPain: null,
  })),
  suggested: null,
};
// Only what the rules read of a dose; newest first.
const used = (...places: (readonly [string, string | null])[]) =>
  places.map(([injectionLocation, injectionSubLocation], index) => ({
    injectionLocation,
    injectionSubLocation,
    date: new Date(Date.UTC(2026, 10, 22 - 7 * index)).toISOString(),
  })) as Dose[];

it('suggests of one’s own zones the longest rested by the doses that are shown', () => {
  const doses = used(['abdomen', null], ['thigh', 'right'], ['arm', 'left']);
  const rested = restedSites(sites, doses);
  expect(rested.suggested).toMatchObject({ location: 'thigh', subLocation: 'left' });
  expect(rested.zones.find(({ location }) => location === 'arm')?.lastUsedAt).toBe(
    '2026-11-08T00:00:00.000Z',
  );
});

it('suggests nothing before a first dose, nor where no one knows one’s own zones', () => {
  expect(restedSites(sites, []).suggested).toBeNull();
  const unknown = restedSites(undefined, used(['thigh', 'left']));
  expect(unknown.suggested).toBeNull();
  expect(unknown.zones).toHaveLength(INJECTION_ZONES.length);
});

it('knows the four zones used last, each once', () => {
  const doses = used(
    ['thigh', 'left'],
    ['abdomen', null],
    ['thigh', 'left'],
    ['thigh', 'right'],
    ['arm', 'left'],
    ['abdomen', 'left_lower'],
    ['abdomen', 'left_upper'],
  );
  expect([...latestZones(doses)]).toEqual([
    'thigh:left',
    'thigh:right',
    'arm:left',
    'abdomen:left_lower',
  ]);
});
