// Shows 22.1, 50.1, 50.12.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp, type Visit } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { answer, loseReply } from '../fixtures/replies.ts';

const app = useApp();

const measurementScreen = (page: Page) => {
  const card = findCard(page, 'Measurements');
  const dialog = page.getByRole('dialog');
  return {
    card,
    add: card.getByRole('button', { name: 'Log measurement' }),
    dialog,
    kind: dialog.getByLabel('Measurement'),
    date: dialog.getByLabel('Date and time'),
    note: dialog.getByLabel('Note'),
    save: dialog.getByRole('button', { name: 'Save measurement' }),
    remove: dialog.getByRole('button', { name: 'Delete this measurement' }),
    rows: card.getByRole('region', { name: 'Recent measurements' }).getByRole('listitem'),
    toast: page.getByRole('region', { name: 'Messages' }),
  };
};

const open = async (visit: Omit<Visit, 'user'> = {}, known?: ApiUser) => {
  const user = known ?? (await app.newUser());
  const page = await app.open('/weight', { ...visit, user });
  return { user, page, screen: measurementScreen(page) };
};

describe.each(DEVICES)('on a $name', (device) => {
  it('a waist is added, changed, deleted and brought back', async () => {
    const { user, page, screen } = await open({ device });
    await expectVisible(screen.card.getByText('No measurements yet'));
    await screen.add.click();
    await screen.dialog.getByLabel('Waist').fill('29');
    await screen.save.click();
    await expectVisible(screen.dialog.getByText('Waist must be from 30 cm to 300 cm.').first());
    await screen.dialog.getByLabel('Waist').fill('96.5');
    await screen.date.fill('2026-07-01T08:15');
    await screen.note.fill('at the navel');
    await screen.save.click();
    await expectVisible(screen.toast.getByText('Logged: Waist 96.5 cm.'));
    expect(await user.measurements()).toMatchObject([
      { kind: 'waist', value: 96.5, date: '2026-07-01T07:15:00.000Z', note: 'at the navel' },
    ]);
    const row = screen.rows.filter({ hasText: '96.5 cm' });
    await expectVisible(row.getByText('Wed, 1 Jul 2026, 08:15'));
    await row.getByRole('button', { name: /Edit/ }).click();
    await screen.dialog.getByLabel('Waist').fill('95');
    await screen.save.click();
    await expectGone(screen.dialog);
    await expectVisible(screen.rows.getByText('95 cm'));
    await screen.rows.getByRole('button', { name: /Edit/ }).click();
    await screen.remove.click();
    await expectVisible(screen.card.getByText('No measurements yet'));
    await screen.toast.getByRole('button', { name: 'Undo' }).click();
    await expectVisible(screen.rows.getByText('95 cm'));
    await page.reload();
    await expectVisible(screen.rows.getByText('95 cm'));
    expect(await user.measurements()).toMatchObject([{ value: 95, note: 'at the navel' }]);
  });
});

it('of each kind the latest is shown with its change, and a course as a chart and a table', async () => {
  const user = await app.newUser();
  for (const [kind, value, days] of [
    ['waist', 98, 60],
    ['waist', 96, 30],
    ['waist', 94.5, 2],
    ['body_fat', 33, 30],
    ['body_fat', 31.5, 2],
    ['lean_mass', 52, 2],
  ] as const) {
    await user.addMeasurement({ kind, value, date: daysAgo(days) });
  }
  const { screen, page } = await open({}, user);
  await expectVisible(screen.card.getByText(/^−1\.5 cm since /));
  await expectVisible(screen.card.getByText(/^−1\.5 percentage points since /));
  await expectVisible(screen.card.getByText('52.0 kg').first());
  await expectVisible(page.getByRole('figure', { name: 'Waist' }));
  await expectVisible(screen.card.getByText('3 entries, from 98 cm to 94.5 cm.'));
  await screen.card.getByRole('radio', { name: 'Body fat' }).check();
  const figure = page.getByRole('figure', { name: 'Body fat' });
  await figure.getByText('Show as table').click();
  await expectVisible(figure.getByRole('cell', { name: '31.5%' }));
});

it('is in inches and pounds for somebody who has chosen feet and pounds', async () => {
  const user = await app.newUser();
  await user.setUnits({ weight: 'lb', height: 'ft' });
  const { screen } = await open({}, user);
  await screen.add.click();
  await screen.dialog.getByLabel('Waist').fill('37.25');
  await screen.save.click();
  await expectVisible(screen.toast.getByText('Logged: Waist 37.25 in.'));
  await screen.add.click();
  await screen.kind.selectOption('Lean mass');
  await screen.dialog.getByLabel('Lean mass').fill('115');
  await screen.save.click();
  await expectVisible(screen.rows.getByText('115 lb'));
  const kept = await user.measurements();
  expect(kept.map(({ kind, value }) => [kind, Number(value.toFixed(4))]).sort()).toEqual([
    ['lean_mass', 52.1631],
    ['waist', 94.615],
  ]);
});

it('keeps the unit that was chosen, and asks about a value that may be in the other one', async () => {
  const { user, screen, page } = await open();
  await screen.add.click();
  await screen.kind.selectOption('Fasting glucose');
  await screen.dialog.getByRole('radio', { name: 'mmol/L' }).check();
  await screen.dialog.getByLabel('Fasting glucose').fill('101');
  await screen.save.click();
  const question = page.getByRole('dialog', { name: 'Is this right? Fasting glucose: 101 mmol/L' });
  await question.getByRole('button', { name: 'Change it' }).click();
  await screen.dialog.getByRole('radio', { name: 'mg/dL' }).check();
  await screen.dialog.getByLabel(/^Measured/).selectOption('At home');
  await screen.save.click();
  await expectVisible(screen.rows.getByText('101 mg/dL'));
  expect(await user.measurements()).toMatchObject([
    { kind: 'fasting_glucose', value: 101, unit: 'mg/dL', origin: 'home' },
  ]);
  await screen.add.click();
  expect(await screen.dialog.getByRole('radio', { name: 'mg/dL' }).isChecked()).toBe(true);
  await screen.dialog.getByLabel('Fasting glucose').fill('600');
  await screen.save.click();
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  await expectVisible(screen.rows.getByText('600 mg/dL'));
});

it('is one entry of two numbers for a blood pressure', async () => {
  const { user, screen, page } = await open();
  const systolic = screen.dialog.getByLabel('Systolic');
  const diastolic = screen.dialog.getByLabel('Diastolic');
  await screen.add.click();
  await screen.kind.selectOption('Blood pressure');
  await systolic.fill('82');
  await diastolic.fill('128');
  await screen.save.click();
  await expectVisible(screen.dialog.getByText('Diastolic can’t be higher than systolic.').first());
  await systolic.fill('260');
  await screen.save.click();
  const question = page.getByRole('dialog', {
    name: 'Is this right? Blood pressure: 260/128 mmHg',
  });
  await question.getByRole('button', { name: 'Change it' }).click();
  await systolic.fill('128');
  await diastolic.fill('82');
  await screen.date.fill('2026-07-01T08:15');
  await screen.save.click();
  await expectVisible(screen.toast.getByText('Logged: Blood pressure 128/82 mmHg.'));
  await screen.rows.getByRole('button', { name: /Edit/ }).click();
  await diastolic.fill('80');
  await screen.save.click();
  await expectVisible(screen.rows.getByText('128/80 mmHg'));
  expect(await user.measurements()).toMatchObject([
    { kind: 'blood_pressure', value: 128, diastolic: 80, unit: 'mmHg' },
  ]);
  await screen.rows.getByRole('button', { name: /Edit/ }).click();
  await screen.remove.click();
  await expectVisible(screen.card.getByText('No measurements yet'));
  await screen.toast.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(screen.rows.getByText('128/80 mmHg'));
  await user.addMeasurement({
    ...{ kind: 'blood_pressure', value: 122, diastolic: 78 },
    date: daysAgo(2),
  });
  await page.reload();
  await expectVisible(screen.card.getByText('−6/−2 mmHg since 1 Jul 2026'));
  const figure = page.getByRole('figure', { name: 'Blood pressure' });
  await figure.getByText('Show as table').click();
  await expectVisible(figure.getByRole('cell', { name: '122 mmHg' }));
  await expectVisible(figure.getByRole('cell', { name: '78 mmHg' }));
});

it('waits to be sent where there is no network', async () => {
  const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
  await expectVisible(screen.card.getByText('No measurements yet'));
  await screen.add.click();
  await screen.dialog.getByLabel('Waist').fill('94');
  await page.context().setOffline(true);
  await screen.save.click();
  await expectVisible(screen.rows.getByText('Not sent yet'));
  await page.context().setOffline(false);
  await expectGone(screen.rows.getByText('Not sent yet'));
  expect(await user.measurements()).toMatchObject([{ kind: 'waist', value: 94 }]);
});

it('is there once when the reply to it was lost', async () => {
  const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
  await screen.add.click();
  await screen.dialog.getByLabel('Waist').fill('94');
  await answer(page, 'POST', /\/api\/measurements/, loseReply);
  await screen.save.click();
  await page.unroute(/\/api\/measurements/);
  await expectVisible(screen.rows.getByText('94 cm'));
  await expect.poll(() => user.measurements()).toMatchObject([{ value: 94 }]);
});
