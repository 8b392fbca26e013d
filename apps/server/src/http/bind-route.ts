import { Readable } from 'node:stream';
import {
  bodyLimitOf,
  type RouteDefinition,
  type RouteInput,
  type RouteResult,
} from '@dosewise/contract';
import { browserName } from '@dosewise/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Scope, scopeOf } from '../context.ts';
import type { AppContext } from '../app-context.ts';
import type { Database } from '../db/database.ts';
import type { LiveSession } from '../features/account/auth/sessions.read-model.ts';
import { API_PREFIX } from './api-prefix.ts';
import { bearerToken, explainToCaller, requireSession } from './callers/auth-guard.ts';
import { type WriteOptions, writerOf } from './callers/authorised-writes.ts';
import { exactCheckOf } from './exact-reply.ts';
import { begun, type HeavyTurn } from './heavy/heavy-turns.ts';
import { hashRequest, idempotencyKeyOf } from './idempotency/idempotency.ts';
import { type Posted, Repeated } from './idempotency/record-ids.ts';
import { oneAtATime } from './limits/one-at-a-time.ts';
import { parsePart } from './request-fields.ts';

/** The caller of a route: a session where the route wants one. */
type Caller<R extends RouteDefinition> = R['access'] extends 'public' ? null : LiveSession;

/** What a handler gets besides its input. */
export interface Call<R extends RouteDefinition> extends Scope {
  readonly session: Caller<R>;
  /** The caller's address, for limits only. */
  readonly ip: string;
  /** The caller's browser and system; null: not known. What it says of itself beyond that is not kept. */
  readonly deviceName: string | null;
}

export type Handler<R extends RouteDefinition> = (
  input: RouteInput<R>,
  call: Call<R>,
) => Promise<
  R extends { readonly takesId: true } ? Posted<RouteResult<R>> : RouteResult<R> | Rendered
>;

/** A reply that is JSON already. */
export class Rendered {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Settings of one binding that are the server's business, not the contract's. */
export interface BindOptions extends WriteOptions {
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string };
  /** Of every reply, also of a refusal. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Binds a contract route: who may call, then the parts of the request, then the handler (once for
 * each idempotency key), then the reply cut to its declared fields. What an authenticated caller writes
 * is in a transaction that begins by asking again who may call.
 */
export function bindRoute<const R extends RouteDefinition>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  handler: Handler<R>,
  options: BindOptions = {},
): void {
  const onRequest = guard(route, context);
  const alone =
    route.isHeavy && route.bodyLimitBytes
      ? oneAtATime((request) => sessionOf(request)?.userId)
      : null;
  const present = presenterOf(route);
  const write = writerOf(route, options);
  if (route.takesForm) takeForms(app);
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...(options.rateLimit ? { config: { rateLimit: { ...options.rateLimit } } } : {}),
    bodyLimit: bodyLimitOf(route),
    ...alone,
    onRequest: [...passOn(route, context), onRequest, ...(alone ? [alone.onRequest] : [])],
    handler: async (request, reply) => {
      reply.headers({ ...options.headers });
      const session = sessionOf(request);
      const input = readInput(route, request);
      const call = { ...scopeOf(context), ...callerOf(request), session: session as Caller<R> };
      let status: number = route.status;
      const respond = async (db: Database) => {
        const result = await handler(input, { ...call, db });
        if (!(result instanceof Repeated)) return present(result);
        status = 200;
        return present(result.reply);
      };
      const key = route.idempotent && session ? idempotencyKeyOf(request, input.body) : null;
      const requestHash = key === null ? '' : hashRequest(route.id, input.body);
      const answer = () =>
        session && route.method !== 'GET'
          ? write(call, session, key === null ? null : { key, requestHash }, respond)
          : respond(call.db);
      const turn = await heavyTurn(route, context, session);
      const body = await answer()
        .catch(async (error: unknown) => {
          throw await explainToCaller(error, session, call);
        })
        .finally(() => turn?.end());
      return send(route, reply.status(status), body);
    },
  });
}

/** Binds a route whose reply is a file to keep. It streams, so the memory it takes stays small. */
export function bindDownload<const R extends RouteDefinition & { download: string }>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  handler: (call: Call<R>, input: RouteInput<R>) => AsyncIterable<string | Uint8Array>,
  options: Pick<BindOptions, 'rateLimit'> & {
    /** How the name of a file ends that is encrypted, which the name of its kind says nothing of. */
    readonly encryptedAs?: string;
  } = {},
): void {
  const onRequest = guard(route, context);
  const { encryptedAs = '' } = options;
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...(options.rateLimit ? { config: { rateLimit: { ...options.rateLimit } } } : {}),
    onRequest: [...passOn(route, context), onRequest],
    handler: async (request, reply) => {
      const session = sessionOf(request) as Caller<R>;
      const input = readInput(route, request);
      const turn = await heavyTurn(route, context, session);
      // Also of who hung up before the first piece, or already while waiting for the turn.
      if (reply.raw.destroyed) turn?.end();
      reply.raw.once('close', () => turn?.end());
      const chunks = handler({ ...scopeOf(context), ...callerOf(request), session }, input);
      const file = await begun(chunks, turn);
      const fileName = fileNameOf(route, input.params) + encryptedAs;
      return reply
        .type(encryptedAs ? 'application/octet-stream' : mediaTypeOf(route))
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(file));
    },
  });
}

const BINARY: ReadonlySet<string> = new Set(['application/pdf', 'application/gzip']);

const mediaTypeOf = ({ download }: { readonly download: string }) =>
  BINARY.has(download) ? download : `${download}; charset=utf-8`;

/** The end of the path, which may be a parameter: by now its file was found. */
function fileNameOf({ path }: RouteDefinition, params: unknown): string {
  const end = path.split('/').at(-1) ?? '';
  if (!end.startsWith(':')) return end;
  return String((params as Readonly<Record<string, unknown>>)[end.slice(1)]);
}

/** Passes a heavy route on to the thread for such work, where there is one, before anything is read. */
function passOn({ isHeavy }: RouteDefinition, { heavyThread }: AppContext) {
  if (!isHeavy || !heavyThread) return [];
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (heavyThread.isFit()) heavyThread.answer(request, reply);
  };
  return [answer];
}

/** The turn of a user's heavy work. A stranger's begins once it is known whose records are asked for. */
async function heavyTurn(
  { isHeavy }: RouteDefinition,
  { heavyTurns }: AppContext,
  session: LiveSession | null,
): Promise<HeavyTurn | null> {
  return isHeavy && session ? heavyTurns.begin(session.userId) : null;
}

/** A reply that is not JSON. */
export interface RawReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What the handler of a raw route gets besides its input. */
export interface RawCall<R extends RouteDefinition> extends Call<R> {
  /** What the caller says it is, to tell people from scanners. */
  readonly userAgent: string;
  /** The bearer token that came along, for routes that know other tokens than those of sessions. */
  readonly bearer: string | null;
  /** Whether only the headers are asked for: the same route, but nobody looks. */
  readonly isHead: boolean;
  /** The tags of what the caller has already (`If-None-Match`). */
  readonly ifNoneMatch: string | null;
}

/** Binds a route whose reply is a page, an image or a redirect. */
export function bindRaw<const R extends RouteDefinition & { raw: string }>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  handler: (input: RouteInput<R>, call: RawCall<R>) => Promise<RawReply>,
  options: Pick<BindOptions, 'rateLimit'> = {},
): void {
  const onRequest = guard(route, context);
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    ...(options.rateLimit ? { config: { rateLimit: { ...options.rateLimit } } } : {}),
    onRequest,
    handler: async (request, reply) => {
      const session = sessionOf(request) as Caller<R>;
      const userAgent = request.headers['user-agent'] ?? '';
      const isHead = request.method === 'HEAD';
      const bearer = bearerToken(request);
      const ifNoneMatch = request.headers['if-none-match'] ?? null;
      const caller = { ...callerOf(request), session, userAgent, bearer, isHead, ifNoneMatch };
      const call = { ...scopeOf(context), ...caller };
      const raw = await handler(readInput(route, request), call);
      return reply
        .status(raw.status ?? route.status)
        .type(route.raw.startsWith('text/') ? `${route.raw}; charset=utf-8` : route.raw)
        .header('cache-control', 'no-store')
        .headers({ ...raw.headers })
        .send(raw.body);
    },
  });
}

/** Lets the routes of `app`, and of what is registered in it, take a form. What it says is ignored. */
function takeForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
}

const callerOf = ({ ip, headers }: FastifyRequest) => ({
  ip,
  deviceName: browserName(headers['user-agent'] ?? ''),
});

const sessions = new WeakMap<FastifyRequest, LiveSession>();

/** Who calls; null before that is known, and on a public route. */
export const sessionOf = (request: FastifyRequest): LiveSession | null =>
  sessions.get(request) ?? null;

/** Checks who calls before the body is read: a stranger costs nothing and learns nothing. */
function guard(route: RouteDefinition, context: AppContext) {
  return async (request: FastifyRequest) => {
    const session = await requireSession(route, request, scopeOf(context));
    if (session) sessions.set(request, session);
  };
}

function readInput<R extends RouteDefinition>(route: R, request: FastifyRequest): RouteInput<R> {
  const { params, query, body, missingFieldsSentence } = route;
  return {
    params: params && parsePart('params', params, request.params),
    query: query && parsePart('query', query, request.query),
    body: body && parsePart('body', body, request.body, missingFieldsSentence),
  } as RouteInput<R>;
}

/** Cuts a handler's result to the fields that the contract declares. */
function presenterOf({ response }: RouteDefinition): (result: unknown) => unknown {
  if (!response) return () => null;
  // What holds nothing else already, as nearly every reply does, need not be copied.
  const isExact = exactCheckOf(response);
  return (result) =>
    result instanceof Rendered || isExact?.(result) ? result : response.parse(result);
}

function send(route: RouteDefinition, reply: FastifyReply, body: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (body instanceof Rendered) {
    return reply.type('application/json; charset=utf-8').send(body.json);
  }
  return route.response ? reply.send(body) : reply.send();
}
