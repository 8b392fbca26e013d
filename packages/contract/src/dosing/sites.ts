import {
  INJECTION_LOCATIONS,
  INJECTION_SUB_LOCATIONS,
  INJECTION_ZONES,
  zoneKey,
} from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

const location = z.enum(INJECTION_LOCATIONS);
const subLocation = z.enum(INJECTION_SUB_LOCATIONS);

/** A place on the body that injections go round. */
export const injectionSite = named('InjectionSite', z.object({ location, subLocation }));

export type InjectionSite = z.output<typeof injectionSite>;

const siteZone = z.object({
  location,
  subLocation,
  on: described(z.boolean(), 'Whether it is one of the chosen'),
  lastUsedAt: described(
    z.nullable(z.string()),
    'UTC instant; a dose without a sub-location counts for every zone of its location',
  ),
  uses: described(z.int(), 'Doses logged at exactly this zone'),
  meanPain: described(z.nullable(z.number()), '0 to 10, of those doses; null without one'),
});

/** The places where the user injects, the last use of each, and the one that has rested longest. */
export const sites = named(
  'Sites',
  z.object({
    zones: described(
      z.array(siteZone),
      'All there are: the chosen in their order, then the others',
    ),
    suggested: described(z.nullable(injectionSite), 'The longest rested of the chosen'),
  }),
);

export type Sites = z.output<typeof sites>;

/** Reads every zone and the suggestion. */
export const getSites = defineRoute({
  id: 'getSites',
  method: 'GET',
  path: '/sites',
  access: 'user',
  offline: 'filled',
  forPeople: 'reads',
  reads: ['sites', 'doses'],
  summary:
    'Returns the injection sites, when each was last used, and the one that has rested longest.',
  status: 200,
  response: sites,
  errors: [],
});

const KEYS: ReadonlySet<string> = new Set(INJECTION_ZONES.map(zoneKey));

const chosenZone = z
  .object(
    {
      location: choice('Location', INJECTION_LOCATIONS),
      subLocation: choice('Sub-location', INJECTION_SUB_LOCATIONS),
    },
    sentence('requests.zonePair'),
  )
  .check(z.refine((zone) => KEYS.has(zoneKey(zone)), sentence('requests.zonePair')));

/** The zones that someone uses, each once. */
export const zones = z.array(chosenZone, sentence('requests.zoneList')).check(
  z.maxLength(INJECTION_ZONES.length, sentence('requests.zoneTwice')),
  z.refine((all) => new Set(all.map(zoneKey)).size === all.length, sentence('requests.zoneTwice')),
);

/** Chooses one's own zones. An empty list: none is suggested. */
export const setSites = defineRoute({
  id: 'setSites',
  method: 'PUT',
  path: '/user/sites',
  access: 'user',
  changes: ['sites'],
  summary:
    'Sets the injection sites that the user uses. Sites never used are suggested in this order.',
  body: z.object({ zones }),
  status: 200,
  response: sites,
  errors: [],
});
