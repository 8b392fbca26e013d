import { getProfile, type RouteCall, type RouteReply, restoreAll } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/api-client.ts';
import { sessionStore } from '../../../../session/session-store.ts';

/** How long the largest archive may take. */
const RESTORE_TIMEOUT_MS = 300_000;

/** What a restored archive held. */
export type Restored = RouteReply<typeof restoreAll>;

/** Sends a whole `all.json`. Throws SyntaxError for what is no JSON. */
export async function restoreArchive(file: Blob): Promise<Restored> {
  // The server checks it, entry by entry.
  const body = JSON.parse(await file.text()) as RouteCall<typeof restoreAll>['body'];
  return call(restoreAll, { body }, { timeoutMs: RESTORE_TIMEOUT_MS });
}

/** Has everything read anew, and units and time zone of the account first. */
export async function reloadEverything(client: QueryClient): Promise<void> {
  // Where that fails, the page has the units from before until it is opened again.
  const profile = await call(getProfile, {}).catch(() => null);
  if (profile !== null) sessionStore.update(profile);
  await client.invalidateQueries();
}
