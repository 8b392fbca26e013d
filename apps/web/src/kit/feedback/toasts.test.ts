import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, showToast, toastStore } from './toasts.ts';

const shownId = () => toastStore.read()?.id ?? 0;

describe('the toast', () => {
  afterEach(() => closeToast(shownId()));

  it('is the newest of all', () => {
    showToast({ tone: 'good', message: 'one' });
    showToast({ tone: 'danger', message: 'two' });
    expect(toastStore.read()).toMatchObject({ tone: 'danger', message: 'two' });
  });

  it('is not taken away by the end of an older one', () => {
    showToast({ tone: 'good', message: 'one' });
    const first = shownId();
    showToast({ tone: 'good', message: 'two' });
    closeToast(first);
    expect(toastStore.read()?.message).toBe('two');
    closeToast(shownId());
    expect(toastStore.read()).toBeNull();
  });

  it('tells who listens, until they stop', () => {
    let calls = 0;
    const stop = toastStore.subscribe(() => {
      calls += 1;
    });
    showToast({ tone: 'good', message: 'one' });
    stop();
    showToast({ tone: 'good', message: 'two' });
    expect(calls).toBe(1);
  });
});
