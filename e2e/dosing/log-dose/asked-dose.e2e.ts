// Shows 2.51.
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectGone, expectVisible } from '../../fixtures/expectations.ts';
import { DEVICES, useApp } from '../../fixtures/fixtures.ts';
import { logDoseScreen } from './log-dose-screen.ts';

/** A dose typed in mg that the pen cannot give as it is. */
const app = useApp();

describe.each(DEVICES)('on a $name', (device) => {
  it('between two clicks: both are there to choose from, and the confirmation says so', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 10 });
    const page = await app.open('/log-dose', { user, device });
    const { form, doseAmount, exactClicks, review, confirmation, confirm } = logDoseScreen(page);
    await doseAmount.fill('3.75');
    await expectVisible(form.getByText('3.75 mg falls exactly between 22 and 23 clicks.'));
    await expectVisible(form.getByRole('button', { name: '23 clicks = 3.83 mg', pressed: true }));
    await form.getByRole('button', { name: '22 clicks = 3.67 mg', pressed: false }).click();
    expect(await exactClicks.inputValue()).toBe('22');
    await expectAccessible(page);
    await review();
    await expectVisible(
      confirmation.getByText('You typed 3.75 mg. 3.67 mg (22 clicks) will be logged.'),
    );
    await confirm();
    await expectGone(confirmation);
    expect(await user.doses()).toMatchObject([{ clicks: 22 }]);
  });

  it('more than a full dose: it warns beside the field and in the confirmation', async () => {
    const user = await app.newUser();
    await user.addPen({ strength: 5 });
    const page = await app.open('/log-dose', { user, device });
    const { form, doseAmount, review, confirmation } = logDoseScreen(page);
    await doseAmount.fill('7');
    await expectVisible(form.getByText('7 mg is more than one full dose of this pen (5 mg).'));
    await review();
    await expectVisible(
      confirmation.getByText('You typed 7 mg. 5.00 mg (60 clicks) will be logged.'),
    );
    await expectAccessible(page);
  });

  it('more golden volume than is left: the same', async () => {
    const user = await app.newUser();
    const pen = await user.addEmptyPen({ strength: 5, enableFifthDose: true });
    await user.logDose(pen, { doseType: 'golden_dose', clicks: undefined, volume: 0.45 });
    const page = await app.open('/log-dose', { user, device });
    const screen = logDoseScreen(page);
    await screen.choosePen('Blue pen');
    await screen.chooseMode('Golden Dose');
    await screen.doseAmount.fill('3');
    await expectVisible(
      screen.form.getByText(
        '3 mg is more than can still be logged as a Golden Dose from this pen (0.15 mL, 1.25 mg).',
      ),
    );
    await screen.review();
    await expectVisible(
      screen.confirmation.getByText('You typed 3 mg. 1.25 mg (0.15 mL) will be logged.'),
    );
  });
});
