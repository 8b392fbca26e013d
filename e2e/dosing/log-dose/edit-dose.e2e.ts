// Shows 2.67, 5.12, 74.6.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sendAs } from '../../fixtures/api-call.ts';
import { daysAgo } from '../../fixtures/api-user.ts';
import { FAILED_LOAD } from '../../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectValue,
  expectVisible,
} from '../../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../../fixtures/fixtures.ts';
import { expectInWindow } from '../../fixtures/refusals.ts';
import { logDoseScreen } from './log-dose-screen.ts';

/** Amounts that Edit Dose takes, and those that it does not. */
const app = useApp();

const parts = (page: Page, field: string) => {
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Edit Dose');
  return {
    screen,
    dialog,
    exact: dialog.getByRole('spinbutton', { name: field }),
    slider: dialog.getByRole('slider'),
    save: dialog.getByRole('button', { name: 'Save dose' }),
  };
};

describe.each(DEVICES)('on a $name', (device) => {
  it('clicks must be a whole number from 1 to 60, and nothing else is sent', async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen(), { clicks: 30 });
    const page = await app.open('/log-dose', { user, device });
    const { screen, dialog, exact, slider, save } = parts(page, 'Clicks, exact');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
    });
    await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
    const sentence = dialog
      .getByText('Clicks must be a whole number from 1 to 60.')
      .locator('visible=true')
      .first();
    for (const [text, press] of [
      ['', () => page.keyboard.press('Enter')],
      ['0', () => page.keyboard.press('Enter')],
      ['-', () => save.click()],
      ['61', () => save.click()],
      ['', () => save.click()],
      ['-5', () => save.click()],
      ['1.5', () => page.keyboard.press('Enter')],
    ] as const) {
      // Once refused, the number is judged as it is typed: a good one ends the sentence.
      await exact.fill('30');
      await expectGone(sentence);
      await exact.fill(text === '-' ? '' : text);
      // A lone minus is no text that can be filled in: the field calls itself empty then.
      if (text === '-') await exact.pressSequentially(text);
      await press();
      await expectVisible(sentence);
      expect(await exact.getAttribute('aria-invalid'), text).toBe('true');
      // What was typed is still there, and the slider where it was.
      if (text !== '-') await expectValue(exact, text);
      await expectValue(slider, '30');
    }
    await expectAccessible(page);
    expect(sent).toEqual([]);

    // The slider and its steps mend it as well as another number.
    await slider.press('ArrowRight');
    await expectGone(sentence);
    await expectValue(exact, '31');
    await exact.fill('45');
    await expectValue(slider, '45');
    await expectVisible(dialog.getByText('7.50 mg', { exact: true }));
    await exact.press('Enter');
    await expectGone(dialog);
    expect(sent).toEqual(['{"clicks":45}']);
  });
});

it('a volume must be one that the pen can give', async () => {
  const user = await app.newUser();
  const pen = await user.addEmptyPen({ enableFifthDose: true });
  await user.logDose(pen, { doseType: 'golden_dose', clicks: undefined, volume: 0.2 });
  await user.logDose(pen, { doseType: 'golden_dose', clicks: undefined, volume: 0.3 });
  const page = await app.open('/log-dose', { user });
  const { screen, dialog, exact, save } = parts(page, 'Volume, exact, in mL');
  await screen.doses.filter({ hasText: '0.30 mL' }).getByRole('button', { name: /^Edit/ }).click();
  const sentence = dialog
    .getByText('Volume must be a number above 0 and at most 0.4 mL.')
    .locator('visible=true')
    .first();
  for (const text of ['', '0', '-1', '0.41']) {
    await exact.fill(text);
    await save.click();
    await expectVisible(sentence);
    await expectValue(exact, text);
  }
  await exact.fill('0.4');
  await save.click();
  await expectGone(dialog);
  expect((await user.pens())[0]?.remainingGoldenMl).toBe(0);
});

it('gives a dose without a pen the one it was from, on a phone', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  await user.addPen({ name: 'Later pen', startDate: daysAgo(1).slice(0, 10) });
  for (const clicks of [60, 60, 60]) await user.logDose(pen, { clicks });
  const dose = { penId: null, medicine: 'Mounjaro', doseAmount: 5.1, date: daysAgo(14) };
  await sendAs(app.url, user, 'POST', '/doses', dose);
  const page = await app.open('/log-dose', { user, device: PHONE, tolerates: FAILED_LOAD });
  const { screen, dialog, save } = parts(page, '');
  const row = screen.doses.filter({ hasText: '5.10 mg' });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const choice = dialog.getByLabel('Pen', { exact: true });
  const options = () => choice.locator('option').allTextContents();
  await expectVisible(
    dialog.getByText('None of your pens could have given exactly this dose on that day.'),
  );
  expect(await options()).toEqual(['Without a pen']);

  const amount = dialog.getByRole('spinbutton', { name: 'Dose amount' });
  await amount.fill('5');
  expect(await options()).toEqual(['Without a pen', 'Blue pen, 10 mg (30 clicks)']);
  await choice.selectOption('Blue pen, 10 mg (30 clicks)');
  await expectVisible(dialog.getByText('Uses 30 clicks of this pen, leaving 30.'));
  await amount.fill('7.55');
  await save.click();
  await expectVisible(
    dialog
      .getByText('7.55 mg doesn’t come to a whole number of clicks from this pen.')
      .locator('visible=true')
      .first(),
  );
  await expectInWindow(choice);
  expect(await choice.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);

  // Meanwhile the pen is used up on another device.
  await amount.fill('5');
  await user.logDose(pen, { clicks: 31 });
  await save.click();
  await expectVisible(
    dialog
      .getByText('Not enough clicks remaining in the selected pen')
      .locator('visible=true')
      .first(),
  );
  expect(await choice.getAttribute('aria-invalid')).toBe('true');
  await amount.fill('4.83');
  await expectVisible(dialog.getByText('Uses 29 clicks of this pen, leaving 0.'));
  await save.click();
  await expectGone(dialog);
  await expectVisible(screen.doses.filter({ hasText: '29 clicks' }).getByText(/^Blue pen, 10 mg/));
  expect((await user.pens()).find(({ _id }) => _id === pen._id)).toMatchObject({
    remainingClicks: 0,
    doseCount: 5,
  });
});
