// Shows 71.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, type OwnApp, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { NOT_FOUND, userWithHistory } from '../fixtures/good-looks.ts';
import { differenceOf, textsOf, translatePages } from '../fixtures/page-translator.ts';
import { ADMIN, type Stop, USER } from '../fixtures/stops.ts';

/** One for the plain page, one for the translated: what is pressed here changes nothing there. */
const apps = [useOwnApp(), useOwnApp()] as const;

/** The controls that are pressed, one after the other; a dialog that one opens is closed again. */
const PRESSED = ':is(main, header) :is(button, summary, input[type=radio], input[type=checkbox])';
/** Nothing more happens on a page after this time without a change. */
const STILL_MS = 120;
const MOST_PRESSES = 40;

/** Waits until the page has stood still for a moment. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    (stillMs) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          clearTimeout(longest);
          resolve();
        };
        let timer = setTimeout(finish, stillMs);
        const longest = setTimeout(finish, 3000);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, stillMs);
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      }),
    STILL_MS,
  );

/** Presses the control at `index`; its name, or null where there is none. */
const press = (page: Page, index: number): Promise<string | null> =>
  page.evaluate(
    ([selector, at]) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) => each.checkVisibility() && !each.matches(':disabled'),
      );
      const control = all[at];
      if (control === undefined) return null;
      const name =
        control.getAttribute('aria-label') ??
        control.closest('label, button, summary')?.textContent ??
        '';
      if (!/Log out/i.test(name)) control.click();
      return name.replace(/\s+/g, ' ').trim();
    },
    [PRESSED, index] as const,
  );

/** A text without what differs between two people, two servers and two moments. */
const comparable = (text: string): string =>
  text
    .replace(/[\w.]+@example\.com/g, '(address)')
    .replace(/\d\d:\d\d/g, '(time)')
    .replace(/[\d.,]+ (?:kB|MB|GB|ms)\b/g, '(size)')
    // What a server writes by itself may be in one backup and not yet in the other.
    .replace(/[\d.,]+ rows\b/g, '(rows)')
    .replace(/127\.0\.0\.1:\d+|dosewise-e2e-\w+/g, '(server)')
    .replace(/[\w-]{24,}/g, '(token)');

/** The texts of a page, compared so. A mail may have left one of two servers and not yet the other. */
const comparableTexts = async (page: Page): Promise<string[]> => {
  const texts = await textsOf(page);
  return texts.map((text, index) =>
    texts[index - 1] === 'Waiting to be sent' ? '(mails)' : comparable(text),
  );
};

describe('every press has the same effect on a translated page', () => {
  const tour = async (stops: readonly Stop[], makeUser: (app: OwnApp) => Promise<ApiUser>) => {
    const pages: Page[] = [];
    for (const app of apps) {
      const visit = { device: PHONE, tolerates: NOT_FOUND, user: await makeUser(app) };
      const page = await app.open(BEFORE_APP, visit);
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      if (app === apps[1]) await translatePages(page);
      pages.push(page);
    }
    const both = <Result>(act: (page: Page) => Promise<Result>) => Promise.all(pages.map(act));
    const open = async ([path, complete]: Stop) => {
      await both(async (page) => {
        await page.goto(path);
        await expectVisible(page.getByRole('heading', { name: complete, exact: true }));
        await expectGone(page.getByText(/^Loading/));
        await settle(page);
      });
    };
    for (const stop of stops) {
      await open(stop);
      const path = new URL(pages[0]?.url() ?? '').pathname;
      for (let index = 0; index < MOST_PRESSES; index += 1) {
        const [name = null, other = null] = await both((page) => press(page, index));
        if (name === null) break;
        await both(settle);
        const where = `${stop[0]}, after ${name}`;
        expect(other && comparable(other), where).toBe(comparable(name));
        await expect
          .poll(
            async () => {
              const texts = await both(comparableTexts);
              return differenceOf(texts[0] ?? [], texts[1] ?? []);
            },
            { message: where, timeout: 5000 },
          )
          .toBe('');
        await both(async (page) => {
          await page.keyboard.press('Escape');
          await settle(page);
        });
        if (pages.some((page) => new URL(page.url()).pathname !== path)) await open(stop);
      }
    }
  };

  it('for somebody with a history', () => tour(USER, userWithHistory), 600_000);
  it('for an admin', () => tour(ADMIN, (app) => app.newAdmin()), 600_000);
});
