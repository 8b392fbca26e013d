import { ERRORS, type ErrorBody, type ErrorCode } from '@dosewise/contract';
import { errorSentences } from './languages/contract-sentences.ts';
import type { Sentence } from './languages/sentence.ts';

interface AppErrorDetails {
  /** Replaces the catalogue's sentence by a more exact one. */
  readonly sentence?: Sentence;
  /** Sentences by the name of the field they belong to. */
  readonly fields?: Readonly<Record<string, Sentence>>;
  readonly retryAfterSeconds?: number;
  /** The tag of what is there, for a caller who knows another version. */
  readonly etag?: string;
}

/**
 * An expected failure of a request. Services throw it; the error handler answers it, in the language of anyone who is
 * refused. Its message is English, for logs.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly sentence: Sentence;
  readonly fields: Readonly<Record<string, Sentence>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly etag: string | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const sentence = details.sentence ?? errorSentences[code];
    super(sentence.english);
    this.code = code;
    this.sentence = sentence;
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.etag = details.etag;
  }
}

/** The body that tells of a failure; `say` brings its sentences into the language of anyone who gets it. */
export function bodyOfError(
  { sentence, code, fields }: AppError,
  requestId: string,
  say: (said: Sentence) => string,
): ErrorBody {
  const error = say(sentence);
  if (!fields) return { error, code, requestId };
  const entries = Object.entries(fields).map(([name, said]) => [name, say(said)]);
  return { error, code, requestId, fields: Object.fromEntries(entries) };
}

/** A field that is well formed but not acceptable: 400 with the sentence beside the field. */
export function fieldError(field: string, sentence: Sentence): AppError {
  return new AppError('invalid_request', { sentence, fields: { [field]: sentence } });
}

/** Refuses fields that are well formed but not acceptable, each with its sentence; none is fine. */
export function refuseFields(fields: Readonly<Record<string, Sentence>>): void {
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new AppError('invalid_request', { sentence, fields });
}
