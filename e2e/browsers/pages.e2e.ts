import { expect } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { withDueDose } from '../fixtures/api-user.ts';
import { journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

const OF_USERS = [
  PATHS.dashboard,
  PATHS.logDose,
  PATHS.pens,
  PATHS.plan,
  PATHS.weight,
  PATHS.symptoms,
  PATHS.sites,
  PATHS.costSavings,
  PATHS.pkCurve,
  PATHS.exportData,
  PATHS.importData,
  PATHS.report,
  PATHS.settings,
  PATHS.security,
];

journey('every page opens, without trouble and no wider than the window', async (its) => {
  const { heading, trouble } = screensOf(its);
  const { window } = its;
  const user = await withDueDose(await its.newUser());
  await user.addWeight();
  await its.open(PATHS.home, user);
  for (const path of OF_USERS) {
    await its.goto(path);
    await heading(/./).expectShown();
    await window.text(/^Loading(…|\.\.\.)$/).expectGone();
    expect(await trouble.isShown(), path).toBe(false);
    const width = await window.run(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(its.width);
  }
});

journey(
  'pages that are loaded quickly one after another all show their records',
  ONE_WIDTH,
  async (its) => {
    const { trouble } = screensOf(its);
    const { window } = its;
    const user = await its.newUser();
    await user.addWeight({ weightKg: 81.5 });
    await its.open('/dashboard', user);
    for (let round = 0; round < 6; round++) {
      // Left while it still writes what it has read.
      await its.goto('/weight');
      await window.text('81.5 kg').expectShown();
      await its.goto('/plan');
      await window.button('Make a plan').expectShown();
      await its.goto('/symptoms');
    }
    await window.text('No symptoms yet').expectShown();
    expect(await trouble.isShown()).toBe(false);
  },
);

journey('back leads to the page as it was', ONE_WIDTH, async (its) => {
  const { heading } = screensOf(its);
  const { window } = its;
  const user = await its.newUser();
  await user.addWeight({ weightKg: 81.5 });
  await its.open('/weight', user);
  await window.text('81.5 kg').expectShown();
  await its.goto('/symptoms');
  await heading('Symptoms').expectShown();
  await window.back();
  await window.text('81.5 kg').expectShown();
  await heading('Weight').expectShown();
});
