// Shows 74.1, 74.6.
import {
  deleteDose,
  editDose,
  editPen,
  listDoses,
  listPens,
  logDose,
  type Pen,
} from '@dosewise/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Two unopened pens of one kind, one of another strength, and one whose opening day was typed. */
const PENS = [
  { strength: 10, startDate: null },
  { strength: 10, startDate: null },
  { strength: 5, startDate: null },
  { strength: 10, startDate: '2026-11-05' },
];

const which = fc.nat({ max: 1000 });
const pen = fc.nat({ max: PENS.length - 1 });
const clicks = fc.integer({ min: 1, max: 60 });
const date = fc
  .integer({ min: 0, max: 20 * 24 })
  .map((hours) => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000).toISOString());

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('log' as const), pen, clicks, date }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which, pen }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('date' as const), which, date }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('amount' as const), which, clicks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waste' as const), pen, clicks }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Person {
  readonly token: string;
  readonly pens: readonly Pen[];
}

async function createPerson(): Promise<Person> {
  const { token } = await createUser(test);
  const pens: Pen[] = [];
  for (const fields of PENS) pens.push(await createPen(test, token, fields));
  return { token, pens };
}

async function apply({ token, pens }: Person, change: Step): Promise<number> {
  const penId = 'pen' in change ? (pens[change.pen]?._id ?? '') : '';
  if (change.kind === 'log') {
    const body = standardDose(penId, { clicks: change.clicks, date: change.date });
    return (await test.call(logDose, { body: body as never }, { token })).status;
  }
  if (change.kind === 'waste') {
    const call = { params: { id: penId }, body: { wastedClicks: change.clicks } };
    return (await test.call(editPen, call, { token })).status;
  }
  const { body: doses } = await test.call(listDoses, {}, { token });
  const dose = doses[change.which % Math.max(1, doses.length)];
  if (!dose) return 204;
  const params = { id: dose._id };
  if (change.kind === 'delete') return (await test.call(deleteDose, { params }, { token })).status;
  const body =
    change.kind === 'move'
      ? { penId }
      : change.kind === 'date'
        ? { date: change.date }
        : { clicks: change.clicks };
  return (await test.call(editDose, { params, body }, { token })).status;
}

/** The pens by their order, as far as doses say. */
async function state({ token, pens }: Person) {
  const { body } = await test.call(listPens, {}, { token });
  return pens.map(({ _id }) => {
    const now = body.find((one) => one._id === _id);
    if (!now) throw new Error('the pen is gone');
    const { startDate, startedBy, discardOn, status, doseCount, inUseSince } = now;
    const { remainingClicks, wastedClicks } = now;
    return {
      ...{ startDate, startedBy, discardOn, status, doseCount, inUseSince },
      ...{ remainingClicks, wastedClicks },
    };
  });
}

/** Another person who enters only what is there in the end. */
async function enterAnew(person: Person): Promise<Person> {
  const other = await createPerson();
  const { body: doses } = await test.call(listDoses, {}, { token: person.token });
  for (const { penId, clicks, date } of doses) {
    const at = person.pens.findIndex(({ _id }) => _id === penId);
    const body = standardDose(other.pens[at]?._id ?? '', { clicks, date });
    const reply = await test.call(logDose, { body: body as never }, other);
    expect(reply.status).toBe(201);
  }
  for (const [at, { wastedClicks }] of (await state(person)).entries()) {
    const params = { id: other.pens[at]?._id ?? '' };
    expect((await test.call(editPen, { params, body: { wastedClicks } }, other)).status).toBe(200);
  }
  return other;
}

it('leaves pens as if only the records of the end had been entered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const person = await createPerson();
      for (const change of steps) expect(await apply(person, change)).toBeLessThan(500);
      expect(await state(person)).toEqual(await state(await enterAnew(person)));
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('does so when the changes arrive all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const person = await createPerson();
      for (const at of [0, 1, 2]) {
        const day = new Date(Date.UTC(2026, 10, 8 + at)).toISOString();
        await apply(person, { kind: 'log', pen: at, clicks: 20, date: day });
      }
      const statuses = await Promise.all(steps.map((change) => apply(person, change)));
      expect(Math.max(...statuses)).toBeLessThan(500);
      expect(await state(person)).toEqual(await state(await enterAnew(person)));
    }),
    { numRuns: 15 },
  );
}, 60_000);
