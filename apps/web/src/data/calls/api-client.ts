import type { ReplyShape, RouteCall, RouteDefinition, RouteReply } from '@dosewise/contract';
import type { RouteId } from '@dosewise/contract/routes';
import { keptToken, LOCAL_TOKEN } from '../browser/storage.ts';
import { sendConfirmed } from '../session/confirmation.ts';
import { sessionStore } from '../session/session-store.ts';
import { personHeader, shownEnd, shownPerson } from '../session/shown-person.ts';
import { ApiError, isOutdated, isUnanswered, mayHaveChanged } from './api-error.ts';
import { noteChange, noteRead, reloaded } from './changes.ts';
import { exchange, request } from './http.ts';
import { reachability } from './reachability.ts';
import { texts } from './texts.ts';

export interface CallOptions {
  /** Makes a repeated call harmless on routes that allow it. */
  readonly idempotencyKey?: string;
  /** Another token than the kept one, for the call that ends a session. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** For a call that takes longer than others, such as one with a file's worth of entries. */
  readonly timeoutMs?: number;
  /** Goes on when the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Sent again until it is answered: nothing is loaded before, or that would look like a server that is back. */
  readonly isRepeated?: boolean;
  /** Takes a reply that is no list for an empty one. */
  readonly isList?: boolean;
  /** The person whose records are meant; null: the caller's own. Absent: whose are shown. */
  readonly personId?: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Calls one route of the contract. Resolves to its reply, which has the route's shape; throws ApiError. What it
 * changes is loaded again wherever it is shown.
 */
export async function call<R extends RouteDefinition>(
  route: R,
  input: RouteCall<R>,
  options: CallOptions = {},
): Promise<RouteReply<R>> {
  noteRead(route);
  const wasOffline = reachability.isOffline();
  const note = (isAnything = false) => {
    if (isOfShown(options)) noteChange(route, isAnything);
  };
  try {
    const reply = await send(route, input, options);
    note();
    return reply;
  } catch (error) {
    // Without a network nothing can be loaded: that is done as soon as there is one.
    const waits = (wasOffline || options.isRepeated) && isUnanswered(error);
    if (mayHaveChanged(error) && !waits) note(isOutdated(error));
    throw error;
  }
}

/** Calls a route that changes something. Resolves once everything that it changed is loaded again. */
export async function callAndReload<R extends RouteDefinition>(
  ...asked: Parameters<typeof call<R>>
): Promise<RouteReply<R>> {
  const reply = await call(...asked);
  await reloaded();
  return reply;
}

/** True where a call is about the records that this page shows. */
function isOfShown({ token, personId }: CallOptions): boolean {
  const isOwn = token === undefined || token === keptToken();
  return isOwn && (personId === undefined || personId === (shownPerson()?.personId ?? null));
}

async function send<R extends RouteDefinition>(
  route: R,
  input: RouteCall<R>,
  {
    idempotencyKey,
    token: givenToken,
    signal,
    timeoutMs,
    keepalive,
    isList,
    personId,
  }: CallOptions,
): Promise<RouteReply<R>> {
  const { params, query, body } = input as { params?: Values; query?: Values; body?: Values };
  const reply = await withToken(route, givenToken, (token) =>
    request(route.method, fillPath(route.path, params) + queryString(query), {
      body,
      token,
      signal,
      timeoutMs,
      keepalive,
      headers: {
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(route.access === 'public' ? {} : personHeader(route, personId)),
      },
    }),
  );
  return checkReply(route, isList && !Array.isArray(reply) ? [] : reply);
}

/** A file of everything takes longer than a page of it. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** Fetches the file that a route of the contract sends. Throws ApiError, also for half a file. */
export async function download(
  route: RouteDefinition & { readonly download: string },
  query?: Values,
  params?: Values,
  { token: givenToken }: Pick<CallOptions, 'token'> = {},
): Promise<Blob> {
  return withToken(route, givenToken, async (token) => {
    const headers = personHeader(route);
    const options = { token, timeoutMs: DOWNLOAD_TIMEOUT_MS, headers };
    const { content } = await exchange(
      route.method,
      fillPath(route.path, params) + queryString(query),
      options,
      (reply) => reply.blob(),
    );
    // Something between us and the server may have put a page of its own in the file's place.
    if ([route.download, 'application/octet-stream'].some((type) => content.type.startsWith(type)))
      return content;
    throw new ApiError(UNREADABLE);
  });
}

/** Sends with the kept token, or the given one; when the server knows it no more, the session ends. */
async function withToken<Reply>(
  route: RouteDefinition,
  givenToken: string | undefined,
  send: (token: string | null) => Promise<Reply>,
): Promise<Reply> {
  const token =
    route.access === 'public' ? publicToken(route) : (givenToken ?? sessionStore.token()) || null;
  if (route.access !== 'public' && token === null) {
    // Taken from this browser while the page was open. The current user logs in again. In another tab someone
    // else may have logged in: this one follows as soon as it hears of it.
    const isTaken = keptToken() === null;
    if (isTaken && sessionStore.read().status === 'user') sessionStore.end(texts.noToken);
    throw new ApiError({ status: 401, code: 'unauthorized', message: texts.noToken });
  }
  try {
    return await sendConfirmed(() => send(token));
  } catch (error) {
    // A token of an older session that fails late must not end the session of a newer one.
    const isCurrent = token !== null && token === keptToken();
    if (isCurrent && error instanceof ApiError) followRefusal(route, error);
    throw error;
  }
}

/** Public routes whose answers stand in the records of this browser too. */
const PUBLIC_RECORDS: readonly string[] = [
  'listDevices',
  'getStrengthPricing',
  'getDefaultPrice',
  'listPricedCountries',
] satisfies readonly RouteId[];

/** Anyone who uses the records of this browser asks no server for what they answer. */
const publicToken = ({ id }: RouteDefinition): string | null =>
  keptToken() === LOCAL_TOKEN && PUBLIC_RECORDS.includes(id) ? LOCAL_TOKEN : null;

/** Refusals of what is to show who someone is, which end no session. */
const WRONG_PROOF = ['wrong_credentials', 'wrong_code', 'wrong_passkey'];
/** Refusals that an admin meets, too. */
const SHUT_TO_ADMINS = ['confirmation_needed', 'backup_download_off', 'not_allowed'];

/** Routes that anyone who cares for a person may call; all of it is asked for by some page. */
const SEEN_BY_ALL: readonly string[] = [
  'listDoses',
  'listWeights',
  'listSymptoms',
  'listPens',
  'getProfile',
  'listPlans',
] satisfies readonly RouteId[];

/** Takes from a refusal what it says of the session: over, or no admin's any more. */
function followRefusal(route: RouteDefinition, { status, code }: ApiError): void {
  const session = sessionStore.read();
  // Anyone who may see a user's records may see their doses: then it is over.
  if (code === 'not_allowed' && SEEN_BY_ALL.includes(route.id)) shownEnd.note();
  if (status === 401 && !WRONG_PROOF.includes(code)) sessionStore.end();
  else if (
    status === 403 &&
    !SHUT_TO_ADMINS.includes(code) &&
    route.access === 'admin' &&
    session.status === 'user'
  ) {
    sessionStore.update({ ...session.user, userType: 'user' });
  }
}

const UNREADABLE = {
  status: 0,
  code: 'unreadable',
  message: texts.unreadable,
} as const;

function checkReply<R extends RouteDefinition>(route: R, reply: unknown): RouteReply<R> {
  // In a browser a route has the shape of its reply for its schema: browser-contract.ts sees to it.
  const shape = route.response as unknown as ReplyShape | null;
  if (shape === null) return undefined as RouteReply<R>;
  // The shape is R's own, which the compiler cannot follow.
  if (fits(shape, reply)) return reply as RouteReply<R>;
  throw new ApiError(UNREADABLE);
}

/** True when a reply looks as its route says. Fields that the route does not know do no harm. */
export function fits(shape: ReplyShape, value: unknown): boolean {
  if (typeof shape === 'string') return shape === '*' || typeOf(value) === shape;
  if (!isParts(shape)) {
    if (typeOf(value) !== 'object') return false;
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(shape).every(([name, field]) => fits(field, fields[name]));
  }
  const [kind, ...parts] = shape;
  if (kind === 'one') return (parts as unknown[]).includes(value);
  const [first, ...others] = parts as ReplyShape[];
  if (first === undefined) return false;
  if (kind === 'list') return Array.isArray(value) && value.every((entry) => fits(first, entry));
  return [first, ...others].some((part) => fits(part, value));
}

type Parts = Extract<ReplyShape, readonly unknown[]>;

const isParts = (shape: ReplyShape): shape is Parts => Array.isArray(shape);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function fillPath(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}
