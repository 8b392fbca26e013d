// Shows 39.9, 39.13.
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';

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
  await expectVisible(card.getByText('Whole', { exact: true }));
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
  await expectVisible(entries.nth(1).getByText(/began the backup/));
});

it('the foot of each page says which release it is', async () => {
  const page = await app.open('/');
  const { version } = await (await fetch(`${app.url}/api/health`)).json();
  await expectVisible(page.getByRole('contentinfo').getByText(`Version ${version}`));
});
