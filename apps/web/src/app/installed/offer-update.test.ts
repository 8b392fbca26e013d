// Shows 23.2.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToast, showToast, toastStore } from '../../kit/feedback/toasts.ts';
import { offerUpdate } from './offer-update.ts';
import { texts } from './texts.ts';

const shown = () => toastStore.read()?.message;
const close = () => closeToast(toastStore.read()?.id ?? 0);
const closeAll = () => {
  while (shown() !== undefined) close();
};
// What tests of other files have said may still be there.
beforeEach(closeAll);
afterEach(closeAll);

it('is said until it is closed', () => {
  offerUpdate(() => {});
  expect(shown()).toBe(texts.newVersion);
  close();
  expect(shown()).toBeUndefined();
});

it('waits for the place, and comes back after what took it', () => {
  showToast({ tone: 'good', message: 'Saved' });
  offerUpdate(() => {});
  expect(shown()).toBe('Saved');
  close();
  expect(shown()).toBe(texts.newVersion);
  showToast({ tone: 'good', message: 'Deleted' });
  close();
  expect(shown()).toBe(texts.newVersion);
});

it('is said once, however many releases came', () => {
  const pressed: number[] = [];
  for (const release of [1, 2]) offerUpdate(() => pressed.push(release));
  toastStore.read()?.action?.run();
  expect(pressed).toEqual([1]);
  close();
  expect(shown()).toBeUndefined();
});
