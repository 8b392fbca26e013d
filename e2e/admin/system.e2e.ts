// Shows 39.1, 57.1, 57.8.
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';

const app = useOwnApp(() => ({ BACKUP_DOWNLOAD: 'on' }));
let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

it('an admin makes a backup, takes it along, and is told when it is damaged', async () => {
  const page = await app.open('/admin/system', { user: admin });
  const card = findCard(page, 'Backups');
  await expectVisible(card.getByText('There is no backup yet.'));
  await card.getByRole('button', { name: 'Make a backup now' }).click();
  await expectVisible(card.getByText('Intact', { exact: true }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Download the backup of / }).click(),
  ]);
  const folder = join(app.dataFolder, 'backups');
  expect(readdirSync(folder)).toEqual([download.suggestedFilename()]);
  truncateSync(join(folder, download.suggestedFilename()), 100);
  await page.reload();
  await expectVisible(card.getByText('A backup is damaged'));
  await expectVisible(card.getByText('Damaged', { exact: true }));

  await page.goto('/admin/audit');
  const entries = findCard(page, 'Entries').getByRole('listitem');
  await expectVisible(entries.first().getByText(/downloaded the backup/));
  await expectVisible(entries.nth(1).getByText(/started the backup/));
});

it('the foot of each page says which release it is', async () => {
  const page = await app.open('/');
  const { version } = await (await fetch(`${app.url}/api/health`)).json();
  await expectVisible(page.getByRole('contentinfo').getByText(`Version ${version}`));
});

it('the page says what is at fault and what to do, and looks again', async () => {
  const page = await app.open('/admin/system', { user: admin });
  const card = findCard(page, 'Health check');
  // The test's server has no limits of requests.
  await expectVisible(card.getByText('RATE_LIMIT is off', { exact: false }));
  await expectVisible(card.getByText('Remove RATE_LIMIT.'));
  await card.getByText(/^Fine, or not set up/).click();
  await expectVisible(card.getByRole('heading', { name: 'Database Fine' }));
  await expectVisible(card.getByText('all migrations done', { exact: false }));
  const [reply] = await Promise.all([
    page.waitForResponse('**/api/admin/system/findings'),
    card.getByRole('button', { name: 'Check again' }).click(),
  ]);
  expect(reply.status()).toBe(200);
});

it('an unforeseen failure can be quoted by its reference', async () => {
  const page = await app.open('/admin/system', { user: admin, tolerates: FAILED_LOAD });
  const requestId = '0190b5a2-71aa-7000-8000-000000000001';
  const error = 'Something went wrong on our side. Please try again.';
  await page.route('**/api/admin/audit*', (route) =>
    route.fulfill(asServer({ status: 500, json: { error, code: 'internal', requestId } })),
  );
  await page.goto('/admin/audit');
  await expectVisible(page.getByText(`Reference: ${requestId}`));
});
