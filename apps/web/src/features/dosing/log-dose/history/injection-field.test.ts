// Shows 74.9.
import type { Dose } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { joinableTo } from './injection-field.tsx';

const doseOf = (_id: string, hour: number, fields: Partial<Dose> = {}) =>
  ({
    _id,
    date: new Date(Date.UTC(2026, 10, 22, hour)).toISOString(),
    medicine: 'tirzepatide',
    partOf: null,
    extractionMethod: 'pen_click',
    ...fields,
  }) as Dose;
const own = doseOf('own', 12);
const joinable = (...others: Dose[]) =>
  joinableTo(own, Date.parse(own.date), [own, ...others]).map(({ _id }) => _id);

it('offers other entries of the same medicine within twelve hours', () => {
  expect(
    joinable(
      doseOf('near', 11),
      doseOf('far', -1),
      doseOf('later', 24),
      doseOf('other', 12, { medicine: 'semaglutide' }),
    ),
  ).toEqual(['near', 'later']);
});

it('offers an injection by its first entry, as long as a part more has room', () => {
  const part = (id: string) => doseOf(id, 11, { partOf: 'first' });
  expect(joinable(doseOf('first', 10), part('a'))).toEqual(['first']);
  expect(joinable(doseOf('first', 10), part('a'), part('b'))).toEqual([]);
});

it('keeps the injection of a dose on offer, and offers none to one that has parts or is swallowed', () => {
  const first = doseOf('first', 10);
  const part = { ...own, partOf: 'first' };
  expect(joinableTo(part, Date.parse(own.date), [part, first])).toEqual([first]);
  expect(joinable(first, doseOf('a', 12, { partOf: 'own' }))).toEqual([]);
  const tablet = { ...own, extractionMethod: 'oral' } as Dose;
  expect(joinableTo(tablet, Date.parse(own.date), [tablet, first])).toEqual([]);
});
