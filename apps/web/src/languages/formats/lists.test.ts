import { expect, it } from 'vitest';
import { listWords } from './lists.ts';

it('lists words as a sentence does', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['Spain'])).toBe('Spain');
  expect(listWords(['Spain', 'Canada', 'Chile'])).toBe('Spain, Canada and Chile');
});
