import { expect } from 'vitest';
import { type Journey, journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

const begin = async (its: Journey) => {
  await its.open('/');
  await its.window.button('Use it without an account').press();
  await its.window.expectPath('/dashboard');
  await screensOf(its).heading('Two steps to begin').expectShown();
};

journey('records are kept without an account, in this browser only', async (its) => {
  const { addPen, addWeight, logDose, weightRow } = screensOf(its);
  const { window } = its;
  await begin(its);
  await addPen('November pen');
  await its.goto('/log-dose');
  await logDose.clicks.type('30');
  await logDose.log();
  await logDose.row('5.00 mg').expectShown();
  await its.goto('/weight');
  await addWeight('81,6');
  await weightRow('81.6 kg').expectShown();
  await window.reload();
  await weightRow('81.6 kg').expectShown();
  await its.goto('/log-dose');
  await logDose.row('5.00 mg').expectShown();
  expect(await window.run(() => localStorage.getItem('token'))).toBeNull();
});

journey('records of this browser move into a new account', ONE_WIDTH, async (its) => {
  const { addWeight, register, weightRow } = screensOf(its);
  const { window } = its;
  await begin(its);
  await its.goto('/weight');
  await addWeight('81,6');
  await weightRow('81.6 kg').expectShown();
  await its.goto('/settings');
  await window.part('region').part('link', 'Create an account').press();
  await register(`mover-${Date.now()}@example.com`, 'a quiet river');
  await window.expectPath('/move-in');
  await window.text(/^Everything is now in your account/).expectShown();
  await window.button('Yes, delete the copy here').press();
  await window.text('The copy in this browser is deleted.').expectShown();
  await its.goto('/weight');
  await weightRow('81.6 kg').expectShown();
});

/** Those that compress streams, as Safari does since 16.4. */
const COMPRESSING = { ...ONE_WIDTH, engines: ['firefox', 'webkitgtk'] } as const;

journey('twelve words bring the records back into an emptied browser', COMPRESSING, async (its) => {
  const { addWeight, weightRow } = screensOf(its);
  const { window } = its;
  await begin(its);
  await its.goto('/weight');
  await addWeight('81,6');
  await weightRow('81.6 kg').expectShown();
  await its.goto('/settings');
  await window.button('Get twelve words').press();
  await window.button('Show the words').press();
  const words = await window.run(() =>
    [...document.querySelectorAll('dialog ol li span:last-child')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
  expect(words).toHaveLength(12);
  await window.button('I have written them down').press();
  const labels = await window.run(() =>
    [...document.querySelectorAll('dialog label')].map(({ textContent }) => textContent ?? ''),
  );
  for (const label of labels) {
    const word = words[Number(/\d+/.exec(label)?.[0]) - 1] ?? '';
    await window.part('field', label.trim()).type(word);
  }
  await window.button('Start').press();
  await window.button('Done').press();
  await window.button('Delete everything here').press();
  await window.button('Yes, delete everything').press();
  await begin(its);
  await window.button('Enter twelve words').press();
  await window.part('field', 'Twelve words').type(words.join(' '));
  await window.button('Get the records').press();
  await window.text('On this and your other devices').expectShown();
  await its.goto('/weight');
  await weightRow('81.6 kg').expectShown();
});
