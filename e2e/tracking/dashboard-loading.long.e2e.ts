// Shows 2.133, 7.35, 7.36, 8.59.
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectRed, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { asServer, refuse } from '../fixtures/replies.ts';
import { addWeights, dashboardScreen, figuresOn } from './dashboard-screen.ts';

const app = useApp();

describe('a list that does not load', () => {
  it.each([
    ['weights', 'Failed to load weights', null],
    ['doses', 'Failed to load doses', 'Doses last 28d'],
    ['symptoms', 'Failed to load symptoms', 'Symptoms (avg 14d)'],
  ])('of %s says %s in red and leaves the rest', async (list, sentence, unknown) => {
    const user = await app.newUser();
    await addWeights(user);
    await user.addSymptom({ severity: 6 });
    await user.logDose(await user.addPen(), { clicks: 10 });
    const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
    await page.route(new RegExp(`/api/${list}`), refuse);
    await page.goto('/dashboard');
    const { failures, noWeights } = dashboardScreen(page);
    await expectRed(failures.getByText(sentence, { exact: true }));
    expect(await failures.innerText()).toBe(sentence);
    const figures = await figuresOn(page);
    const wanted = { 'Doses last 28d': '1', 'Symptoms (avg 14d)': '6.0' };
    for (const [name, value] of Object.entries(wanted)) {
      expect(figures[name]?.[0] ?? '–', name).toBe(name === unknown ? '–' : value);
    }
    await expectGone(noWeights);
  });

  it('because nothing can be had says Failed to load data, once', async () => {
    const user = await app.newUser();
    const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
    await page.route(/\/api\/(weights|doses|symptoms)/, (route) => route.abort());
    await page.goto('/dashboard');
    const { failures } = dashboardScreen(page);
    await expectRed(failures.getByText('Failed to load data', { exact: true }));
    await expectGone(page.getByText(/^Loading(\.\.\.|…)$/));
    expect(await failures.innerText()).toBe('Failed to load data');
  });

  it('but is no list counts as empty', async () => {
    const user = await app.newUser();
    await addWeights(user);
    const page = await app.open(BEFORE_APP, { user });
    await page.route(/\/api\/weights/, (route) =>
      route.fulfill(asServer({ json: { weights: [] } })),
    );
    await page.goto('/dashboard');
    const { noWeights, failures, fold } = dashboardScreen(page);
    await fold.click();
    await expectVisible(noWeights);
    expect(await failures.count()).toBe(0);
  });
});

it('says Loading... until the weights have come', async () => {
  const user = await app.newUser();
  const page = await app.open(BEFORE_APP, { user });
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/weights/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  const { journey, noWeights, fold } = dashboardScreen(page);
  await expectVisible(journey.getByText('Loading...'));
  expect(await noWeights.count()).toBe(0);
  released.resolve();
  await fold.click();
  await expectVisible(noWeights);
  await expectGone(journey.getByText('Loading...'));
});
