// Shows 14.4, 14.6, 74.1, 74.9.
import {
  deleteDose,
  editDose,
  getCostSavings,
  getReport,
  listDoses,
  listPens,
  listPlans,
  logDose,
  planAhead,
  setCountry,
  setCurrency,
  setPlan,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { IS_LONG_RUN } from '../../../testing/long-run.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

// Now is Saturday 2026-11-21 at noon UTC.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Unopened pens of one medicine, one of them of another strength. */
const PENS = [
  { strength: 10, costPerPen: 255 },
  { strength: 10, costPerPen: 240 },
  { strength: 5, costPerPen: 180 },
];
const FIRST_DAY = Date.UTC(2026, 10, 1);
const monday = (day: number) => new Date(Date.UTC(2026, 10, day, 8)).toISOString();
/** Mondays at eight, an instant of no plan, and nothing said. */
const NAMED = [monday(2), monday(9), monday(16), monday(23), monday(4), null, null, null];
const SKIPPED = [monday(23), monday(30)];
/** A pen's label wants three days between two doses. */
const GAP_MS = 72 * HOUR_MS;

const which = fc.nat({ max: 1000 });
const pen = fc.nat({ max: PENS.length - 1 });
const clicks = fc.constantFrom(15, 30, 30, 45, 60, 60, 60);
const hour = fc.integer({ min: 0, max: 20 * 24 });
const plannedAt = fc.constantFrom(...NAMED);
/** An entry that it becomes a part of; null: of none. */
const part = fc.option(which, { freq: 2 });

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('log' as const),
      ...{ pen, clicks, hour, plannedAt, part },
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hour' as const), which, hour }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clicks' as const), which, clicks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), which, pen }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('name' as const), which, plannedAt }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), which, part }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('skip' as const), at: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unskip' as const), at: which }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Person {
  readonly token: string;
  readonly pens: readonly string[];
}

/** Someone in the United Kingdom who plans 10 mg on Mondays at eight, with three unopened pens. */
async function createPerson(): Promise<Person> {
  const user = await createUser(test);
  await test.call(setCountry, { body: { country: 'United Kingdom' } }, user);
  await test.call(setCurrency, { body: { currency: 'GBP' } }, user);
  const pens: string[] = [];
  for (const fields of PENS) {
    pens.push((await createPen(test, user.token, { startDate: null, ...fields }))._id);
  }
  const weekly = { startDate: '2026-11-02', time: '08:00', everyDays: 7, doseMg: 10, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [weekly] };
  expect((await test.call(setPlan, { body }, user)).status).toBe(200);
  return { token: user.token, pens };
}

const dosesOf = async (person: Person) => (await test.call(listDoses, { query: {} }, person)).body;

/** Does a step, and gives the status of the reply. No two steps give one instant to a dose. */
async function apply(person: Person, change: Step, index: number): Promise<number> {
  const { pens } = person;
  if (change.kind === 'skip' || change.kind === 'unskip') {
    const at = SKIPPED[change.at % SKIPPED.length] ?? '';
    return change.kind === 'skip'
      ? (await test.call(skipDose, { body: { at } }, person)).status
      : (await test.call(unskipDose, { params: { at }, query: {} }, person)).status;
  }
  const doses = await dosesOf(person);
  const idAt = (place: number | null) =>
    place === null ? null : (doses[place % Math.max(1, doses.length)]?._id ?? null);
  const dateOf = (hours: number) =>
    new Date(FIRST_DAY + hours * HOUR_MS + index * 60_000).toISOString();
  if (change.kind === 'log') {
    const body = standardDose(pens[change.pen] ?? '', {
      clicks: change.clicks,
      date: dateOf(change.hour),
      plannedAt: change.plannedAt,
      partOf: idAt(change.part),
    });
    return (await test.call(logDose, { body }, person)).status;
  }
  const newest = doses.toSorted((one, other) => (one._id < other._id ? 1 : -1))[0]?._id ?? null;
  const id = change.kind === 'undo' ? newest : idAt(change.which);
  if (id === null) return 204;
  if (change.kind === 'undo' || change.kind === 'delete') {
    return (await test.call(deleteDose, { params: { id } }, person)).status;
  }
  const bodies = {
    hour: () => change.kind === 'hour' && { date: dateOf(change.hour) },
    clicks: () => change.kind === 'clicks' && { clicks: change.clicks },
    move: () => change.kind === 'move' && { penId: pens[change.pen] },
    name: () => change.kind === 'name' && { plannedAt: change.plannedAt },
    join: () => change.kind === 'join' && { partOf: idAt(change.part) },
  };
  const body = bodies[change.kind]() || {};
  return (await test.call(editDose, { params: { id }, body }, person)).status;
}

/** Everything that follows from a user's records, without their ids. */
async function outcome(person: Person) {
  const pens = (await test.call(listPens, {}, person)).body;
  const placeOf = (penId: string | null) => (penId === null ? null : person.pens.indexOf(penId));
  const ahead = (await test.call(planAhead, { query: {} }, person)).body;
  const query = { from: '2026-11-01', to: '2026-11-21' };
  const report = (await test.call(getReport, { query }, person)).body;
  const savings = (await test.call(getCostSavings, {}, person)).body;
  const all = {
    pens: person.pens.map((id) => {
      const now = pens.find(({ _id }) => _id === id);
      return now && [now.startDate, now.startedBy, now.status, now.remainingClicks, now.doseCount];
    }),
    next: ahead.next && [ahead.next.at, ahead.next.state, placeOf(ahead.next.penId)],
    coming: ahead.doses.map(({ at, doseMg, penId, parts = [] }) => [
      ...[at, doseMg, placeOf(penId)],
      ...parts.map((given) => [placeOf(given.penId), given.clicks]),
    ]),
    stock: [ahead.dosesLeft, ahead.runsOutOn, ahead.lastDoseAt, ahead.missedSince],
    skipped: ahead.skipped,
    report: [report.doses, report.doseSteps, report.planned, report.plannedByMedicine],
    savings,
  };
  // Sums of doubles differ in their last digits by the order of what they add.
  return JSON.parse(
    JSON.stringify(all, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ),
  ) as unknown;
}

/** Another person who enters only what is there in the end: skips, then doses, then what they belong to. */
async function enterAnew(person: Person): Promise<Person> {
  const other = await createPerson();
  const { plans } = (await test.call(listPlans, {}, person)).body;
  for (const at of plans.flatMap(({ skips }) => skips)) {
    expect((await test.call(skipDose, { body: { at } }, other)).status).toBe(201);
  }
  const doses = await dosesOf(person);
  const ids = new Map<string, string>();
  for (const { _id, penId, clicks: given, date } of doses) {
    const its = other.pens[person.pens.indexOf(penId ?? '')] ?? '';
    const body = standardDose(its, { clicks: given, date });
    const reply = await test.call(logDose, { body }, other);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    ids.set(_id, reply.body._id);
  }
  for (const { _id, partOf, plannedAt: named } of doses) {
    const params = { id: ids.get(_id) ?? '' };
    const body = { partOf: partOf === null ? null : (ids.get(partOf) ?? ''), plannedAt: named };
    const reply = await test.call(editDose, { params, body }, other);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }
  return other;
}

/** The rules that hold of the doses of one person, whatever was done. */
async function expectLawful(person: Person): Promise<void> {
  const doses = await dosesOf(person);
  const byId = new Map(doses.map((dose) => [dose._id, dose]));
  for (const { partOf, date } of doses) {
    if (partOf === null) continue;
    const first = byId.get(partOf);
    expect(first?.partOf).toBeNull();
    expect(Math.abs(Date.parse(date) - Date.parse(first?.date ?? ''))).toBeLessThanOrEqual(
      12 * HOUR_MS,
    );
    expect(doses.filter((dose) => dose.partOf === partOf).length).toBeLessThan(3);
  }
  const {
    next,
    lastDoseAt,
    doses: coming,
  } = (await test.call(planAhead, { query: {} }, person)).body;
  expect(new Set(coming.map(({ at }) => at)).size).toBe(coming.length);
  // Where a dose says for which planned one it was, the next is where the plan has it.
  if (next === null || lastDoseAt === null || doses.some((dose) => dose.plannedAt !== null)) return;
  expect(Date.parse(next.at) - Date.parse(lastDoseAt)).toBeGreaterThanOrEqual(GAP_MS);
}

it('whatever was logged, edited, moved, joined, deleted and undone is as if only the end had been entered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const person = await createPerson();
      for (const [index, change] of steps.entries()) {
        expect(await apply(person, change, index)).toBeLessThan(500);
      }
      await expectLawful(person);
      expect(await outcome(person)).toEqual(await outcome(await enterAnew(person)));
    }),
    { numRuns: IS_LONG_RUN ? 150 : 12, endOnFailure: !IS_LONG_RUN },
  );
}, 600_000);

it('does so when the changes arrive at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const person = await createPerson();
      for (const index of [0, 1, 2]) {
        const begun = { kind: 'log', pen: index, clicks: 30, hour: 24 * index } as const;
        await apply(person, { ...begun, plannedAt: null, part: null }, 40 + index);
      }
      await Promise.all(steps.map((change, index) => apply(person, change, index)));
      await expectLawful(person);
      expect(await outcome(person)).toEqual(await outcome(await enterAnew(person)));
    }),
    { numRuns: IS_LONG_RUN ? 60 : 6, endOnFailure: !IS_LONG_RUN },
  );
}, 600_000);
