import { exportAll } from '@dosewise/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { saveFile } from '../../data/browser/save-file.ts';
import { forgetPerson, LOCAL_TOKEN, readStored } from '../../data/browser/storage.ts';
import { download } from '../../data/calls/api-client.ts';
import {
  deleteLocalRecords,
  noteLocalCopy,
  putOffLocalCopy,
  readLocalState,
} from '../../data/local/local-records.ts';
import { sessionStore } from '../../data/session/session-store.ts';
import { texts } from './texts.ts';

/** The number of records in this browser, and when a copy was last saved. */
export const localStateQuery = queryOptions({
  queryKey: ['local/state'],
  queryFn: readLocalState,
  staleTime: 0,
});

/** All that is in this browser, as the file that opens here or in an account. */
export const readLocalArchive = (): Promise<Blob> =>
  download(exportAll, undefined, undefined, { token: LOCAL_TOKEN });

/** Hands a copy to the browser to keep; the name of its file. Throws ApiError. */
export async function saveCopy(client: QueryClient): Promise<string> {
  const name = texts.fileName(new Date().toISOString().slice(0, 10));
  saveFile(await readLocalArchive(), name);
  await noteLocalCopy();
  await client.invalidateQueries({ queryKey: localStateQuery.queryKey });
  return name;
}

/** Says nothing of a copy for a month. */
export function putOffCopy(client: QueryClient): void {
  putOffLocalCopy();
  void client.invalidateQueries({ queryKey: localStateQuery.queryKey });
}

/** Deletes all that is kept in this browser without an account, and ends its use. */
export async function deleteEverything(): Promise<void> {
  await deleteLocalRecords();
  if (sessionStore.read().status === 'user' && readStored('place') === 'local') forgetPerson();
  sessionStore.leaveLocal();
}
