import type { LocalState } from '@dosewise/local/protocol';
import { LOCAL_TOKEN } from '../browser/storage.ts';
import { request } from './http.ts';

const AS_LOCAL = { token: LOCAL_TOKEN };

/** Says how many records are in this browser, and when a copy of them was last saved. Throws ApiError. */
export const readLocalState = async (): Promise<LocalState> =>
  // The worker's own words, of the same release as this page.
  (await request('GET', '/local/state', AS_LOCAL)) as LocalState;

/** Notes that a copy was saved. */
export const noteLocalCopy = () => request('POST', '/local/copied', AS_LOCAL);

/** Deletes all that is kept in this browser without an account. */
export const deleteLocalRecords = () => request('DELETE', '/local', AS_LOCAL);
