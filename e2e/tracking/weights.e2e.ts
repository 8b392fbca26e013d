// Shows 1.3, 2.93, 2.98, 2.142, 5.32, 7.26, 8.51, 8.57, 10.9, 11.5.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';
import { weightScreen } from './weight-screen.ts';

const app = useApp();

const open = async (visit: Visit = {}) => {
  const user = await app.newUser();
  const page = await app.open('/weight', { user, ...visit });
  return { user, page, screen: weightScreen(page) };
};

const todayIn = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone });

describe.each(DEVICES)('on a $name', (device) => {
  it('the first weigh-in turns an empty page into a trend', async () => {
    const { user, screen } = await open({ device });
    await expectVisible(screen.empty);
    expect(await screen.chart.count()).toBe(0);
    await screen.openForm();
    expect(await screen.add.isDisabled()).toBe(true);
    await expectValue(screen.date, todayIn('Europe/London'));
    await screen.weight.fill('82.4');
    expect(await screen.add.isDisabled()).toBe(false);
    await screen.note.fill('after breakfast');
    await screen.note.press('Enter');
    await expectVisible(screen.said('Logged: 82.4 kg.'));
    await expectVisible(screen.entries.getByText('82.4 kg'));
    await expectVisible(screen.entries.getByText('after breakfast'));
    await expectGone(screen.empty);
    await expectVisible(
      screen.chart.getByText(
        /^1 entry, latest 82\.4 kg on .*\. A trend needs two entries at least 5 days apart\.$/,
      ),
    );
    await screen.openForm();
    await expectValue(screen.weight, '');
    expect(await screen.add.isDisabled()).toBe(true);
    const [kept, ...others] = await user.weights();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ weightKg: 82.4, note: 'after breakfast', source: 'manual' });
    // Today's weigh-in is of this moment.
    expect(Math.abs(Date.now() - Date.parse(kept?.date ?? ''))).toBeLessThan(60_000);
  });

  it('a deleted weigh-in comes back with Undo, the same in everything', async () => {
    const { user, page, screen } = await open({ device });
    const given = { date: '2026-10-03T07:08:09.010Z', weightKg: 81.85, note: 'on holiday' };
    await user.importWeights([{ ...given, source: 'Smart Scale' }]);
    await page.reload();
    await screen.deleteEntry('81.85 kg', 'Delete 81.85 kg on 3 Oct 2026');
    await expectVisible(screen.toast.getByText('81.85 kg on 3 Oct 2026 deleted'));
    await expectVisible(screen.empty);
    await expect.poll(() => user.weights()).toEqual([]);
    await screen.toast.getByRole('button', { name: 'Undo' }).click();
    await expectVisible(screen.entries.getByText('on holiday'));
    await expect.poll(() => user.weights()).toMatchObject([{ ...given, source: 'Smart Scale' }]);
    await page.reload();
    await expectVisible(screen.entries.getByText('81.85 kg'));
  });
});

describe('adding', () => {
  it('takes a decimal comma, and noon for a day that is over', async () => {
    const { user, screen } = await open();
    await screen.weight.pressSequentially('81,6');
    await screen.date.fill('2026-07-01');
    await screen.add.click();
    await expectVisible(screen.entries.getByText('81.6 kg'));
    expect(await user.weights()).toMatchObject([
      { weightKg: 81.6, date: '2026-07-01T11:00:00.000Z', note: '' },
    ]);
  });

  it('keeps both of two weigh-ins of a day that is over', async () => {
    const { user, screen } = await open();
    for (const [weight, note] of [
      ['70', 'my long note'],
      ['71', ''],
    ] as const) {
      await screen.weight.fill(weight);
      await screen.date.fill('2026-02-10');
      await screen.note.fill(note);
      await screen.add.click();
      await expectVisible(screen.entries.getByText(`${weight}.0 kg`));
    }
    expect(await user.weights()).toMatchObject([
      { weightKg: 71, date: '2026-02-10T12:01:00.000Z', note: '' },
      { weightKg: 70, date: '2026-02-10T12:00:00.000Z', note: 'my long note' },
    ]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'begins with the day that it is in %s',
    async (timeZone) => {
      const { screen } = await open({ timeZone });
      await expectValue(screen.date, todayIn(timeZone));
    },
  );

  it('says what is wrong beside the field and keeps what was typed', async () => {
    const { user, screen } = await open();
    const outOfRange = 'Weight must be a number from 20 to 700 kg.';
    for (const weight of ['8', '-80', '701']) {
      await screen.weight.fill(weight);
      await screen.refuse(outOfRange);
      expect(await screen.weight.getAttribute('aria-invalid')).toBe('true');
      await expectValue(screen.weight, weight);
    }
    await screen.weight.fill('80');
    await screen.date.fill('2199-01-01');
    await screen.refuse('The date is in the future.');
    await screen.date.fill('1890-06-01');
    await screen.refuse('The date must be between the years 1900 and 2199.');
    await screen.date.fill('');
    await screen.refuse('Enter the date.');
    await expectGone(screen.form.getByText(outOfRange));
    expect(await user.weights()).toEqual([]);
  });

  it('asks once whether a weight far from the last one is right', async () => {
    const { user, page, screen } = await open();
    await user.addWeight({ weightKg: 86 });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Is 186 kg right?' });
    await screen.weight.fill('186');
    await screen.add.click();
    await expectVisible(dialog.getByText(/^It differs by more than 15% from 86 kg on /));
    expect(await user.weights()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Change it' }).click();
    await expectGone(dialog);
    await expectValue(screen.weight, '186');
    expect(await screen.weight.evaluate((field) => field === document.activeElement)).toBe(true);
    await screen.add.click();
    await dialog.getByRole('button', { name: 'Yes, log it' }).click();
    await expectVisible(screen.said('Logged: 186.0 kg.'));
    expect(await user.weights()).toMatchObject([{ weightKg: 186 }, { weightKg: 86 }]);
    // Near to the last one, nothing is asked.
    await screen.weight.fill('185');
    await screen.add.click();
    await expectVisible(screen.said('Logged: 185.0 kg.'));
  });
});

describe("the field for today's weight", () => {
  const isFocused = (page: Page) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')));

  it.each(DEVICES)('has the focus from the dashboard on a $name', async (device) => {
    const user = await app.newUser();
    await user.addWeight({ weightKg: 83.1 });
    const page = await app.open('/dashboard', { user, device });
    for (const _ of ['the first time', 'with the page loaded']) {
      await page.getByRole('link', { name: "Log today's weight" }).click();
      await isFocused(page).toBe('weight');
      const field = await weightScreen(page).weight.boundingBox();
      expect(field?.y).toBeLessThan(device.height - 100);
      await page.goBack();
    }
  });

  it('has it by a link, in a sheet on a phone, which Back closes and which keeps what is typed', async () => {
    const user = await app.newUser();
    await user.addWeight({ weightKg: 83.1 });
    const page = await app.open('/weight', { user, device: PHONE });
    const { weight, chart, form, openForm } = weightScreen(page);
    await expectVisible(chart);
    await expectGone(form);
    await openForm();
    await isFocused(page).toBe('weight');
    await weight.fill('82');
    await page.goBack();
    await expectGone(form);
    await expectPath(page, '/weight');
    await openForm();
    await expectValue(weight, '82');
    await page.keyboard.press('Escape');
    await expectGone(form);
    await expectPath(page, '/weight');
    await page.goto('/weight#add');
    await page.reload();
    await isFocused(page).toBe('weight');
    await page.keyboard.press('Escape');
    await expectGone(form);
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('an entry', () => {
  const openEdit = async (visit: Visit = {}) => {
    const user = await app.newUser();
    await user.addWeight({ date: daysAgo(3), weightKg: 82.444, note: 'fasted' });
    await user.addWeight({ date: daysAgo(1), weightKg: 82 });
    const page = await app.open('/weight', { user, ...visit });
    await page.getByRole('button', { name: /^Edit 82\.4/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit weight' });
    const save = dialog.getByRole('button', { name: 'Save weight' });
    return { user, page, screen: weightScreen(page), dialog, save };
  };

  it.each(DEVICES)('is changed on a $name, and keeps what no one touched', async (device) => {
    const { user, screen, dialog, save } = await openEdit({ device });
    const before = (await user.weights())[1];
    await dialog.getByLabel('Note').fill('after a run');
    await save.click();
    await expectGone(dialog);
    await expectVisible(screen.entries.getByText('after a run'));
    expect((await user.weights())[1]).toEqual({ ...before, note: 'after a run' });
  });

  it('asks when the new weight is far from the others', async () => {
    const { user, page, screen, dialog, save } = await openEdit();
    await dialog.getByLabel('Weight', { exact: true }).fill('28.4');
    await save.click();
    const question = page.getByRole('dialog', { name: 'Is 28.4 kg right?' });
    await question.getByRole('button', { name: 'Change it' }).click();
    await expectGone(question);
    await dialog.getByLabel('Weight', { exact: true }).fill('83.2');
    await save.click();
    await expectGone(dialog);
    await expectVisible(screen.entries.getByText('83.2 kg'));
    expect(await user.weights()).toMatchObject([{ weightKg: 82 }, { weightKg: 83.2 }]);
  });

  it('is one of fifty, of which a phone shows ten at first', async () => {
    const user = await app.newUser();
    await user.importWeights(
      Array.from({ length: 60 }, (_, day) => ({ date: daysAgo(day), weightKg: 80 + day / 10 })),
    );
    const page = await app.open('/weight', { user, device: PHONE });
    const { entries } = weightScreen(page);
    await expectVisible(page.getByText('10 of 60', { exact: true }));
    expect(await entries.count()).toBe(10);
    await page.getByRole('button', { name: 'Show 40 more' }).click();
    await expect.poll(() => entries.count()).toBe(50);
    await expectVisible(page.getByText('50 of 60', { exact: true }));
  });

  it('is not moved onto another one', async () => {
    const { user, dialog, save } = await openEdit({ tolerates: /status of 409/ });
    const before = await user.weights();
    const at = new Date(before[0]?.date ?? '').toLocaleString('sv-SE', {
      timeZone: 'Europe/London',
    });
    await user.addWeight({ date: `${(before[0]?.date ?? '').slice(0, 16)}:00.000Z`, weightKg: 81 });
    await dialog.getByLabel('Date and time').fill(at.slice(0, 16).replace(' ', 'T'));
    await save.click();
    await expectVisible(dialog.getByText('A weight is already logged for that date and time.'));
  });
});
