import { expect } from 'vitest';
import { dayAgo, daysAgo, withDueDose } from '../fixtures/api-user.ts';
import { journey } from './journey.ts';
import { screensOf } from './screens.ts';

journey('the dose that is due is logged with one press, and taken back', async (its) => {
  const { today, undo } = screensOf(its);
  const user = await withDueDose(await its.newUser());
  await its.open('/dashboard', user);
  await today.logDue.press();
  await its.window.text(/^Logged: 10 mg, 40 clicks from Pen 15/).expectShown();
  await expect.poll(async () => (await user.doses()).length).toBe(2);
  await undo.press();
  await today.logDue.expectShown();
  await expect.poll(async () => (await user.doses()).length).toBe(1);
});

journey('a dose is mended', async (its) => {
  const { logDose, dialog } = screensOf(its);
  const user = await its.newUser();
  await user.logDose(await user.addPen());
  await its.open('/log-dose', user);
  await logDose
    .row('10.00 mg')
    .button(/^Edit dose/)
    .press();
  const form = dialog('Edit Dose');
  await form.part('field', 'Clicks, exact').type('20');
  await form.button('Save dose').press();
  await form.expectGone();
  await logDose.row('20 clicks').expectShown();
  expect(await user.doses()).toMatchObject([{ clicks: 20 }]);
});

journey('a dose is deleted, and brought back', async (its) => {
  const { logDose, dialog, undo } = screensOf(its);
  const user = await its.newUser();
  await user.logDose(await user.addPen(), { clicks: 40, note: 'second' });
  await its.open('/log-dose', user);
  await logDose
    .row('second')
    .button(/^Delete dose/)
    .press();
  await dialog('Delete dose').button('Delete dose').press();
  await logDose.row('second').expectGone();
  await expect.poll(() => user.doses()).toEqual([]);
  await undo.press();
  await logDose.row('second').expectShown();
  await expect.poll(() => user.doses()).toMatchObject([{ clicks: 40, note: 'second' }]);
});

journey('a first plan is made', async (its) => {
  const { plan } = screensOf(its);
  const user = await its.newUser();
  const pen = await user.addPen({ startDate: dayAgo(5) });
  await user.logDose(pen, { clicks: 40, date: daysAgo(5) });
  await its.open('/plan', user);
  await plan.make.press();
  await plan.dose.expectValue('6.67');
  await plan.dose.type('7,3');
  await its.window.text('44 clicks of a 10 mg pen.').expectShown();
  await plan.save.press();
  await its.window.text('Plan saved.').expectShown();
  expect((await user.plan()).plan).toMatchObject({ steps: [{ doseMg: 7.3 }] });
});
