import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells of each change until one stops listening, and shows pre-rendered pages the first value', () => {
  const store = createStore('first');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.become('second');
  expect([store.read(), store.readOnServer()]).toEqual(['second', 'first']);
  stop();
  store.become('third');
  expect(listener).toHaveBeenCalledTimes(1);
});
