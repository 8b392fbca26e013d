import type { LocalState } from '@dosewise/local/protocol';
import { LOCAL_TOKEN, writeStored } from '../browser/storage.ts';
import { request } from '../calls/http.ts';

const AS_LOCAL = { token: LOCAL_TOKEN };

/** Says how many records are in this browser, and when a copy of them was last saved. Throws ApiError. */
export const readLocalState = async (): Promise<LocalState> =>
  // The worker's own words, of the same release as this page.
  (await request('GET', '/local/state', AS_LOCAL)) as LocalState;

/** Notes that all there is now stands in a copy, or needs none. */
export async function noteLocalCopy(): Promise<void> {
  await request('POST', '/local/copied', AS_LOCAL);
  writeStored('copiedRecords', String((await readLocalState()).records));
}

/** Deletes all that is kept in this browser without an account. */
export async function deleteLocalRecords(): Promise<void> {
  await request('DELETE', '/local', AS_LOCAL);
  writeStored('copiedRecords', null);
}
