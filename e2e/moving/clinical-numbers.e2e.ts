// Shows 31.14, 50.10, 50.13.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp, useStaticApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { startEmpty } from '../without-account/local-screen.ts';
import { importScreen, written } from './import-screen.ts';

const app = useApp();
const local = useStaticApp();

const TABLE = [
  'Date;Time;Systolic;Diastolic;HbA1c',
  '2026-06-15;07:30;128;82;48',
  '2026-06-16;07:30;126;;',
  '2026-06-17;07:30;80;126;',
].join('\n');

describe.each(DEVICES)('on a $name', (device) => {
  it('a table with blood pressures asks for the unit of HbA1c, and names what it leaves out', async () => {
    const user = await app.newUser();
    const page = await app.open('/import', { user, device });
    const screen = importScreen(page);
    await screen.choose(written(TABLE));
    await expectVisible(page.getByText('Which unit is HbA1c in?'));
    await expectGood(page, device);
    await screen.answer('Which unit is HbA1c in?', null, 'mmol/mol');
    await expectVisible(page.getByText('128/82 mmHg').first());
    // Within what is folded.
    expect(await page.getByText('Only one of the two blood pressure values: 1').count()).toBe(1);
    expect(await page.getByText('Not plausible: 1').count()).toBe(1);
    await expectGood(page, device);
    await screen.import.click();
    await expectVisible(page.getByRole('heading', { name: 'Import finished' }));
    expect(await user.measurements()).toMatchObject([
      { kind: 'hba1c', value: 48, unit: 'mmol/mol' },
      { kind: 'blood_pressure', value: 128, diastolic: 82 },
    ]);
  });
});

itAtLength(
  'without an account a blood pressure is kept, and goes through a FHIR file and back',
  async () => {
    const page = await local.open('./', { device: PHONE, tolerates: FAILED_LOAD });
    await startEmpty(page);
    await page.goto('weight');
    await page.getByRole('button', { name: 'Log measurement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Measurement').selectOption('Blood pressure');
    await dialog.getByLabel('Systolic').fill('128');
    await dialog.getByLabel('Diastolic').fill('82');
    await dialog.getByRole('button', { name: 'Save measurement' }).click();
    await expectVisible(page.getByText('128/82 mmHg').last());
    await page.goto('export');
    const [handed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /dosewise-fhir\.json/ }).click(),
    ]);
    const buffer = await readFile(await handed.path());
    await page.goto('weight');
    await page.getByRole('button', { name: /Edit Blood pressure/ }).click();
    await dialog.getByRole('button', { name: 'Delete this measurement' }).click();
    await expectVisible(page.getByText('No measurements yet'));
    await page.goto('import');
    const screen = importScreen(page);
    await screen.choose(written(buffer, 'fhir.json'));
    await expectVisible(page.getByText('FHIR (JSON)').first());
    await screen.import.click();
    await expectVisible(page.getByRole('heading', { name: 'Import finished' }));
    await page.goto('weight');
    await expectVisible(page.getByText('128/82 mmHg').first());
  },
);
