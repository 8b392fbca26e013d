// Shows 1.16, 25.1.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';

const app = useApp();
const DESKTOPS = [1024, 1279, 1280, 1407, 1408, 1920];
const PHONES = [360, 390, 768, 1023];

let user: ApiUser;
beforeAll(async () => {
  user = await app.newUser();
});

/** The place of each donation link that a person sees: its landmark, and its position there. */
const seenLinks = (page: Page) =>
  page.locator('a[href*="buymeacoffee"]').evaluateAll((links) =>
    links
      // A link for readers alone is a pixel wide.
      .filter((link) => link.checkVisibility() && link.clientWidth > 1)
      .map((link) => `${link.closest('nav, footer')?.tagName} ${getComputedStyle(link).position}`),
  );

/**
 * The parts that the floating link covers, in words: at the end of the page, or those of its content, cards too, at
 * any place that somebody scrolled to.
 */
const coveredByLink = (page: Page, isAnywhere: boolean) =>
  page.evaluate((anywhere) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const link = document.querySelector('footer > a[href*="buymeacoffee"]');
    const round = link?.getBoundingClientRect();
    if (!round) return ['no link'];
    const within = anywhere
      ? 'main :is(.rounded-card, a, button, input, select, label, p)'
      : 'a, button, select, label, p';
    return [...document.querySelectorAll(within)]
      .filter((part) => part !== link && part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isBeside = right <= round.left || left >= round.right;
        const isAbove = bottom <= round.top || top >= round.bottom;
        return right - left > 1 && !isBeside && (anywhere || !isAbove);
      })
      .map(({ textContent }) => textContent);
  }, isAnywhere);

describe.each(['a visitor', 'a user'])('for %s', (who) => {
  const open = async () => {
    const page = await app.open('/weight', who === 'a user' ? { user } : {});
    await expectVisible(page.getByRole('heading', { level: 1 }));
    return page;
  };

  it('stands in the navigation and floats at every desktop width', async () => {
    const page = await open();
    for (const width of DESKTOPS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => seenLinks(page), { message: `${width}` })
        .toEqual(['NAV static', 'FOOTER fixed']);
      expect(await coveredByLink(page, true), `${width}`).toEqual([]);
      expect(await coveredByLink(page, false), `${width}`).toEqual([]);
    }
  });

  it('rests in the footer of a phone, and stands in its menu', async () => {
    const page = await open();
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => seenLinks(page), { message: `${width}` })
        .toEqual(['FOOTER absolute']);
      expect(await coveredByLink(page, false), `${width}`).toEqual([]);
    }
    await page.getByRole('button', { name: /open menu$/i }).click();
    await expectVisible(page.getByRole('dialog').getByRole('link', { name: /^Support us/ }));
  });
});
