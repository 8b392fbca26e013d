// Shows 22.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { type ApiUser, withDueDose } from '../fixtures/api-user.ts';
import { expectAccessible, expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { cutNetwork } from '../fixtures/page-parts.ts';
import { answer, asServer, loseReply } from '../fixtures/replies.ts';
import { expectWaiting, logDose, OFFLINE, readKept } from './offline-screen.ts';

/** A dose that waits while another one covers the planned dose; and servers that break. */

const app = useApp();

const personWithDueDose = async () => withDueDose(await app.newUser());

const question = (page: Page) =>
  page
    .getByRole('region', { name: 'Another dose is already logged for this planned dose' })
    .filter({ visible: true });
const press = (page: Page, name: 'Keep both' | 'Delete this one') =>
  question(page).getByRole('button', { name }).click();

/** A phone on which 20 clicks wait for the planned dose, for which a second device has logged 40. */
const phoneWithCoveredDose = async (user: ApiUser): Promise<Page> => {
  const phone = await app.open('/dashboard', { user, device: PHONE, tolerates: OFFLINE });
  await phone.getByRole('link', { name: 'Change' }).click();
  const screen = logDoseScreen(phone);
  await screen.exactClicks.fill('20');
  await screen.openMore();
  await screen.location.selectOption('Thigh');
  await screen.side.selectOption('Right');
  await screen.note.fill('in the train');
  await cutNetwork(phone, screen.form);
  await screen.log();

  const other = await app.open('/dashboard', { user });
  await other.getByRole('button', { name: 'Log 40 clicks' }).click();
  await expectVisible(other.getByText(/^Logged: 10 mg, 40 clicks/));
  expect(await user.doses()).toHaveLength(2);
  await phone.context().setOffline(false);
  await expectVisible(question(phone));
  return phone;
};

it('shows both doses, and keeps both when asked to, also after a reload', async () => {
  const user = await personWithDueDose();
  const phone = await phoneWithCoveredDose(user);
  await expectVisible(question(phone).getByText(/10\.00 mg \(40 clicks\)/));
  await expectVisible(
    question(phone).getByText(/5\.00 mg \(20 clicks\).*Thigh, right.*in the train/),
  );
  await expectAccessible(phone);
  expect(await user.doses()).toHaveLength(2);

  await phone.goto('/dashboard');
  await expectVisible(question(phone));
  // Asked in the page of its doses as well.
  await phone.goto('/log-dose');
  await expectVisible(question(phone).getByText(/5\.00 mg \(20 clicks\)/));
  const { outbox } = await readKept(phone);
  await press(phone, 'Keep both');
  await expectGone(question(phone));
  await expect.poll(async () => (await user.doses()).length).toBe(3);
  const kept = (await user.doses()).find(({ clicks }) => clicks === 20);
  expect(kept).toMatchObject({
    _id: outbox[0],
    injectionLocation: 'thigh',
    injectionSubLocation: 'right',
    note: 'in the train',
  });
  await expect.poll(async () => (await readKept(phone)).outbox).toEqual([]);
});

itAtLength('drops it for every tab, and asks before it is lost by logging out', async () => {
  const user = await personWithDueDose();
  const phone = await phoneWithCoveredDose(user);
  await phone.goto('/dashboard');
  const tab = await app.openTab(phone, '/dashboard');
  await expectVisible(question(tab));
  await tab.goto('/settings');
  await tab.getByRole('button', { name: 'More, open menu' }).click();
  await tab.getByRole('button', { name: 'Logout' }).click();
  const asked = tab.getByRole('dialog', { name: 'Log out and lose unsent entries?' });
  await asked.getByRole('button', { name: 'Stay logged in' }).click();
  await expectGone(asked);

  await tab.goto('/dashboard');
  await press(tab, 'Delete this one');
  for (const page of [tab, phone]) await expectGone(question(page));
  await expect.poll(async () => (await readKept(phone)).outbox).toEqual([]);
  expect((await user.doses()).map(({ clicks }) => clicks)).toEqual([40, 40]);
});

it('asks whoever pressed second on two devices with a network, too', async () => {
  const user = await personWithDueDose();
  const pages = [await app.open('/dashboard', { user }), await app.open('/dashboard', { user })];
  const log = (page: Page) => page.getByRole('button', { name: 'Log 40 clicks' });
  for (const page of pages) await expectVisible(log(page));
  await Promise.all(pages.map((page) => log(page).click()));
  const asked = async () => Promise.all(pages.map((page) => question(page).count()));
  await expect.poll(async () => (await asked()).sort()).toEqual([0, 1]);
  const [second] = (await asked())[0] === 1 ? pages : pages.slice(1);
  if (second) await press(second, 'Delete this one');
  await expect.poll(async () => (await asked()).sort()).toEqual([0, 0]);
  expect(await user.doses()).toHaveLength(2);
});

const openWithWaiting = async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user, tolerates: OFFLINE });
  await cutNetwork(page, logDoseScreen(page).exactClicks);
  await logDose(page, 30);
  await expectWaiting(page, 1);
  return { user, page };
};

const failWith500 = (page: Page, method: string) =>
  answer(page, method, /\/api\/doses/, (route) =>
    route.fulfill(
      asServer({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Something went wrong.', code: 'internal_error' }),
      }),
    ),
  );

/** Comes before the next try by itself. */
const tryAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

it('keeps what a broken server answers with 500, and sends it when it is mended', async () => {
  const { user, page } = await openWithWaiting();
  await failWith500(page, 'POST');
  const tried = page.waitForResponse((response) => response.status() === 500);
  await page.context().setOffline(false);
  await tried;
  await page.reload();
  await expectWaiting(page, 1);
  expect(await page.getByText('We couldn’t save a dose.').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain(page);
  await expectWaiting(page, 0);
  expect(await user.doses()).toMatchObject([{ clicks: 30 }]);
});

itAtLength(
  'keeps a deletion that a broken server answers with 500, and sends it when it is mended',
  async () => {
    const { user, page } = await openWithWaiting();
    // It arrives without an answer, and is discarded.
    await answer(page, 'POST', /\/api\/doses/, loseReply);
    await failWith500(page, 'DELETE');
    await page.context().setOffline(false);
    await expect.poll(async () => (await user.doses()).length).toBe(1);
    await expectWaiting(page, 1);
    const tried = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await logDoseScreen(page).doses.getByRole('button', { name: 'Delete dose' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete dose' }).click();
    expect((await tried).status()).toBe(500);
    expect((await readKept(page)).outbox).toHaveLength(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tryAgain(page);
    await expect.poll(async () => (await user.doses()).length).toBe(0);
    await expect.poll(async () => (await readKept(page)).outbox).toEqual([]);
  },
);
