// Shows 7.27.
import { expect, it } from 'vitest';
import { splitRows } from './request-batches.ts';

const rows = [1, 2, 3, 4, 5].map((row) => ({ row, note: 'é' }));
const sizes = (mostRows: number, mostBytes?: number) =>
  splitRows(rows, { mostRows, mostBytes }).map((batch) => batch.length);

it('sends what is usual in one piece, in its order', () => {
  expect(splitRows(rows, { mostRows: 5 })).toEqual([rows]);
});

it('cuts by number and by bytes, and loses none', () => {
  expect(sizes(2)).toEqual([2, 2, 1]);
  const one = new TextEncoder().encode(JSON.stringify(rows[0])).length + 1;
  expect(sizes(100, one * 2)).toEqual([2, 2, 1]);
  // A row larger than a whole piece still goes.
  expect(sizes(100, 1)).toEqual([1, 1, 1, 1, 1]);
  expect(splitRows(rows, { mostRows: 100, mostBytes: one * 2 }).flat()).toEqual(rows);
});

it('counts what is sent of a row', () => {
  const sent = ({ row }: { row: number }) => row;
  expect(splitRows(rows, { mostRows: 100, mostBytes: 4, sent }).length).toBe(3);
});

it('sends nothing for nothing', () => {
  expect(splitRows([], { mostRows: 2 })).toEqual([]);
});
