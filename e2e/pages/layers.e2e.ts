// Shows 25.7.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, PHONE, useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { expectPressesMeetWhatIsSeen, findLostPresses } from '../fixtures/presses.ts';

const app = useApp();

let user: ApiUser;
beforeAll(async () => {
  user = await userWithHistory(app);
});

/** Scrolls until `behind` lies where `front` is, and taps there as a thumb does. */
const tapWithBehind = async (page: Page, front: Locator, behind: Locator) => {
  await expectVisible(behind);
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${element} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const place = await middleOf(front);
  await page.mouse.wheel(0, (await middleOf(behind)).y - place.y);
  await expect.poll(async () => Math.abs((await middleOf(behind)).y - place.y)).toBeLessThan(20);
  await page.touchscreen.tap(place.x, place.y);
};

it.each([
  ['/settings', 'Discreet wording'],
  ['/settings', 'When a dose is due'],
])('on %s a tap on the bar does not get to %s behind it', async (path, name) => {
  const page = await app.open(path, { device: PHONE, user });
  const control = page.getByRole('switch', { name });
  const before = await control.isChecked();
  const today = page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Today' });
  await tapWithBehind(page, today, control);
  await expectPath(page, '/dashboard');
  await page.goto(path);
  expect(await control.isChecked()).toBe(before);
});

it.each([PHONE, DESKTOP])('a message is above all of Log Dose on a $name', async (device) => {
  const page = await app.open('/log-dose', { device, user: await userWithHistory(app) });
  await expectVisible(page.getByRole('group', { name: 'Body map, front' }));
  await page
    .getByRole('button', { name: /^Delete dose of/ })
    .first()
    .click();
  const confirm = page.getByRole('button', { name: 'Delete dose', exact: true });
  await expectVisible(confirm);
  // It goes away by itself.
  const time = await holdTime(page);
  await confirm.click();
  await time.until(page.getByRole('button', { name: 'Undo' }));
  await expectPressesMeetWhatIsSeen(page);
});

it.each(['Log', 'More, open menu'])(
  'the sheet of %s is above the page and the bar',
  async (name) => {
    const page = await app.open('/settings', { device: PHONE, user });
    await expectVisible(page.getByRole('switch', { name: 'Discreet wording' }));
    await page.getByRole('button', { name, exact: true }).click();
    await expectVisible(page.getByRole('dialog'));
    await expectPressesMeetWhatIsSeen(page);
  },
);

it('sees what lies invisibly above the bar', async () => {
  const page = await app.open('/settings', { device: PHONE, user });
  await expectVisible(page.getByRole('switch', { name: 'Discreet wording' }));
  expect(await findLostPresses(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main, label, label * { isolation: auto !important } [type=checkbox] { z-index: 99 !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await findLostPresses(page)).not.toEqual([]);
});
