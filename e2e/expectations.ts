import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with every hurdle that axe finds on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const hurdles = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(hurdles, `accessibility of ${page.url()}`).toEqual([]);
};

/** Fails when the page is wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not window.innerWidth: a phone's browser widens that until everything fits in.
  const room = page.viewportSize()?.width ?? 0;
  expect(content, `width of ${page.url()} in a window of ${room}`).toBeLessThanOrEqual(room);
};

/** Waits until the element is there to be seen. */
export const expectVisible = (locator: Locator): Promise<void> =>
  locator.waitFor({ state: 'visible' });

/** Waits until no such element is to be seen. */
export const expectGone = (locator: Locator): Promise<void> =>
  expect.poll(() => locator.filter({ visible: true }).count()).toBe(0);

/** Waits until the field holds `value`. */
export const expectValue = (locator: Locator, value: string): Promise<void> =>
  expect.poll(() => locator.inputValue()).toBe(value);

/** Waits until the path (with its query) is `path`. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    })
    .toBe(path);

/** Waits until the text is there; whether its colour says that something went wrong. */
const isRed = async (text: Locator): Promise<boolean> => {
  await expectVisible(text);
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return red > 2 * Math.max(green, blue);
};

/** Waits until the text is there, and fails unless it is red. */
export const expectRed = async (text: Locator): Promise<void> =>
  expect(await isRed(text), `${text} is red`).toBe(true);

/** Waits until the text is there, and fails when it is red. */
export const expectNotRed = async (text: Locator): Promise<void> =>
  expect(await isRed(text), `${text} is red`).toBe(false);
