import { getHealth, getMetrics, getReady, PUBLIC_BODY_LIMIT_BYTES } from '@dosewise/contract';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from './app-error.ts';
import { metricsRoutes } from './features/operations/metrics/metrics.routes.ts';
import { speakEveryLanguage } from './languages/every-language.ts';
import type { AppContext } from './outgoing/channels/app-context.ts';
import { allRoutes, heavyRoutes } from './routes.ts';
import { API_PREFIX } from './runtime/http/api-prefix.ts';
import { callerNetwork } from './runtime/http/callers/caller-network.ts';
import { installErrorHandler, sendError } from './runtime/http/error-handler.ts';
import {
  connectionLimits,
  limitEachCaller,
  MAX_CONNECTIONS,
} from './runtime/http/limits/connection-limits.ts';
import { readJsonBodies } from './runtime/http/limits/json-bodies.ts';
import { refuseOverload } from './runtime/http/limits/overload.ts';
import { limitWaitingBodies } from './runtime/http/limits/waiting-bodies.ts';
import { limitWrites } from './runtime/http/limits/write-limit.ts';
import { findCallerId, mount } from './runtime/http/mount.ts';
import { REQUEST_ID, readRequestId } from './runtime/http/request-ids.ts';
import { securityHeaders } from './runtime/http/security-headers.ts';
import { serveWebFiles } from './runtime/http/web-files/web-files.ts';

/**
 * Builds the application over its context, ready to listen or to inject requests into. `webRoot` is
 * the folder of the pages that it serves, by default where they are built.
 */
export async function buildApp(context: AppContext, webRoot?: string): Promise<FastifyInstance> {
  const { config } = context;
  const app = await beginApp(context, { believesIds: config.trustProxy, replyLevel: 'info' });
  app.server.maxConnections = MAX_CONNECTIONS;
  if (!config.trustProxy) limitEachCaller(app.server);
  mount(app, context, [...metricsRoutes(app, context), ...allRoutes(context)]);
  serveWebFiles(app, config, webRoot);
  return app;
}

/** The same with the routes of heavy work, for a thread of its own. */
export async function buildHeavyApp(context: AppContext): Promise<FastifyInstance> {
  // Who passes a request on has named it, and logs its reply.
  const app = await beginApp(context, { believesIds: true, replyLevel: 'debug' });
  mount(app, context, heavyRoutes(context));
  return app;
}

interface Surroundings {
  /** True: the proxy in front names requests, and is believed. */
  readonly believesIds: boolean;
  /** The level of the line that a reply of the API has in the log. */
  readonly replyLevel: 'info' | 'debug';
}

const noCompiler = (): never => {
  throw new Error("A route has a schema of Fastify: the contract's are zod's.");
};

/** Keeps Fastify from loading its compilers of JSON schemas, a tenth of a second at the start. */
const NO_SCHEMAS = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/** Begins the app with all that a request meets before its route. */
async function beginApp(
  context: AppContext,
  { believesIds, replyLevel }: Surroundings,
): Promise<FastifyInstance> {
  const { config } = context;
  speakEveryLanguage(config.madeUpLanguage);
  const headers = securityHeaders(config);
  const app = Fastify({
    ...connectionLimits,
    // Also of what leads nowhere; only a route behind a login takes more.
    bodyLimit: PUBLIC_BODY_LIMIT_BYTES,
    // A path that cannot be decoded is refused before any hook or route.
    frameworkErrors: (_error, request, reply) =>
      sendError(
        request,
        reply.headers(headers).header(REQUEST_ID, request.id),
        new AppError('not_found'),
      ),
    // One hop: of the addresses that a request claims, only the one our own proxy added counts.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    requestIdHeader: false,
    genReqId: ({ headers }) => (believesIds ? readRequestId(headers) : null) ?? context.newId(),
    schemaController: NO_SCHEMAS,
    logger: { level: config.logLevel, base: null },
    // Fastify's own request lines carry addresses and whole URLs; ours below do not.
    logController: new LogController({ disableRequestLogging: true }),
  });
  installErrorHandler(app);
  if (config.rateLimit) limitWrites(app, context, findCallerId);
  limitWaitingBodies(app, findCallerId);
  readJsonBodies(app);
  logReplies(app, replyLevel);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID, request.id);
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

/** Routes that programs ask every few seconds. */
const PROBES: ReadonlySet<string> = new Set(
  [getHealth, getReady, getMetrics].map(({ path }) => API_PREFIX + path),
);

/**
 * One line a reply: what was asked and how it went. No address, no id but the request's, no body, no token.
 * Files of the web application and what asks whether we live are said at the level debug only.
 */
function logReplies(app: FastifyInstance, replyLevel: Surroundings['replyLevel']): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const isOfNote = request.url.startsWith(`${API_PREFIX}/`) && !PROBES.has(route);
    request.log[isOfNote ? replyLevel : 'debug']({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
