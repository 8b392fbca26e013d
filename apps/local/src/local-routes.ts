import {
  bodyLimit,
  getConfig,
  type RouteDefinition,
  type RouteInput,
  verifyToken,
} from '@dosewise/contract';
import { AppError } from '../../server/src/app-error.ts';
import type { SpokenScope } from '../../server/src/context.ts';
import { readProfile } from '../../server/src/features/account/profile/profile.read-model.ts';
import type { Spoken } from '../../server/src/languages/locales.ts';
import { acceptedLanguage, listLanguages } from '../../server/src/languages/speak.ts';
import { type RecordContext, recordRoutes } from '../../server/src/record-routes.ts';
import {
  type BoundRoute,
  bindRoute,
  type FilePieces,
  Rendered,
  typeOfFile,
} from '../../server/src/runtime/calls/bind-route.ts';
import { readIdempotencyKey } from '../../server/src/runtime/calls/idempotency.ts';
import type { LiveSession } from '../../server/src/runtime/calls/live-session.ts';
import { readInput, runnerOf } from '../../server/src/runtime/calls/run-route.ts';
import type { LocalReply, LocalRequest } from './protocol.ts';

export type Reply = Omit<LocalReply, 'id'>;
export type Request = Omit<LocalRequest, 'id'>;

/** One call: what it touches, and whose it is. */
interface Caller extends SpokenScope {
  readonly session: LiveSession;
}

/** A call of a route that was found. */
export type Found = (request: Request, caller: Caller) => Promise<Reply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** A reply with JSON. */
export const replyJson = (status: number, value: unknown): Reply => ({
  status,
  mediaType: JSON_TYPE,
  body: JSON.stringify(value),
});

/** All that is answered here: the records' own routes, and what a page asks at its start. */
const routesAt = (context: RecordContext): readonly BoundRoute[] => [
  ...recordRoutes(context),
  bindRoute(getConfig, async () => ({
    donationUrl: '',
    registration: 'closed' as const,
    languages: listLanguages(),
    marketing: false,
    withoutAccount: true,
    vaults: false,
    passwordLogin: false,
    oidc: null,
    sendsMail: false,
    sendsReminders: false,
    publicUrl: null,
    passkeyOrigin: null,
    sourceUrl: null,
    backupDays: null,
    analytics: null,
  })),
  bindRoute(verifyToken, async (_input, call) => ({
    valid: true as const,
    user: await readProfile(call.db, call.session.userId),
  })),
];

/** Finds the route of a call: null where that takes a server. */
export function findRoutes(context: RecordContext): (request: Request) => Found | null {
  const routes = routesAt(context).map((one) => ({
    method: one.route.method,
    segments: one.route.path.split('/'),
    found: foundOf(one),
  }));
  // As a server does: a path that is written out comes before one with a parameter.
  const isParameter = (segment: string) => segment.startsWith(':');
  const parameters = ({ segments }: { segments: string[] }) => segments.filter(isParameter).length;
  routes.sort((one, other) => parameters(one) - parameters(other));
  return ({ method, path }) => {
    const segments = pathOf(path).split('/');
    const fits = (own: readonly string[]) =>
      own.length === segments.length &&
      own.every((segment, at) => isParameter(segment) || segment === segments[at]);
    const route = routes.find((one) => one.method === method && fits(one.segments));
    return route?.found ?? null;
  };
}

function foundOf(one: BoundRoute): Found {
  const { route } = one;
  if (route.raw) throw new Error(`${route.id} is answered by a server.`);
  const run = runnerOf(one);
  return async (request, caller) => {
    const call = { ...caller, ip: '', deviceName: null, cookies: '' };
    const input = readInput(route, givenBy(route, request));
    if (route.download) {
      // The handler of a route with `download` makes pieces.
      const pieces = one.handle(input, call) as FilePieces;
      return { status: 200, mediaType: typeOfFile(route.download), body: await gather(pieces) };
    }
    const { body, status } = await run(input, call, keyOf(route, request, input));
    if (body instanceof Rendered) return { status, mediaType: JSON_TYPE, body: body.json };
    return route.response ? replyJson(status, body) : { status, mediaType: null, body: null };
  };
}

/** The language of the one person: the one that they chose, else what their browser asks for. */
export const callerLanguage = (
  { acceptLanguage }: Pick<Request, 'acceptLanguage'>,
  session: LiveSession | null,
): Spoken => session?.language ?? acceptedLanguage(acceptLanguage);

const keyOf = (
  { idempotent }: RouteDefinition,
  { idempotencyKey }: Request,
  { body }: RouteInput<RouteDefinition>,
) => (idempotent ? readIdempotencyKey(idempotencyKey, body) : null);

const pathOf = (path: string) => path.replace(/\?.*$/s, '');

/** The parts of a request as a server would get them. Throws `too_large`, and `not_found` for a wrong path. */
function givenBy(route: RouteDefinition, { path, body }: Request) {
  const segments = pathOf(path).split('/');
  const params: Record<string, string> = {};
  for (const [at, name] of route.path.split('/').entries()) {
    if (name.startsWith(':')) params[name.slice(1)] = decode(segments[at] ?? '');
  }
  return { params, query: queryOf(path), body: sent(route, body) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new AppError('not_found');
  }
}

/** A name that comes twice has a list, as at a server. */
function queryOf(path: string): Record<string, string | string[]> {
  const search = new URLSearchParams(path.slice(pathOf(path).length));
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** The body after a way through JSON, as to a server: what JSON has not is not there. */
function sent(route: RouteDefinition, body: unknown): unknown {
  if (body === undefined || route.method === 'GET') return undefined;
  const text = JSON.stringify(body);
  if (text.length > bodyLimit(route)) throw new AppError('too_large');
  return JSON.parse(text);
}

async function gather(pieces: FilePieces): Promise<string | Uint8Array> {
  const parts: (string | Uint8Array)[] = [];
  for await (const piece of pieces) parts.push(piece);
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  const encoder = new TextEncoder();
  const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
