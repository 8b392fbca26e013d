// Shows 26.7.
import { describe, expect, it } from 'vitest';
import { sendAs } from '../fixtures/api-call.ts';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';

const app = useApp();

describe.each(DEVICES)('patterns on a $name', (device) => {
  it('are means by day since the dose and by dose step, with their entries', async () => {
    const user = await app.newUser();
    const pen = await user.addPen();
    await user.logDose(pen, { clicks: 15, date: daysAgo(20) });
    await user.logDose(pen, { clicks: 30, date: daysAgo(10) });
    for (const [days, severity, category] of [
      [25, 9, 'nausea'],
      [19.5, 2, 'nausea'],
      [9.9, 4, 'nausea'],
      [9.8, 7, 'fatigue'],
      [1, 1, 'nausea'],
    ] as const) {
      await user.addSymptom({ date: daysAgo(days), severity, category });
    }
    await sendAs(app.url, user, 'POST', '/symptoms', {
      date: daysAgo(2),
      category: 'other',
      severity: 0,
      note: 'No symptoms today',
    });
    const page = await app.open('/symptoms', { user, device });
    const card = findCard(page, 'Patterns');
    const rowsOf = async (name: string) => {
      const rows = card.getByRole('table', { name }).getByRole('row');
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent)),
      );
      return cells.slice(1);
    };
    await expectVisible(
      card.getByText(
        'These figures only sum up what was logged. They don’t show what caused a symptom.',
      ),
    );
    await expect
      .poll(() => rowsOf('By day since the dose'))
      .toEqual([
        ['Day 0', '4.3', '3'],
        ...[1, 2, 3, 4, 5, 6].map((day) => [`Day ${day}`, '–', '0']),
        ['Day 7+', '1', '1'],
      ]);
    expect(await rowsOf('By dose')).toEqual([
      ['2.5 mg', '2', '1'],
      ['5 mg', '4', '3'],
    ]);
    await expectVisible(
      card.getByText(
        '1 entry from before your first dose is left out. 1 ‘None today’ entry is left out of the averages.',
      ),
    );
    await expectGood(page, device);
    const choice = card.getByLabel('Symptom', { exact: true });
    expect(await choice.locator('option').allTextContents()).toEqual([
      'All symptoms',
      'Nausea',
      'Fatigue',
    ]);
    await choice.selectOption('Fatigue');
    await expect
      .poll(() => rowsOf('By dose'))
      .toEqual([
        ['2.5 mg', '–', '0'],
        ['5 mg', '7', '1'],
      ]);
  });
});

it('are not there without a dose', async () => {
  const user = await app.newUser();
  await user.addSymptom({ severity: 3 });
  const page = await app.open('/symptoms', { user });
  await expectVisible(findCard(page, 'History').getByRole('listitem'));
  await expectGone(page.getByRole('heading', { name: 'Patterns' }));
});
