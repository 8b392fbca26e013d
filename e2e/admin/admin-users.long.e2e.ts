// Shows 1.12, 2.12, 2.166, 2.167, 2.170, 4.26, 6.7, 7.38, 8.22, 8.25, 8.33, 8.36, 36.1.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  stepAt,
  totpCode,
} from '../../apps/server/src/features/account/auth/second-factor/totp.ts';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, isAlive, logIn } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { mailsTo } from '../fixtures/outbox.ts';
import { keptToken } from '../fixtures/page-parts.ts';
import { asServer, letThrough, refuse } from '../fixtures/replies.ts';

const app = useOwnApp();
/** Here one test makes its admin the only one. */
const lonelyApp = useOwnApp();
const TYPE_CALL = '**/api/admin/user-type';

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

const screen = (page: Page) => {
  const editor = (email: string) => page.getByRole('form', { name: `Type of ${email}` });
  return {
    search: page.getByLabel('Search by email or country'),
    type: page.getByLabel('Type', { exact: true }),
    row: (email: string) => page.getByRole('row').filter({ hasText: email }),
    rows: page.getByRole('rowheader'),
    change: (email: string) => page.getByRole('button', { name: `Change Type of ${email}` }),
    editor,
    choice: (email: string) => editor(email).getByLabel('User type'),
    save: (email: string) => editor(email).getByRole('button', { name: 'Save' }),
    total: (name: string) =>
      page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent(),
    alert: page.getByRole('alert'),
  };
};
const open = async (visit: Visit = {}) => {
  const page = await app.open('/admin/users', { user: admin, ...visit });
  return { page, ...screen(page) };
};

describe.each(DEVICES)("somebody's type on a $name", (device) => {
  it('is changed both ways, and ends their sessions each time', async () => {
    const user = await app.newUser();
    const { email } = user;
    const { page, search, row, change, editor, choice, save, total } = await open({ device });
    await search.fill(email);
    await change(email).click();
    expect(await save(email).isDisabled()).toBe(true);
    const before = { admin: Number(await total('Admin users')) };
    await choice(email).selectOption('admin');
    await expectVisible(editor(email).getByText(/^Admins can change prices/));
    await save(email).click();
    await expectVisible(page.getByText(`User ${email} updated to admin successfully`));
    await expectGone(editor(email));
    await expectVisible(row(email).getByText('Admin', { exact: true }));
    await expect.poll(() => total('Admin users')).toBe(String(before.admin + 1));
    expect(await isAlive(app.url, user.token)).toBe(false);

    const { token = '' } = await logIn(app.url, email, user.password);
    const theirs = await app.open('/admin/users', { user: { token }, tolerates: FAILED_LOAD });
    await expectVisible(theirs.getByRole('heading', { name: 'Users', level: 1 }));
    await expectVisible(screen(theirs).search);
    await change(email).click();
    await choice(email).selectOption('user');
    await save(email).click();
    await expectVisible(page.getByText(`User ${email} updated to user successfully`));
    await screen(theirs).search.fill('anything');
    await expectVisible(theirs.getByText('Please log in as an admin to access this page.'));
  });

  it('is left alone by whoever thinks better of it', async () => {
    const { email } = await app.newUser();
    const { search, row, change, editor, choice } = await open({ device });
    await search.fill(email);
    await change(email).click();
    await choice(email).selectOption('admin');
    await editor(email).getByRole('button', { name: 'Cancel' }).click();
    await expectGone(editor(email));
    await expect
      .poll(() => change(email).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await expectVisible(row(email).getByText('User', { exact: true }));
  });

  it('is ones own, too, after a warning, and logs one out', async () => {
    const own = await app.newAdmin();
    const { page, search, change, editor, choice, save } = await open({ device, user: own });
    await search.fill(own.email);
    // A search still under way would be refused once the session is over.
    await expectVisible(page.getByText('Showing 1 matching user'));
    await change(own.email).click();
    await choice(own.email).selectOption('user');
    await expectVisible(
      editor(own.email).getByText(/^This is your own account\. You’ll be logged out/),
    );
    await save(own.email).click();
    await expectVisible(page.getByText('Please log in as an admin to access this page.'));
    await expectVisible(page.getByText(`User ${own.email} updated to user successfully`));
    expect(await keptToken(page)).toBeNull();
  });
});

describe('a type that cannot be changed', () => {
  it.each([
    [undefined, 'Failed to update user type'],
    ['Not this one.', 'Not this one.'],
  ])('gives way to a banner; Back brings everything back', async (error, sentence) => {
    const { email } = await app.newUser();
    const { page, alert, change, choice, save } = await open({ tolerates: FAILED_LOAD });
    await page.route(TYPE_CALL, (route) =>
      error === undefined
        ? refuse(route)
        : route.fulfill(
            asServer({ status: 409, json: { error, code: 'conflict', requestId: 'r' } }),
          ),
    );
    await change(email).click();
    await choice(email).selectOption('admin');
    await save(email).click();
    await expectVisible(alert.getByText(sentence, { exact: true }));
    await expectGone(page.getByRole('table'));
    await page.getByRole('button', { name: 'Back' }).click();
    await expectValue(choice(email), 'admin');
    await page.unroute(TYPE_CALL);
    await save(email).click();
    await expectVisible(page.getByText(`User ${email} updated to admin successfully`));
  });

  it("is the last admin's", async () => {
    const last = await lonelyApp.newAdmin();
    const body = { email: 'root@example.com', userType: 'user' };
    await callAs(lonelyApp.url, last, 'PATCH', '/admin/user-type', body);
    const page = await lonelyApp.open('/admin/users', { user: last, tolerates: FAILED_LOAD });
    const { change, choice, save, alert } = screen(page);
    await change(last.email).click();
    await choice(last.email).selectOption('user');
    await save(last.email).click();
    await expectVisible(
      alert.getByText('This is the last admin. Make somebody else an admin first.'),
    );
    expect(await isAlive(lonelyApp.url, last.token)).toBe(true);
  });
});

describe('the list of users', () => {
  it('is searched while one types, and filtered by type', async () => {
    const { email } = await app.newUser();
    const { page, search, type, row, rows } = await open();
    await search.pressSequentially(email.toUpperCase(), { delay: 20 });
    await expectVisible(page.getByText(/^Showing (1|all \d+) matching users?$/));
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectVisible(row(email));
    await search.fill('root@');
    await expect.poll(() => rows.allTextContents()).toEqual(['root@example.com']);
    await type.selectOption('user');
    await expectVisible(page.getByText('No one matches'));
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expectValue(search, '');
    await expectVisible(row(email));
    await type.selectOption('admin');
    await expectGone(row(email));
    await expectVisible(row(admin.email));
  });

  it('says who never logged in', async () => {
    const page = await app.open('/favicon.svg', { user: admin });
    await page.route('**/api/admin/users*', async (route) => {
      const reply = await (await route.fetch()).json();
      const users = reply.users.map((user: object) => ({ ...user, lastLogin: null }));
      await route.fulfill(asServer({ json: { ...reply, users } }));
    });
    await page.goto('/admin/users');
    await expectVisible(page.getByText('Never', { exact: true }).first());
  });

  it('comes page after page, newest first', async () => {
    const newest: string[] = [];
    for (let count = 0; count < 51; count += 1) newest.unshift((await app.newUser()).email);
    const { page, rows } = await open({ device: PHONE, tolerates: FAILED_LOAD });
    await expectVisible(page.getByText('Showing the newest 50 users'));
    expect(await rows.allTextContents()).toEqual(newest.slice(0, 50));
    const path = '**/api/admin/users?after=*';
    await page.route(path, refuse);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectVisible(page.getByRole('alert').getByText('Failed to fetch users'));
    expect(await rows.count()).toBe(50);
    await letThrough(page, path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByText(/^Showing all \d+ users$/));
    expect((await rows.allTextContents()).slice(0, 51)).toEqual(newest);
    await expectGone(page.getByRole('button', { name: 'Load more' }));
  });

  it('gives way to a banner when it cannot be fetched, and comes back', async () => {
    const page = await app.open('/favicon.svg', { user: admin, tolerates: FAILED_LOAD });
    const path = '**/api/admin/users*';
    await page.route(path, refuse);
    await page.goto('/admin/users');
    await expectVisible(page.getByRole('alert').getByText('Failed to fetch users'));
    expect(await page.getByRole('table').count()).toBe(0);
    await letThrough(page, path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByText(/^Showing /));
    await expectVisible(page.getByRole('table'));
  });
});

it.each(LOOKS)('is good on a $device.name, $theme', async ({ device, theme }) => {
  const { page, search, change, choice } = await open({ device, theme });
  await search.fill(admin.email);
  await change(admin.email).click();
  await choice(admin.email).selectOption('user');
  await expectVisible(page.getByText(/^This is your own account/));
  await expectGood(page, device);
});

it('a lost second factor is taken off, which its owner is told and the audit page shows', async () => {
  const user = await app.newUser();
  const { password, email } = user;
  const { secret } = await callAs<{ secret: string }>(app.url, user, 'POST', '/user/totp', {
    password,
  });
  const code = totpCode(secret, stepAt(Date.now()));
  await callAs(app.url, user, 'POST', '/user/totp/confirm', { code });
  expect((await logIn(app.url, email, password)).status).toBe(401);
  const { page, search } = await open();
  await search.fill(email);
  await page.getByRole('button', { name: `Remove authenticator app of ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectVisible(page.getByText(`Authenticator app of ${email} removed`));
  expect((await logIn(app.url, email, password)).status).toBe(200);
  await expect
    .poll(async () => (await mailsTo(app, email)).join('\n'))
    .toContain('An admin removed the authenticator app');
  await page.goto(`${app.url}/admin/audit`);
  await expectVisible(page.getByText(`removed the authenticator app of ${email}`));
});
