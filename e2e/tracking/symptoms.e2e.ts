// Shows 1.3, 2.99, 2.102, 3.33, 5.45, 7.29, 8.51, 8.57, 10.9.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, DEVICES, useApp, type Visit } from '../fixtures/fixtures.ts';
import { findCard, openAddForm } from '../fixtures/page-parts.ts';
import { answer, letThrough, loseReply, refuse } from '../fixtures/replies.ts';

const app = useApp();

const symptomScreen = (page: Page) => {
  const form = page
    .getByRole('form', { name: 'Log a symptom' })
    .or(page.getByRole('dialog', { name: 'Log a symptom' }));
  return {
    form,
    openForm: () => openAddForm(form, page.getByRole('button', { name: 'Log a symptom' })),
    category: form.getByLabel('Category'),
    severity: form.getByRole('slider', { name: 'Severity', exact: true }),
    date: form.getByLabel('Date and time'),
    note: form.getByLabel('Note'),
    log: form.getByRole('button', { name: 'Log symptom' }),
    alert: page.getByRole('alert'),
    empty: page.getByText('No symptoms yet'),
    rows: findCard(page, 'History').getByRole('listitem'),
    toast: page.getByRole('region', { name: 'Messages' }),
  };
};

const open = async (visit: Visit = {}) => {
  const user = await app.newUser();
  const page = await app.open('/symptoms', { user, ...visit });
  return { user, page, screen: symptomScreen(page) };
};

const CALLS = /\/api\/symptoms/;

describe.each(DEVICES)('on a $name', (device) => {
  it('a symptom is logged by keyboard, deleted, and brought back', async () => {
    const { user, page, screen } = await open({ device });
    await expectVisible(screen.empty);
    await screen.openForm();
    expect(await screen.category.locator('option').allTextContents()).toEqual([
      'Nausea',
      'Vomiting',
      'Diarrhea',
      'Constipation',
      'Headache',
      'Fatigue',
      'Acid Reflux',
      'Reduced Appetite',
      'Injection Site Pain',
      'Other',
    ]);
    await screen.category.selectOption('Reduced Appetite');
    await expectValue(screen.severity, '0');
    for (let press = 0; press < 3; press++) await screen.severity.press('ArrowRight');
    await expectValue(screen.severity, '3');
    expect(await screen.severity.getAttribute('aria-valuetext')).toBe('3 out of 10, mild');
    await screen.severity.press('End');
    await screen.severity.press('ArrowRight');
    await expectValue(screen.severity, '10');
    await screen.severity.press('ArrowLeft');
    await screen.date.fill('2026-07-01T21:15');
    await screen.note.fill('  no supper  ');
    await screen.log.press('Enter');
    await expectVisible(page.getByText('Reduced Appetite logged, 9 out of 10, severe.'));
    await screen.openForm();
    await expectValue(screen.severity, '0');
    await expectValue(screen.note, '');
    await page.goto('/symptoms');
    await page.reload();
    const row = screen.rows.filter({ hasText: 'Reduced Appetite' });
    await expectVisible(row.getByText('Wed, 1 Jul 2026, 21:15'));
    await expectVisible(row.getByText('no supper'));
    const given = {
      date: '2026-07-01T20:15:00.000Z',
      category: 'appetite_suppression',
      severity: 9,
      note: 'no supper',
    };
    expect(await user.symptoms()).toMatchObject([given]);

    await row.getByRole('button', { name: /^Edit / }).click();
    await page.getByRole('button', { name: 'Delete this symptom' }).click();
    await expectVisible(screen.toast.getByText('Reduced Appetite deleted'));
    await expectVisible(screen.empty);
    await expect.poll(() => user.symptoms()).toEqual([]);
    await screen.toast.getByRole('button', { name: 'Undo' }).click();
    await expectVisible(row.getByText('no supper'));
    await expect.poll(() => user.symptoms()).toMatchObject([given]);
  });
});

it('an entry is changed where it stands', async () => {
  const user = await app.newUser();
  await user.addSymptom({ category: 'nausea', severity: 3, note: 'mild', date: daysAgo(2) });
  const page = await app.open('/symptoms', { user });
  const { rows } = symptomScreen(page);
  await page.getByRole('button', { name: /^Edit nausea on/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit symptom' });
  await dialog.getByLabel('Category').selectOption('Fatigue');
  await dialog.getByRole('slider', { name: 'Severity' }).press('End');
  await dialog.getByLabel('Date and time').fill('2199-01-01T08:00');
  await dialog.getByRole('button', { name: 'Save symptom' }).click();
  await expectVisible(dialog.getByText('The date is in the future.').first());
  await dialog.getByLabel('Date and time').fill('2026-01-09T23:59');
  await dialog.getByLabel('Note').fill('all day');
  await dialog.getByRole('button', { name: 'Save symptom' }).click();
  await expectGone(dialog);
  await expectVisible(rows.filter({ hasText: 'Fatigue' }).getByText('all day'));
  expect(await user.symptoms()).toMatchObject([{ category: 'fatigue', severity: 10 }]);
});

describe('the history', () => {
  it('is newest first, eight on a page', async () => {
    const user = await app.newUser();
    for (const day of [3, 1, 9, 5, 7, 2, 8, 4, 6, 10]) {
      await user.addSymptom({ date: daysAgo(day), severity: day });
    }
    const page = await app.open('/symptoms', { user });
    const { rows } = symptomScreen(page);
    const severities = async () =>
      (await rows.getByText(/^\d+ \/ 10$/).allTextContents()).map(Number.parseFloat);
    await expectVisible(page.getByText('Page 1 of 2 (10 symptoms)'));
    expect(await severities()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await page.getByRole('button', { name: 'Next' }).click();
    await expectVisible(page.getByText('Page 2 of 2 (10 symptoms)'));
    expect(await severities()).toEqual([9, 10]);
  });

  it('that does not load says Failed to fetch, and loads on demand', async () => {
    const user = await app.newUser();
    await user.addSymptom();
    const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
    const screen = symptomScreen(page);
    await answer(page, 'GET', CALLS, refuse);
    await page.goto('/symptoms');
    await expectVisible(screen.alert.getByText('Failed to fetch', { exact: true }));
    await expectGone(screen.empty);
    await letThrough(page, CALLS);
    await screen.alert.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(screen.rows.getByText('Headache'));
    await expectGone(screen.alert);
  });

  it('loses what is deleted for good once no one took it back', async () => {
    const user = await app.newUser();
    await user.addSymptom({ category: 'nausea' });
    await user.addSymptom({ category: 'fatigue' });
    const page = await app.open('/symptoms', { user });
    const { rows } = symptomScreen(page);
    await page.getByRole('button', { name: /^Delete nausea on/ }).click();
    await expect.poll(async () => (await user.symptoms()).length).toBe(1);
    await page.reload();
    await expectVisible(rows.getByText('Fatigue'));
    expect(await rows.count()).toBe(1);
  });

  it('gets back what could not be deleted, and says so', async () => {
    const user = await app.newUser();
    await user.addSymptom();
    const page = await app.open('/symptoms', { user, tolerates: FAILED_LOAD });
    const { rows, toast } = symptomScreen(page);
    await answer(page, 'DELETE', CALLS, (route) => route.abort());
    await page.getByRole('button', { name: /^Delete headache on/ }).click();
    await expectVisible(toast.getByText(/^We couldn’t delete Headache\. It’s back in your /));
    await expectVisible(rows.getByText('Headache'));
    expect(await user.symptoms()).toHaveLength(1);
  });
});

describe('logging', () => {
  it('sends an empty note, too, and begins with now', async () => {
    const { user, page, screen } = await open();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await screen.log.click();
    expect((await sent).postDataJSON()).toMatchObject({
      category: 'nausea',
      severity: 0,
      note: '',
    });
    await expectVisible(screen.form.getByText('Nausea logged, 0 out of 10, none.'));
    const [kept] = await user.symptoms();
    expect(Math.abs(Date.now() - Date.parse(kept?.date ?? ''))).toBeLessThan(120_000);
  });

  it('that fails says Failed to save and keeps what was typed; again after a lost reply logs one', async () => {
    const { user, page, screen } = await open({ tolerates: FAILED_LOAD });
    await answer(page, 'POST', CALLS, refuse);
    await screen.category.selectOption('Fatigue');
    await screen.severity.press('End');
    await screen.note.fill('all day');
    await screen.log.click();
    const failed = screen.alert.getByText('Failed to save', { exact: true });
    await expectVisible(failed);
    await page.unroute(CALLS);

    await expectValue(screen.category, 'fatigue');
    await expectValue(screen.severity, '10');
    await expectValue(screen.note, 'all day');
    await answer(page, 'POST', CALLS, loseReply);
    await screen.log.click();
    await expectVisible(page.getByText('Not sent yet', { exact: true }));
    expect(await user.symptoms()).toHaveLength(1);
    await page.unroute(CALLS);
    await expectGone(page.getByText('Not sent yet', { exact: true }));
    expect(await user.symptoms()).toMatchObject([{ severity: 10, note: 'all day' }]);
  });

  it('takes no date of the future and none that is missing', async () => {
    const { user, screen } = await open();
    await screen.date.fill('2199-01-01T08:00');
    await screen.log.click();
    await expectVisible(
      screen.form
        .getByRole('alert')
        .getByText('The date is in the future. Log a symptom once you have felt it.'),
    );
    await screen.date.fill('1890-06-01T08:00');
    await screen.log.click();
    await expectVisible(
      screen.form
        .getByRole('alert')
        .getByText('The date must be between the years 1900 and 2199.', { exact: true }),
    );
    await screen.date.fill('');
    await screen.log.click();
    await expectVisible(
      screen.form.getByRole('alert').getByText('Enter the date and time of the symptom.'),
    );
    expect(await user.symptoms()).toEqual([]);
  });
});
