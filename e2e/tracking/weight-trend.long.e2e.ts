// Shows 2.98, 26.3.
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';

const app = useApp();

describe('the trend', () => {
  /** The chart of somebody with four weigh-ins. */
  const openTrend = async () => {
    const user = await app.newUser();
    // A kilogram a week over the last 8 weeks; what lies before is left out.
    await user.importWeights([
      { date: '2026-01-10T08:00:00Z', weightKg: 99 },
      { date: '2026-10-03T08:00:00Z', weightKg: 90 },
      { date: '2026-10-10T08:00:00Z', weightKg: 89 },
      { date: '2026-10-17T08:00:00Z', weightKg: 88 },
    ]);
    const page = await app.open('/weight', { user });
    return page.getByRole('figure', { name: 'Weight' });
  };

  it('is told in a sentence and shown as a table', async () => {
    const chart = await openTrend();
    await expectVisible(
      chart.getByText(
        '4 entries, latest 88.0 kg on 17 Oct 2026. Trend over the last 8 weeks: down 1.00 kg a week.',
      ),
    );
    expect(
      await chart.getByRole('list', { name: 'Legend' }).getByRole('listitem').allTextContents(),
    ).toEqual(['Weight', 'Smoothed', 'Trend']);
    await expectGone(chart.getByRole('table'));
    await chart.getByText('Show as table').click();
    const rows = chart.getByRole('table').getByRole('row');
    await expectVisible(rows.first());
    expect(
      await rows.evaluateAll((all) =>
        all.map((row) => (row as HTMLElement).innerText.split(/\s*\t\s*/)),
      ),
    ).toEqual([
      ['Date', 'Weight', 'Smoothed', 'Trend'],
      ['17 Oct 2026', '88.0 kg', '88.0 kg', '88.0 kg'],
      ['10 Oct 2026', '89.0 kg', '89.0 kg', '89.0 kg'],
      ['3 Oct 2026', '90.0 kg', '90.0 kg', '90.0 kg'],
      ['10 Jan 2026', '99.0 kg', '99.0 kg', '–'],
    ]);
  });

  it('is read point by point with the arrow keys', async () => {
    const chart = await openTrend();
    const cursor = chart.getByRole('application', { name: 'Weight. Use the arrow keys' });
    const reading = (text: string) => chart.getByText(text, { exact: true });
    const latest = reading('17 Oct 2026: Weight 88.0 kg, Smoothed 88.0 kg, Trend 88.0 kg');
    await cursor.focus();
    await latest.waitFor({ state: 'attached' });
    await cursor.press('ArrowLeft');
    await reading('10 Oct 2026: Weight 89.0 kg, Smoothed 89.0 kg, Trend 89.0 kg').waitFor({
      state: 'attached',
    });
    await cursor.press('Home');
    await reading('10 Jan 2026: Weight 99.0 kg, Smoothed 99.0 kg').waitFor({ state: 'attached' });
    await cursor.press('ArrowLeft');
    await reading('10 Jan 2026: Weight 99.0 kg, Smoothed 99.0 kg').waitFor({ state: 'attached' });
    await cursor.press('End');
    await latest.waitFor({ state: 'attached' });
    await cursor.press('Escape');
    await latest.waitFor({ state: 'detached' });
  });

  it('is looked at over a month, and with every weigh-in joined', async () => {
    const chart = await openTrend();
    const page = chart.page();
    const dates = async () => {
      const rows = chart.getByRole('rowheader');
      return (await rows.allTextContents()).toReversed();
    };
    await chart.getByText('Show as table').click();
    await expect.poll(dates).toHaveLength(4);
    await page.getByRole('radio', { name: '1 month', exact: true }).click();
    await expect.poll(dates).toEqual(['3 Oct 2026', '10 Oct 2026', '17 Oct 2026']);
    // The sentence stays that of all entries.
    await expectVisible(chart.getByText(/^4 entries, /));
    const lines = chart.locator('svg path[stroke-width="1"]');
    expect(await lines.count()).toBe(0);
    const legend = chart.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    await page.getByRole('switch', { name: 'Weights only' }).check();
    // In the legend, too.
    await expect.poll(() => lines.count()).toBe(2);
    expect(await legend.allTextContents()).toEqual(['Weight']);
    await page.getByRole('radio', { name: 'All', exact: true }).click();
    await expect.poll(dates).toHaveLength(4);
  });

  it('shows which dose was taken at each weigh-in, and where it changed', async () => {
    const user = await app.newUser();
    const pen = await user.addPen();
    await user.logDose(pen, { clicks: 15, date: daysAgo(21) });
    await user.logDose(pen, { clicks: 30, date: daysAgo(10) });
    for (const [days, weightKg] of [
      [28, 90],
      [20, 89],
      [9, 88],
    ] as const) {
      await user.addWeight({ weightKg, date: daysAgo(days) });
    }
    const page = await app.open('/weight', { user });
    const chart = page.getByRole('figure', { name: 'Weight' });
    await expectVisible(chart);
    await expect
      .poll(() =>
        chart.getByRole('list', { name: 'Legend' }).getByRole('listitem').allTextContents(),
      )
      .toEqual(['Weight', 'Smoothed', 'Trend']);
    // A band for each dose step.
    for (const step of ['2.5 mg', /^5( mg)?$/]) {
      await expectVisible(chart.locator('svg').getByText(step, { exact: true }));
    }
    await chart.getByText('Show as table').click();
    await expectVisible(chart.getByRole('columnheader', { name: 'Dose step' }));
    const steps = chart.getByRole('row').locator('td:last-child');
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(['5 mg', '2.5 mg → 5 mg', '2.5 mg', '–']);
  });
});
