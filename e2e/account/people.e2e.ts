// Shows 51.1, 51.4.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import { withDueDose } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, DEVICES, HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { linkFrom } from '../fixtures/outbox.ts';
import { findCard, submitLogin } from '../fixtures/page-parts.ts';

const app = useApp();
/** Complaints of the browser itself about a refusal, and about a missing network. */
const REFUSED = new RegExp(`${FAILED_LOAD.source}|Failed to fetch`);

/** Invites someone to see and log; the path of the link. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('What they can do').selectOption('Can see and log');
  await expectVisible(dialog.getByText(`Let ${email} see your records and log for you?`));
  return makeLink(page, email);
}

/** Sends the form of an invitation; the path of the link. */
async function makeLink(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel(`Link for ${email}`, { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return link.replace(app.url, '');
}

/** Logs fatigue on the page of symptoms. */
async function logFatigue(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Log a symptom' });
  const form = page
    .getByRole('form', { name: 'Log a symptom' })
    .or(page.getByRole('dialog', { name: 'Log a symptom' }));
  await form.or(open).first().waitFor();
  if (!(await form.isVisible())) await open.click();
  await form.getByLabel('Category').selectOption('Fatigue');
  await form.getByRole('button', { name: 'Log symptom' }).click();
}

it.each(DEVICES)(
  'is invited, accepts, logs for somebody, who sees it and ends it; what waits is not lost, on a $name',
  async (device) => {
    const [bob, anna] = [await app.newUser(), await app.newUser()];
    await bob.addSymptom({ category: 'nausea' });
    await anna.addSymptom({ category: 'headache' });
    const bobs = await app.open('/people', { user: bob, device });
    await expectVisible(bobs.getByText('You don’t share your records with anyone.'));
    const link = await invite(bobs, anna.email);
    // The mail becomes a file, as before, and neither link ends the other.
    expect(await linkFrom(app, anna.email, '/people#')).toBe(link);
    await expectVisible(
      bobs.getByText('Invited, but not accepted yet. The link works for 7 days.'),
    );
    await expectGood(bobs, device);

    // Logged out: the login comes first, and then it goes on.
    const annas = await app.open(link, { device, tolerates: REFUSED });
    await expectVisible(annas.getByText(`The invitation is for ${anna.email}.`, { exact: false }));
    expect(annas.url()).not.toContain('#');
    await annas.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await submitLogin(annas, anna);
    await expectPath(annas, '/people');
    await annas.getByRole('button', { name: 'Accept' }).click();
    await expectVisible(annas.getByText(`You can now see ${bob.email}’s records.`));
    await expectGood(annas, device);

    await annas.getByRole('button', { name: `Show records of ${bob.email}` }).click();
    await expectPath(annas, '/dashboard');
    const band = annas.getByRole('region', { name: 'Whose records' });
    await expectVisible(band.getByText(`You’re looking at ${bob.email}’s records.`));
    await annas.goto(`${app.url}/symptoms`);
    await expectVisible(findCard(annas, 'History').getByText('Nausea'));
    await expectGone(findCard(annas, 'History').getByText('Headache'));
    await logFatigue(annas);
    await expectVisible(findCard(annas, 'History').getByText(`Logged by ${anna.email}`));
    await expectGood(annas, device);
    expect((await anna.symptoms()).map(({ category }) => category)).toEqual(['headache']);

    await bobs.goto(`${app.url}/symptoms`);
    await expectVisible(findCard(bobs, 'History').getByText(`Logged by ${anna.email}`));
    await bobs.goto(`${app.url}/people`);
    const acts = findCard(bobs, 'What others have done');
    await expectVisible(acts.getByText(`${anna.email} logged Fatigue, 0 out of 10`));

    // Another one, while there is no answer: it waits for Bob.
    await annas.context().setOffline(true);
    await logFatigue(annas);
    await expectVisible(annas.getByText('Not sent yet', { exact: true }));
    await bobs.getByRole('button', { name: `Stop sharing with ${anna.email}` }).click();
    await bobs.getByRole('button', { name: 'Yes, stop sharing' }).click();
    await expectVisible(bobs.getByText('You don’t share your records with anyone.'));
    await annas.context().setOffline(false);
    await annas.goto(`${app.url}/weight`);
    await expectVisible(
      annas.getByRole('heading', { name: `You can no longer see ${bob.email}’s records` }),
    );
    const waiting = findCard(annas, 'Not sent yet: entries for others');
    await expectVisible(waiting.getByText(/Fatigue, 0 out of 10/));
    await expectGood(annas, device);
    await annas.getByRole('button', { name: 'Show my own records' }).click();
    await expectPath(annas, '/dashboard');
    await expectVisible(annas.getByText('1 entry for other people has not been sent yet.'));
    await annas.goto(`${app.url}/symptoms`);
    await expectVisible(findCard(annas, 'History').getByText('Headache'));
    await expectGone(findCard(annas, 'History').getByText('Fatigue'));
    await annas.goto(`${app.url}/people`);
    await expectVisible(waiting.getByText(/Fatigue, 0 out of 10/));
    await waiting.getByRole('button', { name: 'Delete' }).click();
    await expectGone(waiting);
    expect((await bob.symptoms()).map(({ category }) => category).sort()).toEqual([
      'fatigue',
      'nausea',
    ]);
  },
);

it('shows who only sees no way to log, and no page of the own account', async () => {
  const [bob, anna] = [await withDueDose(await app.newUser()), await app.newUser()];
  await bob.addWeight({ weightKg: 81.5 });
  await bob.addSymptom();
  const bobs = await app.open('/people', { user: bob, device: HELD_PHONE });
  await bobs.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = bobs.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email address').fill(anna.email);
  const link = await makeLink(bobs, anna.email);
  const annas = await app.open(link, { user: anna, device: HELD_PHONE, tolerates: REFUSED });
  await annas.getByRole('button', { name: 'Accept' }).click();
  await annas.getByRole('button', { name: `Show records of ${bob.email}` }).click();
  await expectVisible(annas.getByText('You can see them, but not change them.'));
  // The bar at the foot of a phone has no button to log.
  await expectGone(annas.getByRole('button', { name: 'Log', exact: true }));
  await expectVisible(annas.getByText('Due today'));
  for (const path of ['/dashboard', '/weight', '/symptoms']) {
    if (path !== '/dashboard') await annas.goto(app.url + path);
    await expectVisible(annas.getByText(path === '/symptoms' ? 'Headache' : '81.5 kg').first());
    const ways = annas.locator('#main').getByRole('button', { name: /^(Add|Log|Edit|Delete)/ });
    expect(await ways.allTextContents(), path).toEqual([]);
  }
  await annas.goto(`${app.url}/settings`);
  await expectVisible(annas.getByRole('heading', { name: 'This page is about your own account' }));
  const band = annas.getByRole('region', { name: 'Whose records' });
  await band.getByLabel('Whose records').selectOption('My own records');
  await expectPath(annas, '/dashboard');
  await expectVisible(band.getByText('These are your own records.'));
});

it.each(firstCases([HELD_PHONE, DESKTOP]))(
  'brings nothing under the finger that invites, and says what cannot be sent, on a $name',
  async (device) => {
    const [bob, anna] = [await app.newUser(), await app.newUser()];
    const page = await app.open('/people', { user: bob, device, tolerates: REFUSED });
    const inviting = page.getByRole('button', { name: 'Invite someone' });
    const others = findCard(page, 'People whose records you can see');
    await expectVisible(others.getByText('No one shares their records with you.'));
    const before = await inviting.boundingBox();
    await inviting.click();
    await page
      .getByRole('dialog', { name: 'Invite someone' })
      .getByLabel('Email address')
      .fill(anna.email);
    const make = page.getByRole('button', { name: 'Create link' });
    const pressed = await make.boundingBox();
    await make.click();
    const done = page.getByRole('button', { name: 'Done' });
    await expectVisible(done);
    expect(isOver(await done.boundingBox(), pressed), 'Done where the link was made').toBe(false);
    const link = await page.getByLabel(`Link for ${anna.email}`, { exact: true }).inputValue();
    await done.click();
    const revoke = page.getByRole('button', { name: `Revoke the invitation for ${anna.email}` });
    await expectVisible(revoke);
    expect(await inviting.boundingBox()).toEqual(before);
    expect(isOver(await revoke.boundingBox(), before)).toBe(false);
    await expectGood(page, device);

    const annas = await app.open(link.replace(app.url, ''), { user: anna });
    await annas.getByRole('button', { name: 'Accept' }).click();
    await expectVisible(annas.getByText(`You can now see ${bob.email}’s records.`));
    // The second half of a double click that began on 'Accept'.
    await endDoubleClick(annas, annas.getByRole('button', { name: 'Invite someone' }));
    await expectVisible(annas.getByRole('button', { name: `Show records of ${bob.email}` }));
    expect(await annas.getByRole('dialog').count()).toBe(0);
    await annas.getByRole('button', { name: 'Invite someone' }).click();
    await expectVisible(annas.getByRole('dialog', { name: 'Invite someone' }));
    await page.reload();
    const reminded = page.getByRole('checkbox', { name: /^Also gets my reminders by email/ });
    await expect.poll(() => reminded.isDisabled()).toBe(true);
    await expectVisible(page.getByText('This server doesn’t send email.'));
    await expectGood(page, device);
  },
);

/** Presses `part` as the browser tells of a second click in a moment. */
async function endDoubleClick(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('nowhere');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** True when a finger in the middle of `pressed` is on `part`. */
function isOver(part: Box | null, pressed: Box | null): boolean {
  if (part === null || pressed === null) return false;
  const [x, y] = [pressed.x + pressed.width / 2, pressed.y + pressed.height / 2];
  return x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
}
