import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './web-build.ts';

/** Runs the app on a throw-away database that holds a year and a half of a person's records. */
const folder = mkdtempSync(join(tmpdir(), 'dosewise-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = '';
// The made-up people have addresses: what is sent to them goes to the outbox and nowhere else.
process.env.SMTP_URL = '';

await ensureWebBuilt();
const { DEMO_ADMIN, DEMO_USER, writeDemoData } = await import('./demo-data.ts');
await writeDemoData(join(folder, 'dosewise.db'), Date.now());
process.stdout.write(
  [
    'Demo data is written. It is gone when you stop this.',
    `  a person:  ${DEMO_USER.email}  /  ${DEMO_USER.password}`,
    `  an admin:  ${DEMO_ADMIN.email}  /  ${DEMO_ADMIN.password}`,
    '',
  ].join('\n'),
);
await import('../apps/server/src/main.ts');
