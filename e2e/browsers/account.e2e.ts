import { expect } from 'vitest';
import { isAlive } from '../fixtures/api-user.ts';
import { journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

journey('somebody registers, adds the pen in use and logs the first dose', async (its) => {
  const { register, dialog, heading, addPen, logDose } = screensOf(its);
  const { window } = its;
  await its.open('/login?mode=register');
  await register(`new-${Date.now()}@example.com`, 'a quiet river');
  await window.expectPath('/dashboard');
  await heading('Dashboard').expectShown();
  await addPen('November pen');
  await its.goto('/log-dose');
  await logDose.clicks.type('30');
  await logDose.site.press();
  await dialog('Choose a site')
    .button(/^Left thigh/)
    .press();
  const confirmation = await logDose.review();
  await confirmation.part('text', '5.00 mg').expectShown();
  await confirmation.part('text', /thigh/i).expectShown();
  await confirmation.button('Confirm').press();
  // A row that has just come takes presses, too.
  await logDose
    .row('5.00 mg')
    .button(/^Edit dose/)
    .press();
  await dialog('Edit Dose').part('field', 'Clicks, exact').expectValue('30');
});

journey('an address that is taken is said beside its field', ONE_WIDTH, async (its) => {
  const { register, field } = screensOf(its);
  const user = await its.newUser();
  await its.open('/login?mode=register');
  await register(user.email, 'a quiet river');
  await its.window.text(/already/).expectShown();
  await field('Email').expectValue(user.email);
});

journey('somebody logs out, and the session is over', async (its) => {
  const { logOut, heading } = screensOf(its);
  const user = await its.newUser();
  await its.open('/weight', user);
  await heading('Weight').expectShown();
  await logOut();
  await heading('Please log in to track your weight.').expectShown();
  expect(await its.window.run(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => isAlive(its.url, user.token)).toBe(false);
});

journey('a setting is kept', ONE_WIDTH, async (its) => {
  const { field } = screensOf(its);
  const user = await its.newUser();
  await its.open('/settings/units', user);
  await field('Weight unit').pick('lb');
  await expect.poll(async () => (await user.profile()).units.weight).toBe('lb');
});
