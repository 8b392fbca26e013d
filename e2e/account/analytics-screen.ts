import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect } from 'vitest';
import { chooseKwikPen, logDoseScreen, openDetails } from '../dosing/log-dose/log-dose-screen.ts';
import { type AnalyticsReceiver, startAnalyticsReceiver } from '../fixtures/analytics-receiver.ts';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { type App, useOwnApp } from '../fixtures/fixtures.ts';

/** An app with analytics, and what its provider got. */
export interface AnalyticsApp {
  readonly app: App;
  readonly receiver: AnalyticsReceiver;
  /** The names of the events that came, in order. */
  names(): string[];
  /** Waits until such an event has come. */
  arrived(name: string): Promise<void>;
  /** Fails when anything came since the test began or the receiver forgot; one event has come then. */
  expectSilence(): Promise<void>;
}

/** Gives a test file an app with a provider of analytics, which forgets before each test. */
export const useAnalyticsApp = (): AnalyticsApp => {
  let receiver: AnalyticsReceiver;
  const app = useOwnApp(async () => {
    receiver = await startAnalyticsReceiver();
    return { ANALYTICS_KEY: 'phc_test_key', ANALYTICS_HOST: receiver.origin };
  });
  beforeEach(() => {
    receiver.answerWith(200);
    receiver.forget();
  });
  afterAll(() => receiver?.close());

  const names = () => receiver.events.map(({ event }) => event);
  const arrived = (name: string) => expect.poll(names).toContain(name);
  return {
    app,
    get receiver() {
      return receiver;
    },
    names,
    arrived,
    expectSilence: async () => {
      // What was sent before this would arrive before it.
      const other = await app.newUser();
      await answerConsent(app, other, true);
      await app.open('/settings', { user: other });
      await arrived('$set');
      expect(receiver.requests).toHaveLength(1);
    },
  };
};

/** Answers the question in somebody's place. */
export const answerConsent = (app: App, user: ApiUser, agreed: boolean): Promise<unknown> =>
  callAs(app.url, user, 'PUT', '/user/analytics-consent', { agreed, textVersion: '2026-11' });

export const question = (page: Page) =>
  page.getByRole('region', {
    name: 'May we send your email address and data about your pens and doses to our analytics provider?',
  });

/** Presses the first button of this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();

/** An act that is counted, if anything is. */
export const addPen = async (page: Page, name: string) => {
  await logDoseScreen(page).openPens();
  await press(page, 'Add New Pen');
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('heading', { name: 'What name is on your box?' });
  await expectVisible(first.or(dialog.getByRole('heading', { name: 'What did it cost?' })));
  // A later pen begins with the device of the last one.
  if (await first.isVisible()) await chooseKwikPen(dialog);
  await openDetails(dialog);
  await dialog.getByLabel('Pen name').fill(name);
  await dialog.getByLabel(/^Cost per pen/).fill('240');
  await dialog.getByLabel('Purchase date').fill('2026-01-02');
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
};
