// Shows 8.53, 8.54.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { breakDown, loseReply } from '../fixtures/replies.ts';
import { countsIn, csv, openImport, sample } from './weight-import-screen.ts';

const app = useApp();

/** The time that 20,000 rows may take on a busy machine. */
const PATIENT = { timeout: 30_000 };
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const IMPORT_FAILED = 'Import failed. Please check your file format.';

/** A line for every minute, from 1 March 2024 on. */
const rows = (length: number) => {
  const start = Date.UTC(2024, 2, 1);
  const lines = Array.from(
    { length },
    (_, row) =>
      `${new Date(start + row * 60_000).toISOString()},${(80 + (row % 50) / 10).toFixed(1)}`,
  );
  return csv(`date,weight (kg)\n${lines.join('\n')}\n`);
};

describe('a large file', () => {
  it('shows how far it is and imports', async () => {
    const { user, page, screen } = await openImport(app);
    const progress = await recordProgress(page);
    await screen.choose(rows(20_000));
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 20_000, 'To import': 20_000 });
    expect((await progress()).filter((percent) => percent > 0 && percent < 100)).not.toEqual([]);
    expect(await screen.preview.getByRole('row').count()).toBe(51);
    await screen.send(20_000, 0);
    // A header, and the end of the last line.
    expect((await user.exported('weights.csv')).split('\r\n')).toHaveLength(20_002);
    await expectVisible(page.getByText(/^The newest 2,000 entries, latest /));
    await expectVisible(page.getByText('The newest 50', { exact: true }));
  });

  it('that is given up in its second part says what the first one stored', async () => {
    const { user, page, screen } = await openImport(app, { tolerates: FAILED_LOAD });
    await screen.choose(rows(20_001));
    await screen.previewed();
    await page.route('**/api/weights/bulk', (route) =>
      route.request().postDataJSON().entries.length === 1 ? undefined : route.continue(),
    );
    await screen.button('Import').click();
    await expect.poll(() => screen.progress.getAttribute('value'), PATIENT).toBe('50');
    await screen.button('Cancel').click();
    await expectVisible(screen.card.getByText('Before that: 20000 inserted, 0 updated.'));
    await expectVisible(screen.button('Choose a file'));
    expect(await user.weights()).toHaveLength(2000);
  });

  it('can be given up while it is read and while it is sent', async () => {
    const { user, page, screen } = await openImport(app, { tolerates: FAILED_LOAD });
    const released = Promise.withResolvers<void>();
    await page.route('**/*worker*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await screen.choose(sample('withings'));
    await expectVisible(screen.card.getByText('Reading the file'));
    expect(await screen.progress.getAttribute('value')).toBe('0');
    await screen.button('Cancel').click();
    released.resolve();
    await screen.choose(sample('libra-v6'));
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 2 });

    await page.route('**/api/weights/bulk', () => {});
    await screen.button('Import').click();
    await expectVisible(screen.card.getByText('Importing', { exact: true }));
    await screen.button('Cancel').click();
    await expectVisible(screen.button('Choose a file'));
    await expectGone(screen.alert);
    await expectVisible(screen.card.getByText('Import cancelled. Before that: 0 inserted'));
    expect(await user.weights()).toEqual([]);
  });
});

describe('the second half of a double click on Import', () => {
  /** The preview, as one sees it who has taken the time to look. */
  const openPreview = async () => {
    const { page, screen } = await openImport(app);
    await screen.choose(sample('withings'));
    await screen.previewed();
    await screen.button('Import').click({ trial: true });
    return { page, screen, time: await holdTime(page) };
  };
  /** The second click of a double click, which the browser counts as such, or a new one. */
  const pressAtOnce = async (page: Page, button: Locator, clickCount: 1 | 2) => {
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await button.boundingBox()) ?? NOWHERE;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };

  it('does not put the result away, and a press that is meant does so at once', async () => {
    const { page, screen, time } = await openPreview();
    await screen.button('Import').click();
    // The page's clock stands: no time passes that a button could wait for.
    await time.until(screen.button('Done'));
    // The first weigh-ins bring the chart, which moves the card down.
    await time.until(page.getByRole('heading', { name: 'Trend' }));
    await pressAtOnce(page, screen.button('Done'), 2);
    expect(await countsIn(screen.card)).toMatchObject({ Inserted: 3 });
    await pressAtOnce(page, screen.button('Done'), 1);
    await time.until(screen.button('Choose a file'));
  });

  it('does not cancel, and a press that is meant does so at once', async () => {
    const { page, screen, time } = await openPreview();
    await page.route('**/api/weights/bulk', () => {});
    await screen.button('Import').click();
    await time.until(screen.button('Cancel'));
    await pressAtOnce(page, screen.button('Cancel'), 2);
    expect(await screen.button('Cancel').isVisible()).toBe(true);
    await pressAtOnce(page, screen.button('Cancel'), 1);
    await time.until(screen.card.getByText('Import cancelled. Before that: 0 inserted'));
  });
});

it('says for 3 seconds that it went well, and shows its figures until Done', async () => {
  const { page, screen } = await openImport(app);
  await screen.choose(sample('withings'));
  await screen.previewed();
  await screen.button('Import').click({ trial: true });
  const time = await holdTime(page);
  const success = screen.card.getByText('Import successful: 3 inserted, 0 updated.');
  await screen.button('Import').click();
  await time.until(success);
  await time.pass(2900);
  expect(await success.isVisible()).toBe(true);
  await time.pass(200);
  await expectGone(success);
  expect(await countsIn(screen.card)).toMatchObject({ Inserted: 3 });
  await screen.button('Done').click();
  await expectVisible(screen.button('Choose a file'));
});

/** Notes every state of the progress bar from now on. */
const recordProgress = async (page: Page): Promise<() => Promise<number[]>> => {
  const seen: number[] = [];
  await page.exposeFunction('noteProgress', (value: number) => seen.push(value));
  await page.evaluate(() => {
    const note = (window as unknown as { noteProgress: (value: number) => void }).noteProgress;
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar) note(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return async () => {
    // What was noted before this has arrived by now.
    await page.evaluate(() => undefined);
    return seen;
  };
};

describe('when the server fails', () => {
  it('says so and keeps the preview; the second try works without doubles', async () => {
    const { user, page, screen } = await openImport(app, { tolerates: FAILED_LOAD });
    await screen.choose(sample('withings'));
    await page.route('**/api/weights/bulk', breakDown, { times: 1 });
    await screen.button('Import').click();
    await expectVisible(screen.alert.getByText(IMPORT_FAILED, { exact: true }));
    expect(await user.weights()).toEqual([]);
    await screen.send(3, 0);
    await expectGone(screen.alert);
    expect(await user.weights()).toHaveLength(3);
  });

  it('and the reply was lost after it had stored all, the second try tells what was inserted', async () => {
    const { user, page, screen } = await openImport(app, { tolerates: FAILED_LOAD });
    await screen.choose(sample('withings'));
    await page.route('**/api/weights/bulk', loseReply, { times: 1 });
    await screen.button('Import').click();
    await expectVisible(screen.alert.getByText(IMPORT_FAILED));
    expect(await user.weights()).toHaveLength(3);
    await screen.send(3, 0);
    expect(await user.weights()).toHaveLength(3);
  });
});
