import type { ExchangeRates } from '@dosewise/domain';
import { profileRoutes } from './features/account/profile/profile.routes.ts';
import { pricingRoutes } from './features/analysis/pricing/pricing.routes.ts';
import { reportRoutes } from './features/analysis/report/report.routes.ts';
import { savingsRoutes } from './features/analysis/savings/savings.routes.ts';
import { deviceRoutes } from './features/dosing/devices/devices.routes.ts';
import { doseRoutes } from './features/dosing/doses/doses.routes.ts';
import { penRoutes } from './features/dosing/pens/pens.routes.ts';
import { planRoutes } from './features/dosing/plan/plan.routes.ts';
import { siteRoutes } from './features/dosing/sites/sites.routes.ts';
import { exportRoutes } from './features/moving/exports/exports.routes.ts';
import { importRoutes } from './features/moving/imports/imports.routes.ts';
import { restoreRoutes } from './features/moving/restore/restore.routes.ts';
import type { RestoreContext } from './features/moving/restore/restore.service.ts';
import { goalRoutes } from './features/tracking/goal/goal.routes.ts';
import { measurementRoutes } from './features/tracking/measurements/measurements.routes.ts';
import { symptomRoutes } from './features/tracking/symptoms/symptoms.routes.ts';
import { weightRoutes } from './features/tracking/weights/weights.routes.ts';
import type { BoundRoute } from './runtime/calls/bind-route.ts';

/** The facts of their server or browser that routes of a user's own records need. */
export interface RecordContext extends RestoreContext {
  readonly exchangeRates: ExchangeRates;
}

/**
 * The routes of a user's own records: features that need neither Node nor Fastify, so that they
 * run wherever there is a database.
 */
export const recordRoutes = (context: RecordContext): readonly BoundRoute[] => [
  ...profileRoutes,
  ...goalRoutes,
  ...penRoutes,
  ...deviceRoutes,
  ...doseRoutes,
  ...planRoutes,
  ...siteRoutes,
  ...weightRoutes,
  ...symptomRoutes,
  ...measurementRoutes,
  ...pricingRoutes,
  ...savingsRoutes(context.exchangeRates),
  ...reportRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...restoreRoutes(context),
];
