// Shows 81.1.
import { expect } from 'vitest';
import { journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';
import { keepSameRecords } from './three-engines.ts';
import { begin, getWords, joinWith } from './twelve-words.ts';

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
  await window.text('The copy in this browser has been deleted.').expectShown();
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
  const words = await getWords(its);
  await window.button('Delete everything here').press();
  await window.button('Yes, delete everything').press();
  await window.button('Use it without an account').expectShown();
  await joinWith(its, words);
  await its.goto('/weight');
  await weightRow('81.6 kg').expectShown();
});

journey(
  'two Chromium profiles and this engine keep the same records',
  COMPRESSING,
  keepSameRecords,
);

const OLD = { ...ONE_WIDTH, engines: ['wpe'] } as const;

journey(
  'a browser too old for encrypted copies says so before it shows words',
  OLD,
  async (its) => {
    const { window } = its;
    await begin(its);
    await window.text(/^This browser is too old for encrypted copies\./).expectShown();
    await its.goto('/settings');
    await window.text(/^This browser is too old for encrypted copies\./).expectShown();
    expect(await window.button('Get twelve words').isShown()).toBe(false);
    expect(await window.button('Enter twelve words').isShown()).toBe(false);
  },
);
