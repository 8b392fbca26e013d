import { ExplainedError } from '../../kit/feedback/explained-error.ts';
import { texts as uiTexts } from '../../kit/texts.ts';

/** The server's refusal, or the reason that it said nothing. */
interface ApiFailure {
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  /**
   * The API's error code; `offline` where our server did not answer, `proxy_too_large` where a proxy refused the
   * size of the body; `unreadable` for a reply of ours that this page cannot read.
   */
  readonly code: string;
  /** A sentence fit to show. */
  readonly message: string;
  /** Sentences for single fields, by the field's name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
  /** True where something in front of our server answered in its place. */
  readonly isForeign?: boolean;
  /** The wait that a server with too much to do asks for. */
  readonly retryAfterMs?: number | undefined;
}

/** The one error that calls to the API throw. */
export class ApiError extends ExplainedError {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly isForeign: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
    this.isForeign = failure.isForeign ?? false;
    this.retryAfterMs = failure.retryAfterMs;
  }

  get isSpent(): boolean {
    return this.code === 'deleted';
  }

  /** The sentence, with the reference to quote if the failure is an unexpected one. */
  explain(fallback: string): string {
    const reference = referenceOf(this);
    const sentence = sentenceOf(this, fallback);
    return reference === null ? sentence : `${sentence} ${uiTexts.reference(reference)}`;
  }
}

/**
 * The server's sentence for `error`, or `fallback` when it gave none. When it could not be reached,
 * both are said: what failed, and why.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'unreadable') return fallback;
  if (error.code !== 'offline' || fallback === '') return error.message;
  return `${fallback.replace(/[.]?$/, '.')} ${error.message}`;
}

/** The name that an unforeseen failure has in the server's log; null: it is not there. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'internal' ? (error.requestId ?? null) : null;
}

/** True when our server did not answer: no one knows what it would say. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && ['offline', 'proxy_too_large'].includes(error.code);
}

/** The server's own word that it does not take this, however often it is asked. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'unreadable') return false;
  return error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** True when the server refused because what the page shows is not how things are any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** True unless the server refused a change, and what the page shows may still be how things are. */
export function mayHaveChanged(error: unknown): boolean {
  if (!(error instanceof ApiError) || isOutdated(error)) return true;
  return error.retryAfterMs === undefined && (error.status < 400 || error.status >= 500);
}

/** True when the server says that what was to be changed is not there. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/**
 * Waits for a deletion. What is gone already, as after a double click, in another tab or after a
 * reply that got lost, is deleted all the same.
 */
export async function orAlreadyGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
