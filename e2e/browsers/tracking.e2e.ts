import { expect } from 'vitest';
import { sample } from '../tracking/weight-import-screen.ts';
import { journey } from './journey.ts';
import { screensOf } from './screens.ts';

journey('a weigh-in with a comma is logged, deleted and brought back', async (its) => {
  const { addWeight, weightRow, undo } = screensOf(its);
  const user = await its.newUser();
  await its.open('/weight', user);
  await addWeight('81,6');
  await weightRow('81.6 kg').expectShown();
  expect(await user.weights()).toMatchObject([{ weightKg: 81.6 }]);
  await its.window.button(/^Delete 81\.6 kg/).press();
  await weightRow('81.6 kg').expectGone();
  await undo.press();
  await weightRow('81.6 kg').expectShown();
  await expect.poll(() => user.weights()).toMatchObject([{ weightKg: 81.6 }]);
});

journey('weights of a scale come in by CSV', async (its) => {
  const { field } = screensOf(its);
  const { window } = its;
  const user = await its.newUser();
  await its.open('/weight', user);
  await field(/CSV|file/i).upload(sample('withings'));
  await window.part('region', 'Preview').expectShown();
  await window.button('Import').press();
  await window.text(/^Import successful: \d+ inserted, 0 updated\.$/).expectShown();
  expect((await user.weights()).length).toBeGreaterThan(1);
});

journey('a symptom is logged, with its severity', async (its) => {
  const { logSymptom } = screensOf(its);
  const user = await its.newUser();
  await its.open('/symptoms', user);
  await logSymptom('Fatigue', '7', 'no supper');
  await its.window.text(/^Fatigue logged, 7 of 10/).expectShown();
  expect(await user.symptoms()).toMatchObject([
    { category: 'fatigue', severity: 7, note: 'no supper' },
  ]);
});
