import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPause } from './after-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves the last of several values, once none has come for a while', () => {
  const save = vi.fn();
  const pause = createPause(save, 300);
  pause.later('5');
  vi.advanceTimersByTime(299);
  pause.later('50');
  vi.advanceTimersByTime(299);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save.mock.calls).toEqual([['50']]);
});

it('saves what waits at once when it is asked to, and only once', () => {
  const save = vi.fn();
  const pause = createPause(save, 300);
  pause.later('5');
  pause.flush();
  pause.flush();
  vi.runAllTimers();
  expect(save.mock.calls).toEqual([['5']]);
});

it('saves nothing of what is dropped', () => {
  const save = vi.fn();
  const pause = createPause(save, 300);
  pause.later('5');
  pause.drop();
  pause.flush();
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});
