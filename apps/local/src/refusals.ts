import { AppError, bodyOfError } from '../../server/src/app-error.ts';
import { NewerDatabaseError } from '../../server/src/db/migrate.ts';
import type { Spoken } from '../../server/src/languages/locales.ts';
import { say } from '../../server/src/languages/speak.ts';
import { type Reply, replyJson } from './local-routes.ts';
import type { LocalRefusal } from './protocol.ts';
import { StoreError } from './record-store.ts';
import { textsIn } from './texts.ts';

/** A call of a route that is not answered here. */
export class NeedsServer extends Error {}

/** The reply to a call that failed, in the shape that a server's has. */
export function refusalOf(error: unknown, requestId: string, language: Spoken): Reply {
  const texts = textsIn(language);
  const refuse = (status: number, code: LocalRefusal, sentence: string) =>
    replyJson(status, { error: sentence, code, requestId });
  if (error instanceof AppError)
    return replyJson(
      error.status,
      bodyOfError(error, requestId, (said) => say(said, language)),
    );
  if (error instanceof NeedsServer) return refuse(404, 'needs_server', texts.needsServer);
  if (error instanceof StoreError) return refuse(507, 'not_stored', texts[error.fault]);
  if (error instanceof NewerDatabaseError) return refuse(409, 'page_outdated', texts.outdated);
  if (error instanceof Error && 'code' in error && error.code === 'SQLITE_CORRUPT') {
    return refuse(500, 'records_unreadable', texts.unreadable);
  }
  // There is no log, and no one else ever hears of it.
  console.error(error);
  return refusalOf(new AppError('internal'), requestId, language);
}
