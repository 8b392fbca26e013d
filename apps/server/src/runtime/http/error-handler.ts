import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, bodyOfError } from '../../app-error.ts';
import { isUnavailable } from '../../db/engines/engine-errors.ts';
import { say } from '../../languages/speak.ts';
import { texts } from '../calls/texts.ts';
import { API_PREFIX } from './api-prefix.ts';
import { callerLanguage, languageHeaders } from './callers/caller-language.ts';

/** Fastify's own refusals that are not plainly a bad request. */
const FASTIFY_ERRORS: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type'),
};

/** Of Node's loaders, of `import()` and of `require`. */
const MISSING_LIBRARY = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** The wait before another try after the database, or a library, could not be reached. */
const RETRY_AFTER_SECONDS = 5;

/** Answers every error in the one shape of the contract. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendError(request, reply, toAppError(error, request)),
  );
}

/** Sends `error` as the contract's error body, in the language of the caller. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.etag) reply.header('etag', error.etag);
  const language = callerLanguage(request);
  const body = bodyOfError(error, request.id, (said) => say(said, language));
  return reply
    .status(error.status)
    .headers({ 'cache-control': 'no-store', ...languageHeaders(language) })
    .send(body);
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const known = FASTIFY_ERRORS[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status === 429) return new AppError('too_many_requests');
  // The web files refuse odd paths with 400; to anyone who asked for them they are just not there.
  const isApi = request.routeOptions.url?.startsWith(`${API_PREFIX}/`);
  if (status < 500 && !isApi) return new AppError('not_found');
  if (status < 500) {
    return new AppError('invalid_request', {
      sentence: texts.notJson,
      fields: { body: texts.notJson },
    });
  }
  // A library is missing while an upgrade replaces it, if it was not needed before.
  const isMissing = MISSING_LIBRARY.has(error.code);
  if (isMissing || isUnavailable(error)) {
    const said = isMissing ? 'library missing' : 'database unavailable';
    request.log.error({ name: error.name, code: error.code }, said);
    return new AppError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  // The driver's message may carry a row's values, so the log gets only what is safe to keep.
  request.log.error({ name: error.name, code: error.code, stack: framesOf(error) }, 'failed');
  return new AppError('internal');
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
