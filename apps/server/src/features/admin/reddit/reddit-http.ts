import { askHost } from '../../../outgoing/channels/http/ask-host.ts';

/**
 * The reason that a call to Reddit came to nothing: the access token is over, the grant is over,
 * too many calls, not allowed, or not an answer that we understand.
 */
export type FailureKind = 'token_ended' | 'grant_ended' | 'limited' | 'refused' | 'failed';

/** An expected failure of Reddit. It carries no address, token or reply. */
export class RedditFailure extends Error {
  readonly kind: FailureKind;
  /** The wait that Reddit asks for; null where it did not say. */
  readonly waitMs: number | null;
  /** True: the same call may well work in a moment. */
  readonly isPassing: boolean;

  constructor(kind: FailureKind, details: { waitMs?: number | null; isPassing?: boolean } = {}) {
    super(`Reddit: ${kind}`);
    this.kind = kind;
    this.waitMs = details.waitMs ?? null;
    this.isPassing = details.isPassing ?? false;
  }
}

/** A whole answer. The body is undefined where it is not JSON. */
export interface JsonReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Sends one request, follows no redirect, and reads no more than `maxBytes`. */
export async function requestJson(
  url: URL,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: URLSearchParams },
  { timeoutMs, maxBytes }: Limits,
): Promise<JsonReply> {
  const { body, ...rest } = init;
  const type = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const request = body
    ? { ...rest, headers: { ...type, ...rest.headers }, body: body.toString() }
    : rest;
  try {
    const reply = await askHost(url, request, { timeoutMs, maxBytes });
    return { ...reply, body: parseJson(reply.body.toString('utf8')) };
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'EMSGSIZE';
    // The cause may hold the address with a search in it: it is not passed on.
    throw new RedditFailure('failed', { isPassing: !isTooLong });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
