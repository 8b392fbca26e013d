import { Readable } from 'node:stream';
import { bodyLimit, type RouteDefinition } from '@dosewise/contract';
import { browserName } from '@dosewise/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newScope } from '../../context.ts';
import {
  type BoundRoute,
  type FilePieces,
  type Needs,
  type RawReply,
  Rendered,
  typeOfFile,
} from '../calls/bind-route.ts';
import { readIdempotencyKey } from '../calls/idempotency.ts';
import { callerId, type LiveSession } from '../calls/live-session.ts';
import { readInput, runnerOf } from '../calls/run-route.ts';
import type { ServerContext } from '../server-context.ts';
import { API_PREFIX } from './api-prefix.ts';
import { bearerToken, requireSession } from './callers/auth-guard.ts';
import { callerLanguage } from './callers/caller-language.ts';
import { begun, type HeavyTurn } from './heavy/heavy-turns.ts';
import { readDocumentBodies } from './limits/json-bodies.ts';
import { oneAtATime } from './limits/one-at-a-time.ts';
import { packFor } from './packing.ts';

/** Mounts the routes of features: each route of the contract with who may call it and how it is replied to. */
export function mount(
  app: FastifyInstance,
  context: ServerContext,
  routes: readonly BoundRoute[],
): void {
  const paths = new Set(routes.flatMap(({ route }) => (route.anyOrigin ? [route.path] : [])));
  for (const path of paths) answerPreflights(app, path, routes);
  for (const bound of routes) {
    const { route } = bound;
    if (route.download) mountDownload(app, context, bound, route.download);
    else if (route.takesBytes && route.raw) {
      const { raw } = route;
      app.register(async (scope) => {
        takeBytes(scope);
        mountRaw(scope, context, bound, raw);
      });
    } else if (route.raw) mountRaw(app, context, bound, route.raw);
    else if (!route.takesForm && !route.takesDocuments) mountRoute(app, context, bound);
    else {
      // In a scope of its own: no other route takes such bodies.
      app.register(async (scope) => {
        if (route.takesForm) takeForms(scope);
        else readDocumentBodies(scope);
        mountRoute(scope, context, bound);
      });
    }
  }
}

/**
 * Mounts a route: who may call, then the parts of the request, then the handler (once for
 * each idempotency key), then the reply cut to its declared fields. What an authenticated caller writes
 * is in a transaction that begins by asking again who may call.
 */
function mountRoute(app: FastifyInstance, context: ServerContext, bound: BoundRoute): void {
  const { route, needs } = bound;
  const onRequest = guard(route, context);
  const alone =
    route.isHeavy && route.bodyLimitBytes
      ? oneAtATime(findCallerId, {
          letsSmallIn: route.takesDocuments === true,
        })
      : null;
  const run = runnerOf(bound);
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...rateLimitOf(needs),
    bodyLimit: bodyLimit(route),
    ...alone,
    onRequest: [onRequest, ...passOn(route, context), ...(alone ? [alone.onRequest] : [])],
    handler: async (request, reply) => {
      reply.headers({ ...needs.headers });
      const session = liveSession(request);
      const input = readInput(route, request);
      const call = { ...newScope(context), ...readCaller(request), session };
      const given = request.headers['idempotency-key'];
      const key = route.idempotent && session ? readIdempotencyKey(given, input.body) : null;
      const turn = await heavyTurn(route, context, session);
      const { status, body } = await run(input, call, key).finally(() => turn?.end());
      return send(route, request, reply.status(status), body);
    },
  });
}

/** Mounts a route whose reply is a file to keep. It streams, so the memory it takes stays small. */
function mountDownload(
  app: FastifyInstance,
  context: ServerContext,
  { route, handle, needs }: BoundRoute,
  mediaType: string,
): void {
  const onRequest = guard(route, context);
  const { encryptedAs = '' } = needs;
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...rateLimitOf(needs),
    onRequest: [onRequest, ...passOn(route, context)],
    handler: async (request, reply) => {
      const session = liveSession(request);
      const input = readInput(route, request);
      const turn = await heavyTurn(route, context, session);
      // Also of who hung up before the first piece, or already while waiting for the turn.
      if (reply.raw.destroyed) turn?.end();
      reply.raw.once('close', () => turn?.end());
      const call = { ...newScope(context), ...readCaller(request), session };
      // The handler of a route with `download` makes.
      const pieces = handle(input, call) as FilePieces;
      const file = await begun(pieces, turn);
      const fileName = fileNameOf(route, input.params) + encryptedAs;
      return reply
        .type(encryptedAs ? 'application/octet-stream' : typeOfFile(mediaType))
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(file));
    },
  });
}

/** The end of the path, which may be a parameter: by now its file was found. */
function fileNameOf({ path }: RouteDefinition, params: unknown): string {
  const end = path.split('/').at(-1) ?? '';
  if (!end.startsWith(':')) return end;
  return String((params as Readonly<Record<string, unknown>>)[end.slice(1)]);
}

/**
 * Passes a heavy route on to the thread for such work, where there is one, before its body is read. The guard
 * stands before it: the thread is for those who may call, and asks again.
 */
function passOn({ isHeavy }: RouteDefinition, { heavyThread }: ServerContext) {
  if (!isHeavy || !heavyThread) return [];
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await heavyThread.begin()) heavyThread.answer(request, reply);
  };
  return [pass];
}

/** The turn of a user's heavy work. A stranger's begins once it is known whose records are asked for. */
async function heavyTurn(
  { isHeavy }: RouteDefinition,
  { heavyTurns }: ServerContext,
  session: LiveSession | null,
): Promise<HeavyTurn | null> {
  return isHeavy && session ? heavyTurns.begin(callerId(session)) : null;
}

/** Mounts a route whose reply is a page, an image or a redirect. */
function mountRaw(
  app: FastifyInstance,
  context: ServerContext,
  { route, handle, needs }: BoundRoute,
  mediaType: string,
): void {
  const onRequest = guard(route, context);
  const { admit } = needs;
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...rateLimitOf(needs),
    bodyLimit: bodyLimit(route),
    // After the limits of requests, and before the body is read.
    ...(admit && {
      preParsing: async (request: FastifyRequest) => {
        // `limitWaitingBodies` listens already, so the body would flow by. Its reader resumes it.
        request.raw.pause();
        await admit(readInput(route, request), { ...newScope(context), ip: request.ip });
      },
    }),
    onRequest: route.anyOrigin ? [openToEverySite, onRequest] : onRequest,
    handler: async (request, reply) => {
      const session = liveSession(request);
      const userAgent = request.headers['user-agent'] ?? '';
      const isHead = request.method === 'HEAD';
      const bearer = bearerToken(request);
      const ifNoneMatch = request.headers['if-none-match'] ?? null;
      const bytes = request.body instanceof Uint8Array ? request.body : NO_BYTES;
      const asked = { userAgent, bearer, isHead, ifNoneMatch, bytes };
      const call = { ...newScope(context), ...readCaller(request), session, ...asked };
      // The handler of a route with `raw` makes.
      const raw = (await handle(readInput(route, request), call)) as RawReply;
      return reply
        .status(raw.status ?? route.status)
        .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
        .header('cache-control', 'no-store')
        .headers({ ...raw.headers })
        .send(raw.body);
    },
  });
}

const NO_BYTES = new Uint8Array();

/** Lets the routes of `app` take any body as its bytes. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Of every reply of a route for pages of any site. They bring their token themselves: no cookie counts. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
};

const openToEverySite = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(ANY_ORIGIN);
};

/** Tells browsers, which ask before a page of another site calls, how the routes of a path may be called. */
function answerPreflights(app: FastifyInstance, path: string, bound: readonly BoundRoute[]): void {
  const routes = bound.flatMap(({ route }) => (route.path === path ? [route] : []));
  const names = new Set(routes.flatMap(({ headers }) => Object.keys(headers?.shape ?? {})));
  const headers = {
    ...ANY_ORIGIN,
    'access-control-allow-methods': routes.map(({ method }) => method).join(', '),
    'access-control-allow-headers': ['content-type', ...names].join(', '),
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  };
  app.options(API_PREFIX + path, (_request, reply) => reply.status(204).headers(headers).send());
}

const rateLimitOf = ({ rateLimit }: Needs) =>
  rateLimit ? { config: { rateLimit: { ...rateLimit } } } : {};

/** Lets the routes of `app`, and of what is registered in it, take a form. What it says is ignored. */
function takeForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
}

const readCaller = (request: FastifyRequest) => ({
  ip: request.ip,
  language: callerLanguage(request),
  deviceName: browserName(request.headers['user-agent'] ?? ''),
  cookies: request.headers.cookie ?? '',
});

const sessions = new WeakMap<FastifyRequest, LiveSession>();

/** The session of the caller; null before that is known, and on a public route. */
const liveSession = (request: FastifyRequest): LiveSession | null => sessions.get(request) ?? null;

/** The id of the account that calls, for limits; undefined while it is not known, and of a stranger. */
export const findCallerId = (request: FastifyRequest): string | undefined => {
  const session = sessions.get(request);
  return session && callerId(session);
};

/** Checks who calls before the body is read: a stranger costs nothing and learns nothing. */
function guard(route: RouteDefinition, context: ServerContext) {
  return async (request: FastifyRequest) => {
    const session = await requireSession(route, request, newScope(context));
    if (session) sessions.set(request, session);
  };
}

/** Sends a reply, a long one packed where the caller takes that: lists of months are an eighth then. */
async function send(
  route: RouteDefinition,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!route.response) return reply.send();
  const json = body instanceof Rendered ? body.json : JSON.stringify(body);
  const packed = await packFor(headers['accept-encoding'], json);
  if (packed) reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return reply.type('application/json; charset=utf-8').send(packed ?? json);
}
