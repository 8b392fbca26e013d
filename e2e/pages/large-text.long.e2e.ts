import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { NOT_FOUND, userWithHistory } from '../fixtures/good-looks.ts';

const app = useOwnApp();
/**
 * The narrowest window and a usual phone, and text from the usual size to 200 %. A window of 1280 px at
 * 400 % is the narrowest with the usual size.
 */
const WIDTHS = [320, 390];
const SIZES_PX = [16, 24, 32];

const users: { user?: ApiUser; stones?: ApiUser; newcomer?: ApiUser; admin?: ApiUser } = {};
beforeAll(async () => {
  users.user = await userWithHistory(app);
  users.stones = await userWithHistory(app);
  await users.stones.setUnits({ weight: 'st', height: 'ft' });
  for (const user of [users.user, users.stones]) {
    for (const days of [40, 2]) {
      await user.addMeasurement({ date: daysAgo(days), kind: 'hips', value: 110.5 + days });
      await user.addMeasurement({
        date: daysAgo(days),
        kind: 'lean_mass',
        value: 100.4 + days / 10,
      });
    }
  }
  users.newcomer = await app.newUser();
  users.admin = await app.newAdmin();
  const [template] = await callAs<{ _id: string }[]>(
    app.url,
    users.admin,
    'GET',
    '/admin/email-templates',
  );
  await sendAs(app.url, users.admin, 'POST', '/admin/email-campaigns', {
    name: 'News',
    subject: 'News',
    templateId: template?._id,
  });
});

/** Controls whose words stand beyond their edge, over what is beside them. */
const findSpilledWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main label, main button, footer label')].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isForReaders = width < 2 || getComputedStyle(control).clipPath !== 'none';
      if (isForReaders || !control.checkVisibility()) return [];
      const words = document.createRange();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode);
        const box = words.getBoundingClientRect();
        const parent = texts.currentNode.parentElement;
        const isHidden =
          box.width < 1 ||
          parent === null ||
          parent.closest('.sr-only, svg') !== null ||
          getComputedStyle(parent).clipPath !== 'none';
        if (isHidden || (box.left >= left - 1 && box.right <= right + 1)) continue;
        return [`${texts.currentNode.nodeValue}: ${box.width} in ${width}`];
      }
      return [];
    }),
  );

/** A word of so many letters has room in every box, with text twice as large. */
const WHOLE_LETTERS = 8;

/** Words that go on in another line without a hyphen, but not what people named so. */
const findTornWords = (page: Page) =>
  page.evaluate((longest) => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const word = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || parent.closest('.sr-only, svg, option') || !parent.checkVisibility()) {
        continue;
      }
      if (getComputedStyle(parent).hyphens === 'auto') continue;
      for (const found of (text.nodeValue ?? '').matchAll(/[^\s‐-]+/gu)) {
        if (found[0].length > longest) continue;
        word.setStart(text, found.index);
        word.setEnd(text, found.index + found[0].length);
        const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(`${found[0]} in ${text.nodeValue}`);
      }
    }
    return torn;
  }, WHOLE_LETTERS);

it.each([
  { path: '/', as: 'visitor' },
  { path: '/?device=mounjaro-single-dose-vial-us', as: 'visitor' },
  { path: '/help', as: 'visitor' },
  { path: '/login', as: 'visitor' },
  { path: '/login?mode=register', as: 'visitor' },
  { path: '/forgot-password', as: 'visitor' },
  { path: '/act', as: 'visitor' },
  { path: '/s', as: 'visitor' },
  { path: '/nowhere', as: 'visitor' },
  { path: '/', as: 'user' },
  { path: '/dashboard', as: 'user' },
  { path: '/log-dose', as: 'user' },
  { path: '/plan', as: 'user' },
  { path: '/pens', as: 'user' },
  { path: '/weight', as: 'user' },
  { path: '/weight', as: 'stones' },
  { path: '/dashboard', as: 'stones' },
  { path: '/report', as: 'stones' },
  { path: '/begin', as: 'newcomer' },
  { path: '/dashboard', as: 'newcomer' },
  { path: '/symptoms', as: 'user' },
  { path: '/sites', as: 'user' },
  { path: '/cost-savings', as: 'user' },
  { path: '/pk-curve', as: 'user' },
  { path: '/settings', as: 'user' },
  { path: '/settings/reminders', as: 'user' },
  { path: '/settings/units', as: 'user' },
  { path: '/settings/medicines', as: 'user' },
  { path: '/settings/calendar', as: 'user' },
  { path: '/settings/privacy', as: 'user' },
  { path: '/settings/account', as: 'user' },
  { path: '/security', as: 'user' },
  { path: '/people', as: 'user' },
  { path: '/help', as: 'user' },
  { path: '/export', as: 'user' },
  { path: '/import', as: 'user' },
  { path: '/report', as: 'user' },
  { path: '/admin', as: 'admin' },
  { path: '/admin/pricing', as: 'admin' },
  { path: '/admin/users', as: 'admin' },
  { path: '/admin/email-campaigns', as: 'admin' },
  { path: '/admin/email-campaigns?tab=campaigns', as: 'admin' },
  { path: '/admin/email-campaigns?tab=templates', as: 'admin' },
  { path: '/admin/email-campaigns?tab=analytics', as: 'admin' },
  { path: '/admin/reddit-marketing', as: 'admin' },
  { path: '/admin/system', as: 'admin' },
  { path: '/admin/audit', as: 'admin' },
] as const)('$path fits into a phone with large text, for a $as', async ({ path, as }) => {
  const user = as === 'visitor' ? undefined : users[as];
  const page = await app.open(path, { tolerates: NOT_FOUND, ...(user && { user }) });
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of SIZES_PX) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      // Charts follow a moment later.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${width} px with text of ${size} px`,
          timeout: 3000,
        })
        .toBeLessThanOrEqual(width);
      expect(await findSpilledWords(page), `${width} px, text of ${size} px`).toEqual([]);
      if (width === 390) {
        expect(await findTornWords(page), `text of ${size} px`).toEqual([]);
      }
    }
  }
});
