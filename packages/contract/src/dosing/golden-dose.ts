import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { flag, number, text } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** Largest usual volume of a Golden Dose in mL that the settings offer. */
export const MAX_USUAL_GOLDEN_ML = 0.5;

/** The day from which users acknowledge the present Golden Dose text; an earlier acknowledgement does not count. */
export const GOLDEN_TEXT_VERSION = '2026-11-28';

const goldenDoseSettings = named(
  'GoldenDoseSettings',
  z.object({
    goldenDoseEnabled: z.boolean(),
    goldenDoseVolume: described(z.number(), `mL, 0 to ${MAX_USUAL_GOLDEN_ML}`),
  }),
);

/** Reads the Golden Dose settings. */
export const getGoldenDoseSettings = defineRoute({
  id: 'getGoldenDoseSettings',
  method: 'GET',
  path: '/user/golden-dose-settings',
  access: 'user',
  offline: 'filled',
  reads: ['goldenDose'],
  summary: 'Returns the Golden Dose settings.',
  status: 200,
  response: goldenDoseSettings,
  errors: [],
});

/** Sets the Golden Dose settings. The volume is in mL. */
export const setGoldenDoseSettings = defineRoute({
  id: 'setGoldenDoseSettings',
  method: 'PUT',
  path: '/user/golden-dose-settings',
  access: 'user',
  changes: ['goldenDose', 'profile'],
  summary: 'Sets the Golden Dose settings.',
  body: z.object({
    goldenDoseEnabled: flag('Golden Dose'),
    goldenDoseVolume: number('Golden Dose volume', 0, MAX_USUAL_GOLDEN_ML),
  }),
  status: 200,
  response: goldenDoseSettings,
  errors: [],
});

/** Records that the user acknowledged the Golden Dose information, and which version of it. */
export const acknowledgeGoldenDose = defineRoute({
  id: 'acknowledgeGoldenDose',
  method: 'POST',
  path: '/user/golden-dose-consent',
  access: 'user',
  changes: [],
  summary: 'Records that the user has acknowledged the Golden Dose information.',
  body: z.object({ textVersion: text('Text version', 1, 40) }),
  status: 201,
  response: z.object({ textVersion: z.string(), acknowledgedAt: z.string() }),
  errors: [],
});
