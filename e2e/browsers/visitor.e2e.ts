import { expect } from 'vitest';
import { journey } from './journey.ts';
import { screensOf } from './screens.ts';

/** True once React answers for the field of the dose. */
const isAlive = () =>
  Object.keys(document.querySelector('[name=dose]') ?? {}).some((key) => key.startsWith('__react'));

journey('a visitor computes a dose, with a decimal comma', async (its) => {
  const { calculator } = screensOf(its);
  await its.open('/');
  // What is typed before the page is alive is taken over by it, which other tests try.
  await expect.poll(() => its.window.run(isAlive)).toBe(true);
  await calculator.strength.pick('10 mg');
  await calculator.dose.type('2,5');
  await calculator.dose.expectValue('2,5');
  await calculator.clicks.expectValue('15');
  await calculator.result('2.50mg').expectShown();
  await calculator.clicks.pick('30');
  await calculator.result('5.00mg').expectShown();
});

journey('a visitor chooses the dark theme, which stays', async (its) => {
  const { chooseTheme } = screensOf(its);
  const { window } = its;
  const surface = () => window.run(() => getComputedStyle(document.body).backgroundColor);
  await its.open('/calculator');
  await chooseTheme('Light');
  const light = await surface();
  await chooseTheme('Dark');
  await expect.poll(surface).not.toBe(light);
  const dark = await surface();
  await window.reload();
  expect(await surface()).toBe(dark);
  await chooseTheme('Light');
  await expect.poll(surface).toBe(light);
});

journey('a visitor is asked to log in, and comes back', async (its) => {
  const { heading, logIn } = screensOf(its);
  const { window } = its;
  const user = await its.newUser();
  await its.open('/weight');
  await heading('Please log in to track your weight.').expectShown();
  await window.part('region').part('link', 'Log in').press();
  await window.expectPath('/login?next=%2Fweight');
  await logIn(user.email, 'not the password');
  await window.text('Wrong email or password.').expectShown();
  await logIn(user.email, user.password);
  await window.expectPath('/weight');
  await heading('Weight').expectShown();
});
