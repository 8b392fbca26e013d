import type { RecordsHere } from '@dosewise/domain';
import type { LocalState } from '@dosewise/local/protocol';
import { LOCAL_TOKEN, readStored, writeStored } from '../browser/storage.ts';
import { request } from '../calls/http.ts';

const AS_LOCAL = { token: LOCAL_TOKEN };

/** The records in this browser, and what is known of their copies. */
export interface LocalRecords extends LocalState, RecordsHere {}

/** Says how many records are in this browser, and when a copy of them was last saved. Throws ApiError. */
export async function readLocalState(): Promise<LocalRecords> {
  // The worker's own words, of the same release as this page.
  const state = (await request('GET', '/local/state', AS_LOCAL)) as LocalState;
  const putOffAt = readStored('copyPutOffAt');
  return {
    ...state,
    copiedRecords: Number(readStored('copiedRecords') ?? 0),
    putOffAt: putOffAt === null ? null : Number(putOffAt),
  };
}

/** Notes that all there is now stands in a copy, or needs none. */
export async function noteLocalCopy(): Promise<void> {
  await request('POST', '/local/copied', AS_LOCAL);
  writeStored('copiedRecords', String((await readLocalState()).records));
}

/** Notes that its owner wants no copy yet. */
export const putOffLocalCopy = (): void => writeStored('copyPutOffAt', String(Date.now()));

/** Deletes all that is kept in this browser without an account. */
export async function deleteLocalRecords(): Promise<void> {
  await request('DELETE', '/local', AS_LOCAL);
  writeStored('copiedRecords', null);
  writeStored('copyPutOffAt', null);
}
