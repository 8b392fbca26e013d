// Shows 74.6.
import {
  deleteDose,
  discardPen,
  editDose,
  listDoses,
  logDose,
  setFifthDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { findDoseRow, movePenLedger, updateDose } from './doses.queries.ts';

let test: TestApp;
let email: string;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({ email, token } = await createUser(test));
});
afterAll(() => test.close());

const DATE = '2026-11-20T08:00:00.000Z';
const UNOPENED = { status: 'sealed', startDate: null, startedBy: null, doseCount: 0 };
const sealedPen = (fields = {}) => createPen(test, token, { startDate: null, ...fields });
const log = (penId: string, fields = {}) =>
  createDose(test, token, standardDose(penId, { date: DATE, ...fields }));
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, { token });
const now = (id: string) => penNow(test, token, id);
const list = async () => (await test.call(listDoses, {}, { token })).body;

describe('a dose that was logged from the wrong pen', () => {
  it('goes to the right one: clicks, opening days and all', async () => {
    const [right, wrong] = [await sealedPen(), await sealedPen()];
    const dose = await log(wrong._id, { clicks: 40, note: 'at home' });
    const { status, body } = await edit(dose._id, { penId: right._id });
    expect([status, body]).toEqual([200, { ...dose, penId: right._id }]);
    expect(await list()).toEqual([body]);
    expect(await now(wrong._id)).toMatchObject({ ...UNOPENED, remainingClicks: 240 });
    expect(await now(right._id)).toMatchObject({
      startDate: '2026-11-20',
      startedBy: 'dose',
      remainingClicks: 200,
      doseCount: 1,
    });
    expect((await edit(dose._id, { penId: right._id })).body).toEqual(body);
    expect((await edit(dose._id, { penId: wrong._id })).status).toBe(200);
    expect(await now(right._id)).toMatchObject({ ...UNOPENED, remainingClicks: 240 });
  });

  it('keeps its mg where the steps differ', async () => {
    const [five, ten] = [await sealedPen({ strength: 5 }), await sealedPen({ strength: 10 })];
    const vial = await sealedPen({
      strength: 5,
      device: { id: 'zepbound-single-dose-vial-us' },
    });
    const dose = await log(five._id, { clicks: 60 });
    const moved = await edit(dose._id, { penId: ten._id });
    expect(moved.body).toMatchObject({ clicks: 30, doseAmount: 5, remainingClicks: 210 });
    const drawn = await edit(dose._id, { penId: vial._id });
    expect(drawn.body).toMatchObject({
      clicks: 50,
      doseAmount: 5,
      extractionMethod: 'volume_extraction',
    });
    for (const pen of [five, ten]) expect(await now(pen._id)).toMatchObject(UNOPENED);
  });

  it('takes another amount, in steps of the new pen, and another date along', async () => {
    const [five, ten] = [await sealedPen({ strength: 5 }), await sealedPen({ strength: 10 })];
    const dose = await log(five._id);
    const date = '2026-11-18T08:00:00.000Z';
    const { status, body } = await edit(dose._id, { penId: ten._id, clicks: 45, date });
    expect([status, body]).toMatchObject([200, { clicks: 45, doseAmount: 7.5, date }]);
    expect(await now(ten._id)).toMatchObject({ startDate: '2026-11-18', remainingClicks: 195 });
    const wrong = await edit(dose._id, { penId: five._id, doseAmount: 5 });
    expect(wrong.body).toHaveProperty('fields.doseAmount');
  });

  it('is the same dose to a phone that sends it again', async () => {
    const [five, ten] = [await sealedPen({ strength: 5 }), await sealedPen({ strength: 10 })];
    const sent = { ...standardDose(five._id, { date: DATE }), _id: newId(), doseAmount: 5 };
    await createDose(test, token, sent);
    const { body } = await edit(sent._id, { penId: ten._id });
    const again = await test.call(logDose, { body: sent as never }, { token });
    expect([again.status, again.body]).toEqual([200, body]);
    await test.call(deleteDose, { params: { id: sent._id } }, { token });
    for (const pen of [five, ten]) expect(await now(pen._id)).toMatchObject(UNOPENED);
  });
});

describe('nothing changes where the other pen cannot have given it', () => {
  type Fields = Record<string, unknown>;
  const OZEMPIC = { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 74 } };
  it.each<[string, Fields, Fields, number, string]>([
    ['of another medicine', OZEMPIC, {}, 400, 'This pen contains a different medicine.'],
    ['between two clicks', { strength: 15 }, { clicks: 7 }, 400, 'to a whole number of clicks'],
    ['above one dose', { strength: 2.5 }, {}, 400, 'more than one dose from this pen'],
    ['with too much wasted', { wastedClicks: 181 }, {}, 409, 'Not enough clicks'],
  ])('%s', async (_what, fields, doseFields, status, said) => {
    const [from, to] = [await sealedPen(), await sealedPen(fields)];
    const dose = await log(from._id, doseFields);
    const before = [await now(from._id), await now(to._id)];
    const reply = await edit(dose._id, { penId: to._id, note: 'x' });
    expect([reply.status, reply.body]).toMatchObject([
      status,
      { fields: { penId: expect.stringContaining(said) } },
    ]);
    expect([await now(from._id), await now(to._id)]).toEqual(before);
    expect(await list()).toEqual([dose]);
  });

  it('that began after it, was thrown away before it, or is no one’s', async () => {
    const from = await sealedPen();
    const later = await createPen(test, token, { startDate: '2026-11-21' });
    const gone = await createPen(test, token);
    const params = { id: gone._id };
    await test.call(discardPen, { params, body: { on: '2026-11-19', reason: 'lost' } }, { token });
    const stranger = await createUser(test);
    const theirs = await createPen(test, stranger.token);
    const dose = await log(from._id);
    expect((await edit(dose._id, { penId: later._id })).body).toHaveProperty('fields.date');
    expect((await edit(dose._id, { penId: gone._id })).body).toMatchObject({
      code: 'pen_discarded',
    });
    for (const id of [theirs._id, newId()]) {
      expect((await edit(dose._id, { penId: id })).status).toBe(404);
    }
    expect(await list()).toEqual([dose]);
    expect(await now(from._id)).toMatchObject({ startDate: '2026-11-20', doseCount: 1 });
  });
});

describe('a Golden Dose', () => {
  const allow = (id: string) =>
    test.call(setFifthDose, { params: { id }, body: { enableFifthDose: true } }, { token });

  it('goes to another empty pen that allows one, with its mg', async () => {
    const [ten, other] = [await createEmptyPen(test, token), await createEmptyPen(test, token)];
    const five = await createEmptyPen(test, token, { strength: 5 });
    for (const pen of [ten, other, five]) await allow(pen._id);
    const dose = await createDose(test, token, goldenDose(ten._id, 0.25, { date: DATE }));
    const moved = await edit(dose._id, { penId: other._id });
    expect(moved.body).toMatchObject({ penId: other._id, volume: 0.25, doseType: 'golden_dose' });
    expect(await now(ten._id)).toMatchObject({ remainingGoldenMl: 0.6 });
    expect(await now(other._id)).toMatchObject({ remainingGoldenMl: 0.35 });
    const halved = await edit(dose._id, { penId: five._id });
    expect(halved.body.volume).toBe(0.5);
    expect(halved.body.doseAmount).toBeCloseTo(dose.doseAmount, 9);
  });

  it('stays where the other is not empty, allows none, or has too little', async () => {
    const [from, full] = [await createEmptyPen(test, token), await createPen(test, token)];
    const [none, weak] = [
      await createEmptyPen(test, token),
      await createEmptyPen(test, token, { strength: 2.5 }),
    ];
    for (const pen of [from, full, weak]) await allow(pen._id);
    const dose = await createDose(test, token, goldenDose(from._id, 0.25, { date: DATE }));
    for (const [pen, code] of [
      [full, 'golden_pen_not_empty'],
      [none, 'golden_not_enabled'],
      [weak, 'golden_volume_exceeded'],
    ] as const) {
      const { status, body } = await edit(dose._id, { penId: pen._id });
      expect([status, body]).toMatchObject([409, { code, fields: { penId: expect.any(String) } }]);
    }
    expect(await now(from._id)).toMatchObject({ remainingGoldenMl: 0.35 });
  });
});

describe('at the same moment', () => {
  it('moves to and fro leave every click somewhere', async () => {
    const pens = [await sealedPen(), await sealedPen(), await sealedPen()];
    const [first] = pens;
    const doses = [await log(String(first?._id)), await log(String(first?._id), { clicks: 20 })];
    const replies = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) =>
        edit(String(doses[n % 2]?._id), { penId: String(pens[(n * 2) % 3]?._id) }),
      ),
    );
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const left = await list();
    for (const { _id } of pens) {
      const own = left.filter(({ penId }) => penId === _id);
      const used = own.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0);
      expect(await now(_id)).toMatchObject({
        remainingClicks: 240 - used,
        startDate: own.length > 0 ? '2026-11-20' : null,
      });
    }
  });

  it('a dose that has just been moved is not taken from its former pen again', async () => {
    const [from, to, third] = [await sealedPen(), await sealedPen(), await sealedPen()];
    const dose = await log(from._id);
    const userId = await findUserId(test.db, email);
    const before = await findDoseRow(test.db, userId, dose._id);
    if (!before) throw new Error('the dose is gone');
    const first = async (db: TestApp['db']) => {
      const records = halfChange(db, userId);
      await updateDose(records, before, { pen_id: to._id });
      for (const [penId, clicks] of [
        [from._id, -60],
        [to._id, 60],
      ] as const) {
        await movePenLedger(
          records,
          { userId, penId },
          { clicks, goldenMl: 0 },
          { asGolden: false },
        );
      }
    };
    const reply = await interleave(test.db, { first }, () => edit(dose._id, { penId: third._id }));
    expect(reply.status).toBe(200);
    const left = await Promise.all([from, to, third].map(async ({ _id }) => now(_id)));
    expect(left.map(({ remainingClicks }) => remainingClicks)).toEqual([240, 240, 180]);
  });
});
