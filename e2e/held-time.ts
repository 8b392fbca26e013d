import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page's clock can only be stopped ahead of it, and a busy machine takes its time to say so. */
const AHEAD_MS = 60_000;

/** A page's clock in the hands of the test. */
export interface HeldTime {
  /** Waits until the element is there; meanwhile hardly any of the page's time passes. */
  until(element: Locator): Promise<void>;
  pass(ms: number): Promise<void>;
  /** The same at one stroke: what is due meanwhile happens once, at the end. */
  leap(ms: number): Promise<void>;
  /** Lets the time run by itself again. */
  release(): Promise<void>;
}

/** From here on only the test moves the page's time, however slow the machine is. */
export const holdTime = async (page: Page): Promise<HeldTime> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
  return {
    until: async (element) => {
      // Replies reach the screen by way of timers of no length.
      await expect
        .poll(async () => {
          await page.clock.runFor(1);
          return element.isVisible();
        })
        .toBe(true);
    },
    pass: (ms) => page.clock.runFor(ms),
    leap: (ms) => page.clock.fastForward(ms),
    release: () => page.clock.resume(),
  };
};
