// Shows 51.1.
import { listDoses, listPeople, logDose, logout, setGoal } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { personHeader } from './shown-person.ts';

it('names the person in every call but those of the own account', () => {
  expect(personHeader(listDoses, 'bob')).toEqual({ 'Dosewise-For': 'bob' });
  expect(personHeader(setGoal, 'bob')).toEqual({ 'Dosewise-For': 'bob' });
  expect(personHeader(logout, 'bob')).toEqual({});
  expect(personHeader(listPeople, 'bob')).toEqual({});
});

it('names no one for the own records', () => {
  expect(personHeader(logDose, null)).toEqual({});
  expect(personHeader(logDose)).toEqual({});
});
