import { expect } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

journey('a weigh-in with a comma is logged, deleted and brought back', async (its) => {
  const { addWeight, remove, weightRow, undo } = screensOf(its);
  const user = await its.newUser();
  await its.open('/weight', user);
  await addWeight('81,6');
  await weightRow('81.6 kg').expectShown();
  expect(await user.weights()).toMatchObject([{ weightKg: 81.6 }]);
  await remove('81\\.6 kg', 'Edit weight');
  await weightRow('81.6 kg').expectGone();
  await undo.press();
  await weightRow('81.6 kg').expectShown();
  await expect.poll(() => user.weights()).toMatchObject([{ weightKg: 81.6 }]);
});

journey('a symptom is logged, with its severity', async (its) => {
  const { logSymptom } = screensOf(its);
  const user = await its.newUser();
  await its.open('/symptoms', user);
  await logSymptom('Fatigue', '7', 'no supper');
  await its.window.text(/^Fatigue logged, 7 out of 10/).expectShown();
  expect(await user.symptoms()).toMatchObject([
    { category: 'fatigue', severity: 7, note: 'no supper' },
  ]);
});

journey('a symptom is deleted, and brought back', async (its) => {
  const { remove, undo, heading } = screensOf(its);
  const { window } = its;
  const user = await its.newUser();
  await user.addSymptom({ note: 'since lunch' });
  await its.open('/symptoms', user);
  await remove('headache', 'Edit symptom');
  await window.text('since lunch').expectGone();
  await expect.poll(() => user.symptoms()).toEqual([]);
  await undo.press();
  await window.text('since lunch').expectShown();
  await heading('Symptoms').expectShown();
  await expect.poll(() => user.symptoms()).toMatchObject([{ note: 'since lunch' }]);
});

journey('the weights are drawn', ONE_WIDTH, async (its) => {
  const { heading } = screensOf(its);
  const user = await its.newUser();
  for (const days of [30, 20, 10, 1]) {
    await user.addWeight({ date: daysAgo(days), weightKg: 80 + days / 10 });
  }
  await its.open('/weight', user);
  await heading('Weight').expectShown();
  const marks = () => its.window.run(() => document.querySelectorAll('figure svg *').length);
  await expect.poll(marks).toBeGreaterThan(10);
});
