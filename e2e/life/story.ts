import type { Pen } from '@dosewise/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { callAs } from '../fixtures/api-call.ts';
import { tolerate } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { type App, PHONE } from '../fixtures/fixtures.ts';
import { openHeld, useHeldApp } from '../fixtures/held-day.ts';
import { answer, loseReply } from '../fixtures/replies.ts';
import { OFFLINE } from '../offline/offline-screen.ts';

/**
 * Words for stories about people and their pens. The past is stated as it was logged at that time; what
 * a person sees and presses goes through the pages of a phone. All instants are of 2026, in UTC, which is
 * London's time in winter.
 */

/** '28 Nov 10:00' as an ISO instant. */
const instantOf = (time: string): string => new Date(`${time} 2026 UTC`).toISOString();

/** '28 Nov' as a calendar day. */
const dayOf = (day: string): string => instantOf(`${day} 00:00`).slice(0, 10);

/** The day and the time at which all stories of a file happen, whatever the day is outside. */
export const useToday = (now: string) => {
  const app = useHeldApp(Date.parse(instantOf(now)));
  return {
    /** A person with a new account, who lives in London, pays in pounds and holds a phone. */
    meet: () => meet(app),
  };
};

const PAGES = {
  Today: '/dashboard',
  Plan: '/plan',
  Pens: '/pens',
  'Cost Savings': '/cost-savings',
  History: '/log-dose',
} as const;

interface PenOfStory {
  readonly mg: number;
  /** The day of its first use; without one it is sealed. */
  readonly opened?: string;
  readonly expires?: string;
  /** In pounds. */
  readonly cost?: number;
}

/** Once a week from a day and time on, for so many doses or without an end. */
interface StepOfStory {
  readonly mg: number;
  readonly from: string;
  readonly doses?: number;
}

const meet = async (app: App) => {
  const user = await app.newUser();
  await user.setTimeZone('Europe/London');
  await callAs(app.url, user, 'PATCH', '/user/country', { country: 'United Kingdom' });
  await callAs(app.url, user, 'PUT', '/user/currency', { currency: 'GBP' });
  const pens = new Map<string, Pen>();
  let timeZone = 'Europe/London';
  let opened: Page | null = null;

  const onPhone = (): Page => {
    if (opened === null) throw new Error('No page is open yet.');
    return opened;
  };
  /** All that stands on the screen, dialogs and messages too, in one line. */
  const screenText = async (): Promise<string> => {
    const text = await onPhone().locator('body').innerText();
    return text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
  };
  /** Of several the last: a dialog stands after the page that it covers. */
  const inFront = (parts: Locator) => parts.filter({ visible: true }).last();
  const field = (label: string) => inFront(onPhone().getByLabel(label, { exact: true }));
  const control = (name: string) => {
    const page = onPhone();
    const named = { name, exact: true };
    const fold = page.locator('summary').filter({ hasText: name });
    return inFront(page.getByRole('button', named).or(page.getByRole('link', named)).or(fold));
  };

  return {
    hasPen: async (name: string, pen: PenOfStory) => {
      const fields = {
        name,
        strength: pen.mg,
        startDate: pen.opened === undefined ? null : dayOf(pen.opened),
        expiresOn: pen.expires === undefined ? null : dayOf(pen.expires),
        costPerPen: pen.cost ?? 180,
        purchaseDate: dayOf('1 Oct'),
      };
      pens.set(name, await user.addPen(fields));
    },

    hasPlan: async (...steps: readonly StepOfStory[]) => {
      await user.setPlan({
        steps: steps.map(({ mg, from, doses = null }) => {
          const [startDate = '', time = ''] = instantOf(from).split('T');
          return { startDate, time: time.slice(0, 5), everyDays: 7, doseMg: mg, doses };
        }),
      });
    },

    /** Has logged as many clicks of a pen at each of the times. */
    hasTaken: async (clicks: number, from: string, ...times: readonly string[]) => {
      const pen = pens.get(from);
      if (pen === undefined) throw new Error(`This story has no ${from}.`);
      for (const time of times) await user.logDose(pen, { clicks, date: instantOf(time) });
    },

    /** Holds the phone in another time zone from the first page on. */
    isIn: (zone: string) => {
      timeZone = zone;
    },

    opens: async (name: keyof typeof PAGES) => {
      if (opened) await opened.goto(app.url + PAGES[name]);
      else opened = await openHeld(app, PAGES[name], { user, device: PHONE, timeZone });
      // With every part of it, so that it goes on without a network.
      await opened.waitForLoadState('networkidle');
    },

    /** Waits until each of the sentences stands on the screen, to the letter. */
    sees: async (...sentences: readonly string[]) => {
      for (const sentence of sentences) await expect.poll(screenText).toContain(sentence);
    },

    doesNotSee: async (...sentences: readonly string[]) => {
      const text = await screenText();
      for (const sentence of sentences) expect(text).not.toContain(sentence);
    },

    /** Presses the button, follows the link or unfolds the part of this name. */
    presses: (name: string) => control(name).click(),

    types: (label: string, value: string) => field(label).fill(value),

    ticks: (label: string) => field(label).check(),

    chooses: (label: string, option: string) => field(label).selectOption(option),

    /** Logs clicks in the form above the history, now or with another time. */
    logs: async (clicks: number, time?: string) => {
      const screen = logDoseScreen(onPhone());
      await screen.exactClicks.fill(String(clicks));
      if (time !== undefined) await screen.setDate(instantOf(time).slice(0, 16));
      await screen.log();
    },

    goesOffline: async () => {
      tolerate(onPhone().context(), OFFLINE);
      await onPhone().context().setOffline(true);
      await expectVisible(onPhone().getByText(/^You’re offline\./));
    },

    /** Goes online where what is sent arrives, but the first answers get lost on the way back. */
    goesOnlineAndLosesTheFirstAnswers: async () => {
      await answer(onPhone(), 'POST', /\/api\/doses/, loseReply);
      const lost = onPhone().waitForEvent('requestfailed', (call) => call.method() === 'POST');
      await onPhone().context().setOffline(false);
      await lost;
      await onPhone().unrouteAll({ behavior: 'ignoreErrors' });
      await onPhone().evaluate(() => dispatchEvent(new Event('online')));
    },
  };
};
