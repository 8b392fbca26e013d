import type { RouteDefinition, RouteInput, RouteResult } from '@dosewise/contract';
import type { DoorOpener, Scope, SpokenScope } from '../../context.ts';
import type { Posted } from '../../records/record-ids.ts';
import type { HoldFor, LiveSession } from './live-session.ts';

/** The caller of a route: a session where the route wants one; either, where the route is not known. */
type Caller<R extends RouteDefinition> = R['access'] extends 'public'
  ? null
  : LiveSession | ('public' extends R['access'] ? null : never);

/** The arguments of a handler besides its input: plain values, wherever the call comes from. */
export interface Call<R extends RouteDefinition> extends SpokenScope {
  readonly session: Caller<R>;
  /** The caller's address, for limits only. */
  readonly ip: string;
  /** The caller's browser and system; null: not known. What it says of itself beyond that is not kept. */
  readonly deviceName: string | null;
  /** The header `Cookie`; empty without one. Only the browser that began a login elsewhere has one. */
  readonly cookies: string;
}

/** The arguments of a raw route's handler besides its input. */
export interface RawCall<R extends RouteDefinition> extends Call<R> {
  /** The name that the caller's program gives itself, to tell people from scanners. */
  readonly userAgent: string;
  /** The bearer token that came along, for routes that know other tokens than those of sessions. */
  readonly bearer: string | null;
  /** True: only the headers are asked for, on the same route, and no one looks. */
  readonly isHead: boolean;
  /** The tags of what the caller has already (`If-None-Match`). */
  readonly ifNoneMatch: string | null;
  /** The body of a route that takes bytes; empty for any other, and for none. */
  readonly bytes: Uint8Array;
}

/** A reply that is JSON already. */
export class Rendered {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A reply that is not JSON: a page, an image or a redirect. */
export interface RawReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const BINARY: ReadonlySet<string> = new Set(['application/pdf', 'application/gzip']);

/** The media type of a file to keep, with its encoding where it is text. */
export const typeOfFile = (mediaType: string): string =>
  BINARY.has(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;

/** The pieces of a file to keep. They stream, so the memory it takes stays small. */
export type FilePieces = AsyncIterable<string | Uint8Array>;

type Reply<R extends RouteDefinition> = R extends { readonly download: string }
  ? FilePieces
  : R extends { readonly raw: string }
    ? Promise<RawReply>
    : R extends { readonly takesId: true }
      ? Promise<Posted<RouteResult<R>>>
      : R extends { readonly response: null }
        ? Promise<void>
        : Promise<RouteResult<R> | Rendered>;

type CallOf<R extends RouteDefinition> = R extends { readonly raw: string } ? RawCall<R> : Call<R>;

/** The handler of a route: one call of a service. */
export type Handler<R extends RouteDefinition> = (
  input: RouteInput<R>,
  call: CallOf<R>,
) => Reply<R>;

/** The needs of a bound route from its place that are not the contract's business. */
export interface Needs {
  /** The effect of a write on sessions, if it ends any: then it locks accordingly from the start. */
  readonly holdFor?: HoldFor;
  /**
   * For a handler that waits for something else than the database, or whose writes outlast its refusal:
   * it begins its transactions itself. Whatever it writes for the caller must be in one.
   */
  readonly ownTransactions?: boolean;
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string };
  /** Refuses a body before it is read, by the rest of the request. Its reply says no more than the handler's would. */
  readonly admit?: (
    input: { readonly params: unknown; readonly headers: unknown },
    call: Scope & { readonly ip: string },
  ) => Promise<void>;
  /** Of every reply, also of a refusal. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The ending of an encrypted file's name, which the name of its kind says nothing of. */
  readonly encryptedAs?: string;
}

/** The needs of a reply with words for the caller: no one may keep it for a reader of another language. */
export const SPOKEN: Needs = { headers: { vary: 'Accept-Language' } };

/** A route with its handler: what a feature exports, and a place mounts. */
export interface BoundRoute {
  readonly route: RouteDefinition;
  /** Its input was checked against the route, its caller against who may call. */
  readonly handle: (input: RouteInput<RouteDefinition>, call: CallOf<RouteDefinition>) => unknown;
  readonly needs: Needs;
}

/** Binds a route of the contract to its handler. */
export const bindRoute = <const R extends RouteDefinition>(
  route: R,
  handler: Handler<R>,
  needs: Needs = {},
): BoundRoute => ({
  route,
  // In a list of bound routes no one knows any more which route's input each of them takes.
  handle: handler as unknown as BoundRoute['handle'],
  needs,
});

/** The caller as the one who opens a door. */
export const describeOpener = ({
  session,
  deviceName,
}: {
  readonly session: LiveSession;
  readonly deviceName: string | null;
}): DoorOpener => ({ userId: session.userId, deviceName });
