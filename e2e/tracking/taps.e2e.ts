// Shows 21.1, 24.1.
import { expect, it } from 'vitest';
import { withDueDose } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { thumbOn } from '../fixtures/thumb.ts';

/** The taps that a day's records take from Today. */

const app = useApp();
/** Browsers take two taps within this time for one double tap. */
const DOUBLE_TAP_MS = 600;

it('a due dose takes one tap', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('button', { name: 'Log 40 clicks' }));
  await expectVisible(page.getByText('Logged: 10 mg, 40 clicks from Pen 15'));
  expect(thumb).toMatchObject({ taps: 1, scrolls: 0 });
  await expect.poll(() => user.doses()).toHaveLength(2);
});

it('a due dose at another site takes three taps', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('button', { name: /^Site: / }));
  await thumb.tap(page.getByRole('dialog').getByRole('button', { name: /^Left thigh/ }));
  await thumb.tap(page.getByRole('button', { name: 'Log 40 clicks' }));
  await expectVisible(page.getByText('Logged: 10 mg, 40 clicks from Pen 15, left thigh.'));
  expect(thumb).toMatchObject({ taps: 3, scrolls: 0 });
  await expect.poll(async () => (await user.doses())[0]?.injectionLocation).toBe('thigh');
});

it('a weigh-in takes two taps and the figures', async () => {
  const user = await withDueDose(await app.newUser());
  await user.addWeight({ weightKg: 90 });
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByLabel('Today’s weight'));
  await page.keyboard.type('89.5');
  await thumb.tap(page.getByRole('button', { name: 'Log weight' }));
  await expectVisible(page.getByRole('heading', { name: '89.5 kg' }));
  expect(thumb).toMatchObject({ taps: 2, scrolls: 0 });
});

it('a weigh-in takes three taps from any page, a look at the last one none', async () => {
  const user = await app.newUser();
  await user.addWeight({ weightKg: 90 });
  const page = await app.open('/pk-curve', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('button', { name: 'Log', exact: true }));
  await thumb.tap(page.getByRole('dialog').getByRole('link', { name: 'Weight' }));
  await expectVisible(page.getByRole('dialog', { name: 'Add entry' }));
  await page.keyboard.type('89.5');
  await page.waitForTimeout(DOUBLE_TAP_MS);
  await thumb.tap(page.getByRole('button', { name: 'Log weight' }));
  await expectVisible(page.getByText('Logged: 89.5 kg.'));
  await expectVisible(page.getByRole('figure', { name: 'Weight' }));
  expect(thumb).toMatchObject({ taps: 3, scrolls: 0 });
});

it('a symptom takes three taps from its page, its severity among them', async () => {
  const user = await app.newUser();
  const page = await app.open('/symptoms', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('button', { name: 'Log a symptom' }));
  await thumb.tap(page.getByRole('slider', { name: 'Severity' }));
  await thumb.tap(page.getByRole('button', { name: 'Log symptom' }));
  await expectVisible(page.getByText('Nausea logged, 5 out of 10, moderate.'));
  expect(thumb).toMatchObject({ taps: 3, scrolls: 0 });
});

it('the first dose after the pen takes four taps', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Pen 5', strength: 5 });
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('link', { name: 'Log your first dose' }));
  await thumb.tap(page.getByRole('button', { name: 'Full dose: 60 clicks' }));
  await thumb.tap(page.getByRole('form').getByRole('button', { name: 'Log Dose' }));
  const confirmation = page.getByRole('dialog', { name: 'Confirm Dose' });
  await expectVisible(confirmation);
  // Two taps at one place are a double tap: whoever confirms has read what.
  await page.waitForTimeout(DOUBLE_TAP_MS);
  await thumb.tap(confirmation.getByRole('button', { name: 'Confirm', exact: true }));
  await expect.poll(() => user.doses()).toMatchObject([{ clicks: 60, doseAmount: 5 }]);
  expect(thumb).toMatchObject({ taps: 4, scrolls: 0 });
});
