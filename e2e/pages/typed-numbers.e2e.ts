// Shows 11.5.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';

const app = useApp();
let user: ApiUser;
beforeAll(async () => {
  user = await userWithHistory(app);
});

/** Languages that write decimals with a comma. */
const LANGUAGES = firstCases(['de', 'fr', 'es', 'it', 'pt-BR', 'pl', 'nl']);

/** Pages with fields for numbers, and how many there are at least. */
const PAGES = {
  '/calculator': 2,
  '/calculator?device=own': 4,
  '/log-dose': 2,
  '/weight': 1,
  '/dashboard': 2,
  '/settings/medicines': 1,
} as const;

/** Buttons that show more of them in German when it is pressed. */
const PRESSES = [
  ['/log-dose', 'Neuer Pen'],
  ['/log-dose', 'Box bearbeiten'],
  ['/log-dose', 'Dosis ohne Pen eintragen'],
  ['/log-dose', /^Dosis bearbeiten/],
  ['/weight', / kg vom .* bearbeiten$/],
  ['/weight', / cm .*bearbeiten$/],
  ['/dashboard', 'Zielgewicht festlegen'],
  ['/pk-curve', 'Prognoseplan'],
  ['/plan', 'Plan ändern'],
  ['/report', 'Link teilen'],
] as const;

/** The number that a field makes of `typed`, and what it shows once it is left. */
const type = async (field: Locator, typed: string) => {
  await field.fill(typed);
  const number = await field.getAttribute('aria-valuenow');
  await field.blur();
  return { number: number === null ? null : Number(number), shown: await field.inputValue() };
};

/** Tries every number field that is to be seen within `place`: how many were. */
const tryFields = async (place: Locator): Promise<number> => {
  let tried = 0;
  for (const field of await place.getByRole('spinbutton').all()) {
    if (!(await field.isVisible()) || (await field.isDisabled())) continue;
    const most = Number((await field.getAttribute('aria-valuemax')) ?? Number.POSITIVE_INFINITY);
    const withComma = await type(field, '12,5');
    // A slider's own field holds what is too much at its end, others say so.
    expect([12.5, most]).toContain(withComma.number);
    expect(await type(field, '12.5')).toEqual(withComma);
    // A slider's own goes on to the step beside it.
    const isStepped = (await field.getAttribute('step')) === '1';
    if (!isStepped) expect(withComma.shown).toBe(String(withComma.number).replace('.', ','));
    const unclear = await type(field, '1.000');
    expect(unclear.number).toBeNull();
    // A slider's own goes back to what it was, or to nothing.
    expect(['1.000', withComma.shown, '']).toContain(unclear.shown);
    tried += 1;
  }
  return tried;
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expectVisible(page.getByRole('heading', { level: 1 }));
};

it.each(LANGUAGES)(
  'is read alike with a comma and a point on every page in %s',
  async (language) => {
    const page = await app.open('/favicon.svg', { device: DESKTOP, user, stored: { language } });
    for (const [path, least] of Object.entries(PAGES)) {
      await open(page, path);
      const fields = page.locator('#main').getByRole('spinbutton');
      await expect.poll(() => fields.count()).toBeGreaterThanOrEqual(least);
      expect(await tryFields(page.locator('#main'))).toBeGreaterThanOrEqual(least);
    }
  },
);

it.each(firstCases(PRESSES, 3))('is read alike on %s after a press on %s', async (path, name) => {
  const page = await app.open(path, { device: DESKTOP, user, stored: { language: 'de' } });
  const others = page.locator('#main').getByRole('button', { name: 'Anderer Pen', exact: true });
  const button = page.locator('#main').getByRole('button', { name }).first();
  await expectVisible(button.or(others).first());
  // Other pens are folded.
  if (!(await button.isVisible())) await others.click();
  await button.click();
  const isOnPage = ['/plan', '/pk-curve', '/dashboard'].includes(path);
  const place = isOnPage ? '#main' : 'dialog[open]';
  await expectVisible(page.locator(place).getByRole('spinbutton').first());
  expect(await tryFields(page.locator(place))).toBeGreaterThan(0);
});
