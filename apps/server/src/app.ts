import { PUBLIC_BODY_LIMIT_BYTES } from '@dosewise/contract';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppContext } from './app-context.ts';
import { AppError } from './calls/app-error.ts';
import { metricsRoutes } from './features/operations/metrics/metrics.routes.ts';
import { callerNetwork } from './http/callers/caller-network.ts';
import { installErrorHandler, sendError } from './http/error-handler.ts';
import { connectionLimits, MAX_CONNECTIONS } from './http/limits/connection-limits.ts';
import { readJsonBodies } from './http/limits/json-bodies.ts';
import { refuseOverload } from './http/limits/overload.ts';
import { limitWaitingBodies } from './http/limits/waiting-bodies.ts';
import { limitWrites } from './http/limits/write-limit.ts';
import { findCallerId, mount } from './http/mount.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWebFiles } from './http/web-files/web-files.ts';
import { speakEveryLanguage } from './languages/every-language.ts';
import { allRoutes, heavyRoutes } from './routes.ts';

/** Builds the application over its context, ready to listen or to inject requests into. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = await beginApp(context);
  mount(app, context, [...metricsRoutes(app, config.metricsToken), ...allRoutes(context)]);
  await serveWebFiles(app, config);
  return app;
}

/** The same with the routes of heavy work, for a thread of its own. */
export async function buildHeavyApp(context: AppContext): Promise<FastifyInstance> {
  const app = await beginApp(context);
  mount(app, context, heavyRoutes(context));
  return app;
}

/** Begins the app with all that a request meets before its route. */
async function beginApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  speakEveryLanguage(config.madeUpLanguage);
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
  if (config.rateLimit) limitWrites(app, context, findCallerId);
  limitWaitingBodies(app, findCallerId);
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
