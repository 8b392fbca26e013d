import { expect, it } from 'vitest';
import { shownByPages } from './fill-records.ts';

it('asks for every route that the contract has filled, and for no other', () => {
  const asked = new Set(shownByPages('GB').map(({ queryKey }) => String(queryKey[0])));
  const filled = import.meta.env.VITE_FILLED_ROUTES?.split(',') ?? [];
  expect(filled).toContain('listDoses');
  expect([...asked].sort()).toEqual(filled.toSorted());
});
