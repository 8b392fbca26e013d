import { PUBLIC_BODY_LIMIT_BYTES } from '@dosewise/contract';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { AppContext } from './app-context.ts';
import { addressRoutes } from './features/account/auth/address/address.routes.ts';
import { apiTokenRoutes } from './features/account/auth/api-tokens/api-tokens.routes.ts';
import { authRoutes } from './features/account/auth/auth.routes.ts';
import { passkeyRoutes } from './features/account/auth/passkeys/passkeys.routes.ts';
import { secondFactorRoutes } from './features/account/auth/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './features/account/auth/sessions.routes.ts';
import { mailLinkRoutes } from './features/account/mail-links/mail-links.routes.ts';
import { profileRoutes } from './features/account/profile/profile.routes.ts';
import { pushSubscriptionRoutes } from './features/account/push-subscriptions/push-subscriptions.routes.ts';
import { reminderRoutes } from './features/account/reminders/reminders.routes.ts';
import { emailCampaignRoutes } from './features/admin/email-campaigns/email-campaigns.routes.ts';
import { emailTemplateRoutes } from './features/admin/email-templates/email-templates.routes.ts';
import { redditRoutes } from './features/admin/reddit/reddit.routes.ts';
import { statsRoutes } from './features/admin/stats/stats.routes.ts';
import { systemRoutes } from './features/admin/system/system.routes.ts';
import { userRoutes } from './features/admin/users/users.routes.ts';
import { adminPricingRoutes } from './features/analysis/pricing/admin-pricing.routes.ts';
import { pricingRoutes } from './features/analysis/pricing/pricing.routes.ts';
import { reportRoutes } from './features/analysis/report/report.routes.ts';
import { savingsRoutes } from './features/analysis/savings/savings.routes.ts';
import { deviceRoutes } from './features/dosing/devices/devices.routes.ts';
import { doseRoutes } from './features/dosing/doses/doses.routes.ts';
import { penRoutes } from './features/dosing/pens/pens.routes.ts';
import { planRoutes } from './features/dosing/plan/plan.routes.ts';
import { siteRoutes } from './features/dosing/sites/sites.routes.ts';
import { calendarRoutes } from './features/moving/calendar/calendar.routes.ts';
import { exportRoutes } from './features/moving/exports/exports.routes.ts';
import { importRoutes } from './features/moving/imports/imports.routes.ts';
import { restoreRoutes } from './features/moving/restore/restore.routes.ts';
import { shareRoutes } from './features/moving/shares/shares.routes.ts';
import { docsRoutes } from './features/operations/docs/docs.routes.ts';
import { healthRoutes } from './features/operations/health/health.routes.ts';
import { metricsRoutes } from './features/operations/metrics/metrics.routes.ts';
import { goalRoutes } from './features/tracking/goal/goal.routes.ts';
import { symptomRoutes } from './features/tracking/symptoms/symptoms.routes.ts';
import { weightRoutes } from './features/tracking/weights/weights.routes.ts';
import { AppError } from './http/app-error.ts';
import { sessionOf } from './http/bind-route.ts';
import { callerNetwork } from './http/callers/caller-network.ts';
import { installErrorHandler, sendError } from './http/error-handler.ts';
import { connectionLimits, MAX_CONNECTIONS } from './http/limits/connection-limits.ts';
import { readJsonBodies } from './http/limits/json-bodies.ts';
import { refuseOverload } from './http/limits/overload.ts';
import { limitWaitingBodies } from './http/limits/waiting-bodies.ts';
import { limitWrites } from './http/limits/write-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWebFiles } from './http/web-files/web-files.ts';

/** Builds the application over its context, ready to listen or to inject requests into. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = await beginApp(context);
  metricsRoutes(app, context);
  healthRoutes(app, context);
  authRoutes(app, context);
  sessionRoutes(app, context);
  secondFactorRoutes(app, context);
  passkeyRoutes(app, context);
  addressRoutes(app, context);
  apiTokenRoutes(app, context);
  profileRoutes(app, context);
  goalRoutes(app, context);
  penRoutes(app, context);
  deviceRoutes(app, context);
  doseRoutes(app, context);
  planRoutes(app, context);
  siteRoutes(app, context);
  calendarRoutes(app, context);
  symptomRoutes(app, context);
  pricingRoutes(app, context);
  savingsRoutes(app, context);
  reminderRoutes(app, context);
  pushSubscriptionRoutes(app, context);
  heavyRoutes(app, context);
  if (config.marketing) {
    emailTemplateRoutes(app, context);
    emailCampaignRoutes(app, context);
    redditRoutes(app, context);
  }
  mailLinkRoutes(app, context);
  statsRoutes(app, context);
  adminPricingRoutes(app, context);
  userRoutes(app, context);
  systemRoutes(app, context);
  docsRoutes(app, context);
  await serveWebFiles(app, config.donationUrl);
  return app;
}

/** The same with the routes of heavy work, for a thread of its own. */
export async function buildHeavyApp(context: AppContext): Promise<FastifyInstance> {
  const app = await beginApp(context);
  heavyRoutes(app, context);
  return app;
}

function heavyRoutes(app: FastifyInstance, context: AppContext): void {
  weightRoutes(app, context);
  exportRoutes(app, context);
  reportRoutes(app, context);
  shareRoutes(app, context);
  importRoutes(app, context);
  restoreRoutes(app, context);
}

/** What every request meets before its route. */
async function beginApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  const headers = securityHeaders(config);
  const app = Fastify({
    ...connectionLimits,
    // Also of what leads nowhere; only a route behind a login takes more.
    bodyLimit: PUBLIC_BODY_LIMIT_BYTES,
    // A path that cannot be decoded is refused before any hook or route.
    frameworkErrors: (_error, request, reply) =>
      sendError(request, reply.headers(headers), new AppError('not_found')),
    // One hop: of the addresses that a request claims, only the one our own proxy added counts.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    requestIdHeader: false,
    genReqId: () => context.newId(),
    logger: { level: config.logLevel, base: null },
    // Fastify's own request lines carry addresses and whole URLs; ours below do not.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  installErrorHandler(app);
  const userIdOf = (request: FastifyRequest) => sessionOf(request)?.userId;
  if (config.rateLimit) limitWrites(app, context, userIdOf);
  limitWaitingBodies(app, userIdOf);
  readJsonBodies(app);
  logReplies(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  if (config.rateLimit) {
    refuseOverload(app, context.db);
    await app.register(rateLimit, {
      global: false,
      keyGenerator: ({ ip }) => callerNetwork(ip),
    });
  }
  return app;
}

/** One line a reply: what was asked and how it went. No address, no id, no body, no token. */
function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
