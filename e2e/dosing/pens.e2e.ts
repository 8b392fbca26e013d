import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, HELD_PHONE, PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectInWindow } from '../fixtures/refusals.ts';
import { logDoseScreen, openDetails } from './log-dose/log-dose-screen.ts';

/** Names of pens and doses, shown where people look for them. */
const app = useApp();
const HEBREW = 'עט כחול';

it('brings a pen that was just added into view, ready to be used', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  await screen.openPens();
  await page.getByRole('button', { name: /^Add New Pen/ }).click();
  const dialog = screen.dialog('Add New Pen');
  // Another of the same: nothing but its price is asked.
  await dialog.getByLabel('Cost per pen').fill('100');
  await openDetails(dialog);
  await dialog.getByLabel('Pen name').fill('First');
  await dialog.getByLabel('Purchase date').fill('2026-01-01');
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
  const card = page.locator('label').filter({ has: screen.pen('First') });
  await expect
    .poll(() =>
      card.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const isWithin = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return isWithin && node.contains(document.activeElement);
      }),
    )
    .toBe(true);
});

it('says of an empty pen when it was used', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: '2026-03-01' });
  for (const [day, clicks] of [
    ['03', 60],
    ['10', 60],
    ['17', 60],
    ['28', 60],
  ] as const) {
    await user.logDose(pen, { date: `2026-03-${day}T08:00:00Z`, clicks });
  }
  const page = await app.open('/log-dose', { user });
  await expectVisible(page.getByText('Used 3 Mar – 28 Mar 2026', { exact: true }));
  await expectGone(page.getByText(/in use \d+ days/));
});

it('names the dose that is to be deleted', async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: '2026-10-01' });
  await user.logDose(pen, { date: '2026-11-02T07:45:00Z', clicks: 25 });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.doses.getByRole('button', { name: /^Delete dose/ }).click();
  const dialog = screen.dialog('Delete dose');
  await expectVisible(
    dialog.getByText('Are you sure you want to delete this dose? This action cannot be undone.', {
      exact: true,
    }),
  );
  await expectVisible(
    dialog.getByText('Mon, 2 Nov 2026, 07:45 · 4.17 mg (25 clicks) · Blue pen, 10 mg'),
  );
});

/** The edges of a line: where a name in Hebrew ends, and where the figure after it begins. */
const edgesIn = (line: Locator) =>
  line.evaluate((element) => {
    const text = element.firstChild as Text;
    const boxOf = (letter: string) => {
      const range = document.createRange();
      const at = text.data.indexOf(letter);
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    return { nameEnds: boxOf('ע').right, figureBegins: boxOf('1').left };
  });

it('keeps a name in Hebrew from turning the sentence around it', async () => {
  const user = await app.newUser();
  await user.addPen({ name: HEBREW, strength: 10 });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('30');
  await screen.review();
  const pen = screen.confirmation.locator('dd').filter({ hasText: HEBREW });
  // Else the strength is drawn on the left of the name, and 'mg' on its right.
  const { nameEnds, figureBegins } = await edgesIn(pen);
  expect(figureBegins).toBeGreaterThanOrEqual(nameEnds);
  await screen.confirmation.getByRole('button', { name: 'Cancel' }).click();
  await screen.openPens();
  await page.getByRole('button', { name: `Delete \u2068${HEBREW}\u2069` }).click();
  const question = screen.dialog('Delete pen').locator('p').first();
  expect(await question.textContent()).toBe(
    `Are you sure you want to delete "\u2068${HEBREW}\u2069"? This action cannot be undone.`,
  );
});

it('keeps it from turning a German sentence around, too', async () => {
  const user = await app.newUser();
  await user.addPen({ name: HEBREW, strength: 10 });
  const page = await app.open('/log-dose', { user, stored: { language: 'de' } });
  await page.getByRole('spinbutton', { name: 'Klicks, genau' }).fill('30');
  await page.getByRole('form').getByRole('button', { name: 'Dosis eintragen' }).click();
  const confirmation = page.getByRole('dialog');
  const pen = confirmation.locator('dd').filter({ hasText: HEBREW });
  const { nameEnds, figureBegins } = await edgesIn(pen);
  expect(figureBegins).toBeGreaterThanOrEqual(nameEnds);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Anderer Pen' }).click();
  await page.getByRole('button', { name: `\u2068${HEBREW}\u2069 löschen` }).click();
  const question = page.getByRole('dialog').locator('p').first();
  expect(await question.textContent()).toContain(`„\u2068${HEBREW}\u2069“`);
});

it.each([HELD_PHONE, DESKTOP])(
  'says beside its field alone what is wrong, on a $name',
  async (device) => {
    const user = await app.newUser();
    await user.addPen();
    const page = await app.open('/log-dose', { user, device });
    const screen = logDoseScreen(page);
    await screen.openPens();
    await page.getByRole('button', { name: /^Add New Pen/ }).click();
    const dialog = screen.dialog('Add New Pen');
    const wrong = 'Cost must be a number from 0 to 1,000,000, such as 245.50.';
    await dialog.getByLabel('Cost per pen').fill('-5');
    await openDetails(dialog);
    await dialog.getByLabel('Purchase date').fill(dayAgo(1));
    await dialog.getByRole('button', { name: 'Add pen' }).click();
    await expectInWindow(dialog.locator('p').filter({ hasText: wrong }).first());
    expect(await seen(dialog.getByText(wrong, { exact: true }))).toBe(1);
    // Readers hear it once, too.
    expect(await dialog.getByRole('alert').allInnerTexts()).toEqual([wrong]);
    expect(await dialog.locator('[aria-live]').filter({ hasText: wrong }).count()).toBe(0);
  },
);

/** The number of them that have room on the page. */
const seen = (all: Locator): Promise<number> =>
  all.evaluateAll(
    (found) =>
      found.filter((one) => {
        const hidden = one.closest('.sr-only');
        const { width, height } = one.getBoundingClientRect();
        return hidden === null && width > 1 && height > 1;
      }).length,
  );
