import { expect, it } from 'vitest';
import { pageOf } from './pager.tsx';

const ENTRIES = [1, 2, 3, 4, 5, 6];

it('shows so many a page, and the page before where the last entry of a page went', () => {
  expect(pageOf(ENTRIES, 2, 5)).toEqual({ shown: [6], page: 2, pages: 2 });
  expect(pageOf(ENTRIES.slice(0, 5), 2, 5)).toEqual({ shown: [1, 2, 3, 4, 5], page: 1, pages: 1 });
  expect(pageOf([], 1, 5)).toEqual({ shown: [], page: 1, pages: 1 });
});
