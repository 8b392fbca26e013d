import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from './console.ts';
import { expectGone, expectVisible } from './expectations.ts';
import { useApp } from './fixtures.ts';
import { badGateway, loseReply } from './replies.ts';
import { csv, openImport, sample } from './weight-import-screen.ts';

const app = useApp();

const IMPORT_FAILED = 'Import failed. Please check your file format.';

/** A line for every minute, from 1 March 2024 on. */
const twentyThousandRows = () => {
  const start = Date.UTC(2024, 2, 1);
  const lines = Array.from(
    { length: 20_000 },
    (_, row) =>
      `${new Date(start + row * 60_000).toISOString()},${(80 + (row % 50) / 10).toFixed(1)}`,
  );
  return csv(`date,weight (kg)\n${lines.join('\n')}\n`);
};

describe('a large file', () => {
  it('shows how far it is and imports', async () => {
    const { user, page, screen } = await openImport(app);
    const progress = await recordProgress(page);
    await screen.choose(twentyThousandRows());
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 20_000, 'To import': 20_000 });
    expect((await progress()).filter((percent) => percent > 0 && percent < 100)).not.toEqual([]);
    expect(await screen.preview.getByRole('row').count()).toBe(51);
    await screen.send(20_000, 0);
    // A header, and the end of the last line.
    expect((await user.exported('weights.csv')).split('\r\n')).toHaveLength(20_002);
    await expectVisible(page.getByText(/^2000 entries, latest /));
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
    expect(await user.weights()).toEqual([]);
  });
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
    await page.route('**/api/weights/bulk', badGateway, { times: 1 });
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
