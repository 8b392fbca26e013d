// Shows 2.97.
import { describe, expect, it } from 'vitest';
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
        '4 entries, latest 88.0 kg on 17 Oct 2026. The trend over the last 8 weeks goes down by 1.00 kg a week.',
      ),
    );
    expect(
      await chart.getByRole('list', { name: 'Legend' }).getByRole('listitem').allTextContents(),
    ).toEqual(['Weight', 'Trend']);
    await expectGone(chart.getByRole('table'));
    await chart.getByText('Show as table').click();
    const rows = chart.getByRole('table').getByRole('row');
    await expectVisible(rows.first());
    expect(
      await rows.evaluateAll((all) =>
        all.map((row) => (row as HTMLElement).innerText.split(/\s*\t\s*/)),
      ),
    ).toEqual([
      ['Date', 'Weight', 'Trend'],
      ['17 Oct 2026', '88.0 kg', '88.0 kg'],
      ['10 Oct 2026', '89.0 kg', '89.0 kg'],
      ['3 Oct 2026', '90.0 kg', '90.0 kg'],
      ['10 Jan 2026', '99.0 kg', '–'],
    ]);
  });

  it('is read point by point with the arrow keys', async () => {
    const chart = await openTrend();
    const cursor = chart.getByRole('application', { name: 'Weight. Arrow keys read it' });
    const reading = (text: string) => chart.getByText(text, { exact: true });
    const latest = reading('17 Oct 2026: Weight 88.0 kg, Trend 88.0 kg');
    await cursor.focus();
    await latest.waitFor({ state: 'attached' });
    await cursor.press('ArrowLeft');
    await reading('10 Oct 2026: Weight 89.0 kg, Trend 89.0 kg').waitFor({ state: 'attached' });
    await cursor.press('Home');
    await reading('10 Jan 2026: Weight 99.0 kg').waitFor({ state: 'attached' });
    await cursor.press('ArrowLeft');
    await reading('10 Jan 2026: Weight 99.0 kg').waitFor({ state: 'attached' });
    await cursor.press('End');
    await latest.waitFor({ state: 'attached' });
    await cursor.press('Escape');
    await latest.waitFor({ state: 'detached' });
  });
});
