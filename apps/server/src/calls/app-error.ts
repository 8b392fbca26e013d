import { ERRORS, type ErrorBody, type ErrorCode } from '@dosewise/contract';

interface AppErrorDetails {
  /** Replaces the catalogue's sentence by a more exact one. */
  readonly sentence?: string;
  /** Sentences by the name of the field they belong to. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

/** An expected failure of a request. Services throw it; the error handler answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.sentence ?? ERRORS[code].sentence);
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The body that tells of a failure. */
export function bodyOfError({ message, code, fields }: AppError, requestId: string): ErrorBody {
  return { error: message, code, requestId, ...(fields && { fields: { ...fields } }) };
}

/** A field that is well formed but not acceptable: 400 with the sentence beside the field. */
export function fieldError(field: string, sentence: string): AppError {
  return new AppError('invalid_request', { sentence, fields: { [field]: sentence } });
}

/** Refuses fields that are well formed but not acceptable, each with its sentence; none is fine. */
export function refuseFields(fields: Readonly<Record<string, string>>): void {
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new AppError('invalid_request', { sentence, fields });
}
