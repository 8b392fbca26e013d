import { expect } from 'vitest';
import type { Journey } from './journey.ts';
import { screensOf } from './screens.ts';

/** Begins without an account, with nothing recorded. */
export const begin = async (its: Journey) => {
  await its.open('/');
  await its.window.button('Use it without an account').press();
  await its.window.expectPath('/dashboard');
  await screensOf(its).heading('Two steps to begin').expectShown();
};

/** Begins to share the records of this browser, and reads the words. */
export const getWords = async ({ window, goto }: Journey): Promise<string[]> => {
  await goto('/settings');
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
  return words;
};

/** Gets the records of the words in a browser that has none yet. */
export const joinWith = async (its: Journey, words: readonly string[]) => {
  await begin(its);
  await its.window.button('Enter twelve words').press();
  await its.window.part('field', 'Twelve words').type(words.join(' '));
  await its.window.button('Get the records').press();
  await its.window.text('On this and your other devices').expectShown();
};
