import type { VaultProblem } from './vault/vault-record.ts';

/** Messages between the page and the worker that keeps a person's records in this browser: types, and a name. */

/** The database of the browser in which they lie, and the lock of those that write there. */
export const LOCAL_DATABASE = 'dosewise-local';

/** A call of a route, from the page to the worker. */
export interface LocalRequest {
  /** Returns in the reply. */
  readonly id: number;
  readonly method: string;
  /** With its query, without `/api`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The languages that the page is read in, as the header `Accept-Language` of a server. */
  readonly acceptLanguage?: string;
}

/** The reply to a call. A refusal has the contract's error body, as from a server. */
export interface LocalReply {
  /** That of the request. */
  readonly id: number;
  readonly status: number;
  /** Null: there is no body. */
  readonly mediaType: string | null;
  /** JSON as text, or a file gathered into one piece. */
  readonly body: string | Uint8Array | null;
}

/** The reply to `GET /local/state`. */
export interface LocalState {
  /** Pens, doses, weights, symptoms and measurements. */
  readonly records: number;
  readonly doses: number;
  /** The time of the last copy that was saved (`POST /local/copied`), epoch ms. */
  readonly lastCopyAt: number | null;
  /** True: the browser promised to keep what is stored (`navigator.storage.persist`). */
  readonly isKept: boolean;
  /** The time at which someone began here, epoch ms. */
  readonly startedAt: number;
}

/** A record that two devices changed, as a page shows it. */
export interface LocalChoice {
  /** The list and id of the record, such as `doses/0190…`. */
  readonly key: string;
  readonly kept: Readonly<Record<string, unknown>>;
  /** Null: the other device had deleted it. */
  readonly other: Readonly<Record<string, unknown>> | null;
}

/** The reply to `GET /local/vault` and to what changes it. */
export interface LocalVault {
  /** False: these records are on this device alone. */
  readonly isOn: boolean;
  /** True while it exchanges. */
  readonly isExchanging: boolean;
  readonly problem: VaultProblem | null;
  /** The time of the last exchange, epoch ms; null: none yet. */
  readonly exchangedAt: number | null;
  readonly choices: readonly LocalChoice[];
}

/**
 * The body of `POST /local/vault`, which begins a copy or joins one. One that this device has already is ended: these
 * are its new words.
 */
export interface LocalVaultStart {
  /** The 16 bytes that the words stand for. */
  readonly entropy: Uint8Array;
  /** The API of the server. */
  readonly server: string;
  /** True: another device began it. */
  readonly isJoining: boolean;
}

/** Tells the page, unasked, that another tab wrote, or another device; or that something became of the copy. */
export interface LocalEvent {
  readonly event: 'changed' | 'copy';
}

/** The codes of refusals that the contract's catalogue lacks, since no server gives them. */
export type LocalRefusal =
  /** 404: only a server can do that. */
  | 'needs_server'
  /** 507: there is no room left, or the browser keeps nothing. What was sent is not stored. */
  | 'not_stored'
  /** 409: a later release wrote here; this page is to be reloaded. */
  | 'page_outdated'
  /** 500: what is stored is no database. */
  | 'records_unreadable';
