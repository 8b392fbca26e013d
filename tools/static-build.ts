import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../apps/server/src/create-context.ts';
import { openDatabase } from '../apps/server/src/db/engines/open-database.ts';

import { everythingJson } from '../apps/server/src/features/moving/exports/exports.service.ts';
import { buildStaticWeb, STATIC_DIST } from '../apps/web/build.ts';
import { DEMO_USER, writeDemoData } from './demo-data.ts';

/** The name of the file with the made-up person's records, as the page asks for it. */
const MADE_UP_PERSON = 'made-up-person.json';

/** The address of a server as the pages take it, without a slash at the end; empty: none. Throws for what is none. */
export function readVaultServer(address = ''): string {
  if (address === '') return '';
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error(
      '--vault-server takes the address of a Dosewise server, as https://dosewise.example.com',
    );
  }
  return address.replace(/\/+$/, '');
}

/** Builds the folder that needs no server; its path. Its encrypted copies are kept by `vaultServer`, if there is one. */
export async function buildStaticDemo(vaultServer = ''): Promise<string> {
  const files = { [MADE_UP_PERSON]: await exportMadeUpPerson(Date.now()) };
  await buildStaticWeb(files, vaultServer);
  return STATIC_DIST;
}

/** Everything of the demo person as of `now`, in the form that the page moves to its own day. */
async function exportMadeUpPerson(now: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dosewise-static-'));
  try {
    const file = join(folder, 'dosewise.db');
    await writeDemoData(file, now);
    const db = openDatabase({ engine: 'sqlite', file });
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', DEMO_USER.email)
      .executeTakeFirstOrThrow();
    let json = '';
    for await (const piece of everythingJson({ db, now, newId }, id)) json += piece;
    await db.destroy();
    // Digests are of other days, and nobody is mailed.
    const { mails: _, ...everything } = JSON.parse(json) as Record<string, unknown>;
    return JSON.stringify({ ...everything, recordIds: [], imports: [], importedRecords: [] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
