// Shows 19.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { answer, refuse } from '../fixtures/replies.ts';

const app = useApp();

const calendarCard = (page: Page) => {
  const card = page.getByRole('main');
  return {
    address: card.getByLabel('Address of your calendar'),
    press: (name: string) => card.getByRole('button', { name, exact: true }).click(),
    text: (words: string | RegExp) => card.getByText(words),
    open: card.getByRole('link', { name: 'Open in a calendar app' }),
    confirm: (title: string, name: string) =>
      page.getByRole('dialog', { name: title }).getByRole('button', { name }).click(),
  };
};

/** Fetches an address, which names the server by its public name. */
const fetchFrom = (page: Page, url: string) => fetch(new URL(new URL(url).pathname, page.url()));
const statusOf = async (page: Page, url: string) => (await fetchFrom(page, url)).status;

describe.each(DEVICES)('on a $name', (device) => {
  it('an address is made, copied, read, replaced and turned off', async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen(), { clicks: 10, date: daysAgo(3) });
    const page = await app.open('/settings/calendar', { user, device });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const card = calendarCard(page);
    await card.press('Add to my calendar');
    await expectVisible(card.text('Not read yet.'));
    const url = await card.address.inputValue();
    await card.press('Copy');
    await expectVisible(card.text('Copied.'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    expect(await card.open.getAttribute('href')).toBe(url.replace('http', 'webcal'));
    await expectVisible(card.text(/Google updates it a few times a day/));
    await expectGood(page, device);

    const reply = await fetchFrom(page, url);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await reply.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:Dosewise: something is due/s);
    await page.reload();
    await expectVisible(card.text(/Last read \w{3}, /));
    await expectGone(card.address);

    await card.press('New address');
    await card.confirm('Create a new address?', 'New address');
    await expect.poll(() => card.address.inputValue()).not.toBe(url);
    const second = await card.address.inputValue();
    expect([await statusOf(page, url), await statusOf(page, second)]).toEqual([404, 200]);

    await card.press('Turn off');
    await card.confirm('Turn the calendar off?', 'Turn off');
    await expectGone(card.address);
    await expectVisible(page.getByRole('button', { name: 'Add to my calendar' }));
    expect(await statusOf(page, second)).toBe(404);
  });
});

it('an address that could not be made is said beside the button', async () => {
  const page = await app.open('/settings/calendar', {
    user: await app.newUser(),
    tolerates: FAILED_LOAD,
  });
  const card = calendarCard(page);
  await answer(page, 'POST', /\/api\/calendar-feed/, refuse);
  await card.press('Add to my calendar');
  await expectVisible(card.text('That didn’t work.'));
});
