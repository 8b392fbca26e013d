// Shows 14.4.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mg } from '../units.ts';
import { doseSteps } from './dose-steps.ts';
import {
  type DoseEntry,
  findDoubleDoses,
  groupInjections,
  inOrderOfTime,
  joinInjections,
  refuseJoining,
  refusePart,
  soundParts,
} from './injections.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const entry = (id: string, minutes: number, partOf: string | null = null): DoseEntry => ({
  ...{ id, at: minutes * MINUTE, doseMg: 5, plannedAt: null, partOf },
});

const idsOf = (groups: readonly (readonly { readonly id: string }[])[]) =>
  groups.map((group) => group.map(({ id }) => id).join(''));

describe('the entries of one injection', () => {
  it('are joined by what they say, whatever lies between and in whatever order they came', () => {
    const entries = [entry('c', 120, 'b'), entry('x', 60), entry('b', 30), entry('a', 0, 'b')];
    expect(idsOf(groupInjections(entries))).toEqual(['abc', 'x']);
    expect(joinInjections(entries).map(({ id, at, doseMg }) => [id, at, doseMg])).toEqual([
      ['a', 0, 15],
      ['x', HOUR, 5],
    ]);
  });

  it('are what was taken within minutes where no one says, and only where amounts are counted', () => {
    const entries = [entry('a', 0), entry('b', 9), entry('c', 10), entry('d', 11, 'c')];
    expect(idsOf(groupInjections(entries))).toEqual(['ab', 'cd']);
    expect(joinInjections(entries)).toHaveLength(3);
  });

  it('are for the planned dose that any of them names, the first one or a part', () => {
    const planned = { ...entry('b', 30, 'a'), plannedAt: 5 * HOUR };
    const [injection] = joinInjections([planned, entry('a', 0)]);
    expect(injection?.plannedAt).toBe(5 * HOUR);
    expect(injection?.entries.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('have an order of their own at one instant, by their ids', () => {
    const [a, b] = [entry('a', 0), entry('b', 0)];
    expect([inOrderOfTime(a, b), inOrderOfTime(b, a), inOrderOfTime(a, a)]).toEqual([-1, 1, 0]);
    expect(inOrderOfTime(entry('b', 0), entry('a', 1))).toBeLessThan(0);
  });

  it('stand alone without their first one, and where they point to a part', () => {
    expect(idsOf(groupInjections([entry('a', 60, 'gone'), entry('b', 90, 'gone')]))).toEqual([
      'a',
      'b',
    ]);
    const chain = [entry('a', 0), entry('b', 60, 'a'), entry('c', 120, 'b')];
    expect(idsOf(groupInjections(chain))).toEqual(['ab', 'c']);
  });

  it('are the same in any order, each in one injection', () => {
    const entries = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...'abcdefgh'),
        minutes: fc.integer({ min: 0, max: 90 }),
        partOf: fc.option(fc.constantFrom(...'abcdefgh')),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (given, numbers) => {
        const own = given.map(({ id, minutes, partOf }) => entry(id, minutes, partOf));
        const order = new Map(own.map(({ id }) => [id, numbers.next().value]));
        const mixed = own.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
        expect(groupInjections(mixed)).toEqual(groupInjections(own));
        expect(groupInjections(own).flat()).toHaveLength(own.length);
        expect(joinInjections(mixed)).toEqual(joinInjections(own));
      }),
    );
  });

  it('are one dose of the steps, hours apart too', () => {
    const week = 7 * 24 * HOUR;
    const taken = (id: string, at: number, dose: number, partOf: string | null = null) => ({
      ...{ id, at, partOf, mg: mg(dose), medicine: 'tirzepatide' },
    });
    const doses = [taken('a', 0, 10), taken('b', week, 5), taken('c', week + 3 * HOUR, 5, 'b')];
    expect(doseSteps([...doses, taken('d', 2 * week, 5), taken('e', 2 * week + HOUR, 5)])).toEqual([
      { at: 0, mg: 10, medicine: 'tirzepatide', before: null },
      {
        ...{ at: 2 * week, mg: 5, medicine: 'tirzepatide' },
        before: { mg: 10, medicine: 'tirzepatide' },
      },
    ]);
  });
});

describe('a further part of an injection', () => {
  const first = { at: 0, medicine: 'tirzepatide', partOf: null };
  const part = { at: HOUR, medicine: 'tirzepatide' };

  it('is of the same medicine, near to all others, and the third at most', () => {
    expect(refusePart(part, first, [])).toBeNull();
    expect(refusePart({ ...part, medicine: 'Tirzepatide' }, first, [{ at: 2 * HOUR }])).toBeNull();
    expect(refusePart(part, undefined, [])).toBe('not_there');
    expect(refusePart(part, { ...first, partOf: 'a' }, [])).toBe('of_a_part');
    expect(refusePart({ ...part, medicine: 'semaglutide' }, first, [])).toBe('other_medicine');
    expect(refusePart({ ...part, at: 12 * HOUR }, first, [])).toBeNull();
    expect(refusePart({ ...part, at: 12 * HOUR + 1 }, first, [])).toBe('too_far');
    expect(refusePart({ ...part, at: -HOUR }, first, [{ at: 12 * HOUR }])).toBe('too_far');
    expect(refusePart(part, first, [{ at: 0 }, { at: 0 }])).toBe('too_many');
  });

  it('may be joined later, unless it has parts of its own', () => {
    const [a, b] = [
      { ...first, id: 'a' },
      { ...part, id: 'b', partOf: null },
    ];
    expect(refuseJoining(b, [], a, [])).toBeNull();
    // The third of three, named again, is no fourth.
    const [c, d] = [
      { ...b, id: 'c' },
      { ...b, id: 'd' },
    ];
    expect(refuseJoining(b, [], a, [b, c])).toBeNull();
    expect(refuseJoining(b, [], a, [c, d])).toBe('too_many');
    expect(refuseJoining(a, [], a, [])).toBe('itself');
    expect(refuseJoining(b, [{ ...b, id: 'c', partOf: 'b' }], a, [])).toBe('has_parts');
    expect(refuseJoining(b, [], undefined, [])).toBe('not_there');
    expect(refuseJoining({ ...b, at: 13 * HOUR }, [], a, [b])).toBe('too_far');
    expect(refuseJoining(b, [], { ...a, partOf: 'x' }, [])).toBe('of_a_part');
  });

  it('of a file stands alone where it would have been refused', () => {
    const of = (id: string, hours: number, partOf: string | null, medicine = 'tirzepatide') => ({
      ...{ id, at: hours * HOUR, partOf, medicine },
    });
    const file = [
      of('d', 4, 'a'),
      of('a', 0, null),
      of('b', 1, 'a'),
      of('c', 2, 'a'),
      of('e', 3, 'b'),
      of('f', 3, 'a', 'semaglutide'),
      of('g', 3, 'gone'),
      of('h', 30, null),
      of('i', 43, 'h'),
    ];
    expect([...soundParts(file)]).toEqual(['b', 'c']);
    // Two are there already: one more is the third.
    expect([...soundParts(file.slice(0, 1), [of('a', 0, null), of('x', 1, 'a')])]).toEqual(['d']);
    const full = [of('a', 0, null), of('x', 1, 'a'), of('y', 2, 'a')];
    expect([...soundParts([of('d', 4, 'a')], full)]).toEqual([]);
    // The first has moved away since, or is a part itself.
    expect([...soundParts([of('d', 4, 'a')], [of('a', 90, null)])]).toEqual([]);
    expect([...soundParts([of('d', 4, 'a')], [of('a', 0, 'z'), of('z', 0, null)])]).toEqual([]);
  });
});

describe('doses that may have been logged twice', () => {
  const logged = (
    id: string,
    minutes: number,
    { partOf = null, medicine = 'tirzepatide' }: { partOf?: string | null; medicine?: string } = {},
  ) => ({ id, at: minutes * MINUTE, partOf, medicine });
  const found = (entries: readonly ReturnType<typeof logged>[]) =>
    findDoubleDoses(entries).map(({ entries: [one, other], joins }) => [
      one.id + other.id,
      ...joins.map(({ id, partOf }) => `${id} in ${partOf}`),
    ]);

  it('lie less than ten minutes apart, newest first', () => {
    const entries = [logged('d', 700), logged('a', 0), logged('c', 691), logged('b', 10)];
    expect(found(entries)).toEqual([['cd', 'd in c', 'c in d']]);
    expect(found([...entries, logged('e', 9)])).toEqual([
      ['cd', 'd in c', 'c in d'],
      ['eb', 'b in e', 'e in b'],
      ['ae', 'e in a', 'a in e'],
    ]);
  });

  it('are of one medicine, by whatever name', () => {
    expect(found([logged('a', 0), logged('b', 1, { medicine: 'semaglutide' })])).toEqual([]);
    expect(found([logged('a', 0), logged('b', 1, { medicine: 'Mounjaro' })])).toHaveLength(1);
  });

  it('are none once they are joined', () => {
    expect(found([logged('a', 0), logged('b', 5, { partOf: 'a' })])).toEqual([]);
    expect(found([logged('b', 0, { partOf: 'a' }), logged('a', 5)])).toEqual([]);
  });

  it('join the injection that has parts, while there is room in it', () => {
    const two = [logged('a', 0), logged('b', 1, { partOf: 'a' })];
    expect(found([...two, logged('c', 2)])).toEqual([['bc', 'c in a']]);
    expect(found([...two, logged('p', 2, { partOf: 'a' }), logged('c', 3)])).toEqual([]);
  });
});
