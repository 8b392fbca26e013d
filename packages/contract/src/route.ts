import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** The callers of a route. `user` means anyone with a live token, admins included. */
export type Access = 'public' | 'user' | 'admin';

/** The rights of an API token, each more than the one before. */
export const TOKEN_SCOPES = ['read', 'log', 'all'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The rights of someone who cares for a person. */
export const PEOPLE_ROLES = ['sees', 'logs'] as const;
export type PeopleRole = (typeof PEOPLE_ROLES)[number];

/** The records that someone who cares for a person may log. */
export const PEOPLE_RECORDS = ['dose', 'weight', 'symptom', 'measurement'] as const;
export type PeopleRecord = (typeof PEOPLE_RECORDS)[number];

/** A key by which a request may be repeated: visible ASCII. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * A part of what the server keeps. Each route names those that it `reads` or `changes`: after a change, pages load
 * again what reads the same.
 */
export type Subject =
  | 'doses'
  | 'pens'
  | 'plans'
  | 'sites'
  | 'goldenDose'
  | 'weights'
  | 'symptoms'
  | 'measurements'
  | 'goal'
  | 'imports'
  | 'profile'
  | 'emailPreferences'
  | 'reminders'
  | 'devices'
  | 'webhooks'
  | 'calendarFeed'
  | 'shares'
  | 'people'
  | 'tokens'
  | 'sessions'
  | 'passkeys'
  | 'secondFactor'
  | 'oidc'
  | 'users'
  | 'invites'
  | 'prices'
  | 'templates'
  | 'campaigns'
  | 'backups'
  | 'reddit';

/** The subjects of an archive, which its undoing changes too. */
export const ARCHIVED = [
  'doses',
  'pens',
  'plans',
  'sites',
  'goldenDose',
  'weights',
  'symptoms',
  'measurements',
  'goal',
  'imports',
  'profile',
  'reminders',
] as const satisfies readonly Subject[];

/** A route without it does not compile. Pages keep no files, nor what is not JSON. */
type Effect =
  | { readonly method: 'GET'; readonly reads: readonly Subject[] }
  | { readonly method: 'GET'; readonly download: string }
  | { readonly method: 'GET'; readonly raw: string }
  | {
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly changes: readonly Subject[];
    };

/** One endpoint: the server binds it, the client calls it, openapi.json is generated from it. */
export type RouteDefinition = RouteFields & Effect;

interface RouteFields {
  /** Verb and noun, unique; also the key of the client's cache. */
  readonly id: string;
  /** Path below the API base; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * The least scope of an API token that may call it; `session`: none may, only who logged in. Without,
   * it is `session` for what opens a door, `read` for a user's GET and `all` for everything else.
   */
  readonly leastScope?: TokenScope | 'session';
  /**
   * Lets someone or something into an account, or data out of it, past the session that asks. `always`:
   * it takes a session that was confirmed of late. `with password`: its body confirms it, or
   * where the account has none, as `always`.
   * `for some bodies`: as `always` where the body opens one, which its service asks for.
   */
  readonly opensDoor?: 'always' | 'with password' | 'for some bodies';
  /**
   * Someone who cares for a person may call it for them. `reads` their records; `adds` a record of that kind, by the
   * role `logs`; `changes` one that the same caller logged. Without, no one may: it is of the account itself.
   */
  readonly forPeople?:
    | 'reads'
    | { readonly adds: PeopleRecord }
    | { readonly changes: PeopleRecord };
  /**
   * The browser keeps its replies for reading without a network: `kept` those that a page asked for, `filled` also
   * before a page does. Only reads of the account's own have it.
   */
  readonly offline?: 'kept' | 'filled';
  /** All that its reply is made of. */
  readonly reads?: readonly Subject[];
  /** All that it changes; empty where no page shows that. */
  readonly changes?: readonly Subject[];
  /** One sentence for the reader of the API's documentation. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The request headers that it reads, by their names in lower case. Like an id, one that cannot exist is 404. */
  readonly headers?: z.ZodMiniObject;
  /** The status of success; 302 and 303 lead elsewhere, by the header `Location`. */
  readonly status: 200 | 201 | 202 | 204 | 302 | 303;
  /** The reply's shape; undeclared fields never leave the server. None for 204. */
  readonly response: z.ZodMiniType | null;
  /** Errors beside those that every route of its kind can answer. */
  readonly errors: readonly ErrorCode[];
  /** True: it is answered even while the server refuses others because it has too much to do. */
  readonly answersAlways?: boolean;
  /** True: an `Idempotency-Key` header makes a repeated call harmless. */
  readonly idempotent?: boolean;
  /**
   * True: the body may carry the new record's `_id`. The same one with the same content again
   * answers 200 with the record as it is now.
   */
  readonly takesId?: boolean;
  /**
   * True: it is much work for an account at its limits. It is done beside the other requests, one
   * for a user at a time; `overloaded` where too many wait. Where its body may be large, a second
   * one of the user is refused before it is read.
   */
  readonly isHeavy?: boolean;
  /**
   * True: the body is JSON documents of another program, one or one a line, which reach the handler as
   * their text, in the field `data`. A second one of the user is refused only where it is large.
   */
  readonly takesDocuments?: boolean;
  /** For a body that is bytes, whatever type it is sent as: at most `most` of them, a multiple of `step`. */
  readonly takesBytes?: { readonly most: number; readonly step: number };
  /** True: pages of any site may call it and read its reply with `ETag`. No credentials of a browser are looked at. */
  readonly anyOrigin?: boolean;
  /** Largest body in bytes, where the usual (`bodyLimit`) is not enough. */
  readonly bodyLimitBytes?: number;
  /** For a file to keep: its media type. The reply is then a stream that no schema describes. */
  readonly download?:
    | 'text/csv'
    | 'text/calendar'
    | 'application/json'
    | 'application/pdf'
    | 'application/gzip';
  /** For a reply that is not JSON: its media type. No schema describes it. */
  readonly raw?:
    | 'text/html'
    | 'text/plain'
    | 'text/calendar'
    | 'image/gif'
    | 'application/octet-stream';
  /** True: an HTML form's body is taken too, and no body at all; its fields are ignored. */
  readonly takesForm?: boolean;
  /** The reply's sentence, or its key, when required fields are missing, where the product promises one. */
  readonly missingFieldsSentence?: string;
}

/** The largest body in bytes for a caller without an account: none needs a tenth of it. */
export const PUBLIC_BODY_LIMIT_BYTES = 16 * 1024;
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The largest body in bytes that a route takes. */
export function bodyLimit(route: RouteDefinition): number {
  const { access, body, bodyLimitBytes, takesBytes } = route;
  if (takesBytes) return takesBytes.most;
  if (access === 'public' || !body) return PUBLIC_BODY_LIMIT_BYTES;
  return bodyLimitBytes ?? BODY_LIMIT_BYTES;
}

/** The least scope of an API token that may call a route; `session`: none may. */
export function leastScopeFor({ access, method, leastScope, opensDoor }: RouteDefinition) {
  if (opensDoor && opensDoor !== 'for some bodies') return 'session';
  return leastScope ?? (access === 'user' && method === 'GET' ? 'read' : 'all');
}

/** True when an API token of `scope` may call a route. */
export function mayCall(scope: TokenScope, route: RouteDefinition): boolean {
  const least = leastScopeFor(route);
  return least !== 'session' && TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(least);
}

/**
 * True when someone with this role may call a route for the person they care for. Pages ask it too, for what to
 * offer.
 */
export function mayCallFor(
  role: PeopleRole,
  { forPeople }: Pick<RouteDefinition, 'forPeople'>,
): boolean {
  return role === 'logs' ? forPeople !== undefined : forPeople === 'reads';
}

/** Declares a route and keeps its exact types. */
export const defineRoute = /* @__NO_SIDE_EFFECTS__ */ <const R extends RouteDefinition>(
  route: R,
): R => route;

type Parsed<R, Part extends string> =
  R extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined;
type Given<R, Part extends string> =
  R extends Record<Part, infer S extends z.ZodMiniType>
    ? Record<Part, z.input<S>>
    : Record<Part, never> | Record<never, never>;

/** The input of a handler: each part checked and parsed. */
export interface RouteInput<R extends RouteDefinition> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
  readonly headers: Parsed<R, 'headers'>;
}

/** The input of a call, as a caller gives it. */
export type RouteCall<R extends RouteDefinition> = Given<R, 'params'> &
  Given<R, 'query'> &
  Given<R, 'body'>;

/** The content of the reply; undefined for 204. */
export type RouteReply<R extends RouteDefinition> = R['response'] extends z.ZodMiniType
  ? z.output<R['response']>
  : undefined;

/** The result of a handler, before undeclared fields are taken off. */
export type RouteResult<R extends RouteDefinition> = R['response'] extends z.ZodMiniType
  ? z.input<R['response']>
  : undefined;
