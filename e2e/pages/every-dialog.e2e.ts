import type { Locator } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { logDoseScreen, strengthOf } from '../dosing/log-dose/log-dose-screen.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { type Device, PHONE } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS, userWithHistory } from '../fixtures/good-looks.ts';
import { openHeld, useHeldApp } from '../fixtures/held-day.ts';
import { expectKeptFiles, expectKeptWords } from '../fixtures/kept-words.ts';
import { unfold } from '../fixtures/page-parts.ts';
import { expectPressesMeetWhatIsSeen } from '../fixtures/presses.ts';
import { weightScreen } from '../tracking/weight-screen.ts';

const app = useHeldApp();
let regular: ApiUser;
beforeAll(async () => {
  regular = await userWithHistory(app);
});

const FOLDER = 'en/dialogs';
/** The dialogs whose words are kept: a file for each. */
const KEPT = [
  'add-new-pen',
  'add-new-pen-refused',
  'add-new-pen-device',
  'which-strength',
  'what-does-its-label-say',
  'in-use-or-sealed',
  'dose-without-a-pen',
  'edit-pen',
  'delete-pen',
  'about-the-golden-dose',
  'edit-dose',
  'delete-dose',
  'menu',
  'confirm-dose',
  'update-pen-cost-data',
  'golden-dose',
  'delete-my-account',
  'edit-weight',
  'add-entry',
  'edit-measurement',
  'log-measurement',
  'edit-symptom',
  'log-a-symptom',
] as const;
type Kept = (typeof KEPT)[number];

/** Expects what a dialog said, in one of the looks: the words are the same in all. */
const expectWords = async (device: Device, dialog: Locator, file: Kept) => {
  if (device === PHONE) await expectKeptWords(dialog.page(), dialog, `${FOLDER}/${file}.txt`);
};

it('keeps the words of each dialog, and of no other', () => {
  expectKeptFiles(
    FOLDER,
    KEPT.map((file) => `${file}.txt`),
  );
});

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme, isPressed }) => {
  it('every dialog of Log Dose is good', async () => {
    // It logs a dose, which another look or a second try would find.
    const user = await userWithHistory(app);
    const page = await openHeld(app, '/log-dose', { device, theme, user });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const inspect = async (name: string, file: Kept, open: () => Promise<void>) => {
      await open();
      const dialog = page.getByRole('dialog', { name });
      await expectVisible(dialog);
      await expectGood(page, device);
      if (isPressed) await expectPressesMeetWhatIsSeen(page);
      await expectWords(device, dialog, file);
      await page.keyboard.press('Escape');
      await expectGone(dialog);
    };
    await logDoseScreen(page).choosePen('Blue pen');
    await inspect('Add New Pen', 'add-new-pen', () => press('Add New Pen'));
    await inspect('Add New Pen', 'add-new-pen-refused', async () => {
      await press('Add New Pen');
      await press(/^Add (pen|vial|box)$/);
      await expectVisible(page.getByText('Please fill in all required fields.'));
    });
    await inspect('Add New Pen', 'add-new-pen-device', async () => {
      await press('Add New Pen');
      await press('Change');
    });
    for (const [question, file] of [
      ['Which strength?', 'which-strength'],
      ['What does its label say?', 'what-does-its-label-say'],
      ['In use or unopened?', 'in-use-or-sealed'],
    ] as const) {
      await inspect('Add New Pen', file, async () => {
        await press('Add New Pen');
        await press('Change');
        const dialog = page.getByRole('dialog', { name: 'Add New Pen' });
        await dialog.getByRole('button', { name: /^Mounjaro/ }).click();
        if (question.startsWith('What')) await press('None of these');
        if (question.startsWith('In')) await strengthOf(dialog, /, 3 mL/, '10 mg').click();
        await expectVisible(dialog.getByRole('heading', { name: question }));
      });
    }
    await inspect('Dose without a pen', 'dose-without-a-pen', () =>
      press('Log a dose without a pen'),
    );
    await inspect('Edit Pen', 'edit-pen', () => press('Edit Blue pen'));
    await inspect('Delete pen', 'delete-pen', () => press('Delete Blue pen'));
    await inspect('About the Golden Dose', 'about-the-golden-dose', () =>
      page.getByRole('switch', { name: 'Golden Dose for Blue pen' }).click(),
    );
    await inspect('Edit Dose', 'edit-dose', () => press(/^Edit dose on/));
    await inspect('Delete dose', 'delete-dose', () => press(/^Delete dose on/));
    if (device === PHONE) await inspect('Menu', 'menu', () => press('Open menu'));

    const form = page.getByRole('form', { name: 'Log a dose' });
    const logDose = form.getByRole('button', { name: 'Log Dose' });
    await form.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('1');
    await inspect('Confirm Dose', 'confirm-dose', () => logDose.click());
    await inspect('Update Pen Cost Data', 'update-pen-cost-data', async () => {
      await logDose.click();
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    });
  });

  it('its errors and its Golden Dose form are good', async () => {
    const page = await openHeld(app, '/log-dose', { device, theme, user: regular });
    const form = page.getByRole('form', { name: 'Log a dose' });
    const screen = logDoseScreen(page);
    await screen.choosePen('Blue pen');
    await screen.openMore();
    await expectVisible(form.getByText('Golden Dose can only be extracted from empty pens'));
    await screen.openTime();
    await screen.exactClicks.fill('0');
    await form.getByRole('button', { name: 'Log Dose' }).click();
    await expectVisible(page.getByRole('alert').getByText('Enter the number of clicks.'));
    await expectGood(page, device);
  });

  it('the dialogs of Settings are good', async () => {
    const page = await openHeld(app, '/settings/medicines', { device, theme, user: regular });
    const main = page.getByRole('main');
    const inspect = async (button: string, title: string, file: Kept) => {
      await main.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expectVisible(dialog);
      await expectGood(page, device);
      if (isPressed) await expectPressesMeetWhatIsSeen(page);
      await expectWords(device, dialog, file);
      await page.keyboard.press('Escape');
      await expectGone(dialog);
    };
    await inspect('About the Golden Dose', 'Golden Dose', 'golden-dose');
    await page.goto('/settings/account');
    await inspect('Delete my account', 'Delete my account', 'delete-my-account');
  });

  it.each([
    ['/weight', 'Edit weight', 'Add entry', /^Edit /, 'edit-weight', 'add-entry'],
    [
      '/weight',
      'Edit measurement',
      'Log measurement',
      /^Edit Waist/,
      'edit-measurement',
      'log-measurement',
    ],
    ['/symptoms', 'Edit symptom', 'Log a symptom', /^Edit /, 'edit-symptom', 'log-a-symptom'],
  ] as const)(
    'of %s the dialogs %s and %s are good',
    async (path, title, adding, edit, editFile, addFile) => {
      const page = await openHeld(app, path, { device, theme, user: regular });
      await page.getByRole('button', { name: edit }).first().click();
      const dialog = page.getByRole('dialog', { name: title });
      await expectVisible(dialog);
      await expectGood(page, device);
      await expectWords(device, dialog, editFile);
      if (device.name === 'desktop') return;
      await page.keyboard.press('Escape');
      await expectGone(dialog);
      await page.getByRole('button', { name: adding }).click();
      const form = page.getByRole('dialog', { name: adding });
      await expectVisible(form);
      await expectGood(page, device);
      await expectWords(device, form, addFile);
    },
  );

  it('every step of an import is good, and so is a message at the edge', async () => {
    const user = await userWithHistory(app);
    const page = await openHeld(app, '/weight', { device, theme, user });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await unfold(page.locator('details').filter({ hasText: 'Import from CSV' }));
    const choose = async (...lines: string[]) => {
      const file = {
        name: 'weights.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      };
      await page.getByLabel('CSV file').setInputFiles(file);
    };
    await choose('Foo,Bar', '2026-01-05,80.4');
    await expectVisible(page.getByLabel('Weight column'));
    await expectGood(page, device);
    await press('Discard');

    const rows = Array.from(
      { length: 60 },
      (_, row) => `0${1 + (row % 9)}/04/20${10 + (row % 16)},180`,
    );
    await choose(
      'Date,Weight,Note',
      ...rows,
      ...Array(7).fill(`no-date-${'x'.repeat(80)},80,`),
      '01/04/2026,,',
    );
    await press('Continue');
    await expectVisible(page.getByRole('region', { name: 'Preview' }));
    await page.getByText(/^\d+ skipped$/).click();
    await expectGood(page, device);
    await press('Import');
    await expectVisible(page.getByText(/^Import successful: /));
    await weightScreen(page).deleteEntry('82.05 kg', /^Delete 82\.05 kg on /);
    await expectVisible(page.getByRole('button', { name: 'Undo' }));
    await expectGood(page, device);
  });
});
