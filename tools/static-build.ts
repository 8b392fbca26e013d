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

/** Builds the folder that needs no server; its path. */
export async function buildStaticDemo(): Promise<string> {
  await buildStaticWeb({ [MADE_UP_PERSON]: await exportMadeUpPerson(Date.now()) });
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
