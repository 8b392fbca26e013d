// Shows 74.1.
import {
  addPen,
  editDose,
  editPen,
  logDose,
  planAhead,
  setCurrency,
  setFifthDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDose,
  createPen,
  createUser,
  goldenDose,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  test.setNow('2026-11-28T01:00:00Z');
});
beforeEach(async () => {
  ({ token } = await createUser(test));
});
afterAll(() => test.close());

const add = (fields: object) =>
  test.call(addPen, { body: { name: 'P', strength: 5, startDate: null, ...fields } }, { token });
const edit = (id: string, body: object) => test.call(editPen, { params: { id }, body }, { token });
const use = (currency: 'EUR' | 'GBP') => test.call(setCurrency, { body: { currency } }, { token });

describe('the currency of a cost', () => {
  it('stays when the cost is corrected', async () => {
    await use('EUR');
    const pen = await createPen(test, token, { costPerPen: 180 });
    await use('GBP');
    expect((await edit(pen._id, { costPerPen: 185 })).body).toMatchObject({
      costPerPen: 185,
      costCurrency: 'EUR',
    });
  });

  it('is that of the body, else of the account, where there was no cost', async () => {
    await use('GBP');
    expect((await add({ costPerPen: 180, costCurrency: 'EUR' })).body.costCurrency).toBe('EUR');
    const pen = await createPen(test, token);
    expect((await edit(pen._id, { costPerPen: 1 })).body.costCurrency).toBe('GBP');
    expect((await edit(pen._id, { costCurrency: 'USD' })).body).toMatchObject({
      costPerPen: 1,
      costCurrency: 'USD',
    });
    const other = await createPen(test, token);
    const both = { costPerPen: 2, costCurrency: 'EUR' };
    expect((await edit(other._id, both)).body).toMatchObject(both);
    expect((await edit(other._id, { ...both, costCurrency: null })).body).toMatchObject(both);
  });

  it('is none without a cost, and one of the list', async () => {
    expect((await add({ costCurrency: 'EUR' })).body.costCurrency).toBeNull();
    const pen = await createPen(test, token, { costPerPen: 180 });
    expect((await edit(pen._id, { costPerPen: null, costCurrency: 'EUR' })).body).toMatchObject({
      costPerPen: null,
      costCurrency: null,
    });
    const wrong = await add({ costPerPen: 1, costCurrency: 'XYZ' });
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { costCurrency: expect.any(String) } },
    ]);
  });
});

describe('a day of opening', () => {
  it('that is still to come is refused', async () => {
    const refused = [400, { fields: { startDate: expect.stringContaining('future') } }];
    const added = await add({ startDate: '2027-11-10' });
    expect([added.status, added.body]).toMatchObject(refused);
    const pen = await createPen(test, token, { startDate: null });
    const edited = await edit(pen._id, { startDate: '2026-11-30' });
    expect([edited.status, edited.body]).toMatchObject(refused);
  });

  it('is taken where it is today anywhere, and where a pen of 1.0 has it already', async () => {
    test.setNow('2026-11-27T11:00:00Z');
    const pen = await createPen(test, token, { startDate: '2026-11-28' });
    test.setNow('2026-11-26T11:00:00Z');
    const fields = { name: 'Renamed', startDate: '2026-11-28' };
    expect((await edit(pen._id, fields)).body).toMatchObject(fields);
    test.setNow('2026-11-28T01:00:00Z');
  });

  it('may lie after the last day of use and before the purchase', async () => {
    const fields = { startDate: '2026-11-10', expiresOn: '2026-11-01', purchaseDate: '2026-11-20' };
    const { status, body } = await add(fields);
    expect([status, body]).toMatchObject([201, fields]);
  });
});

describe('wasted clicks', () => {
  const waste = (id: string, wastedClicks: unknown) => edit(id, { wastedClicks });
  const log = (body: object) => test.call(logDose, { body: body as never }, { token });

  it('are taken off the pen, and given back', async () => {
    const pen = await createPen(test, token);
    expect(pen.wastedClicks).toBe(0);
    await createDose(test, token, standardDose(pen._id));
    const reply = await waste(pen._id, 8);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { wastedClicks: 8, remainingClicks: 172, remainingDoses: 2.9 },
    ]);
    const dose = await createDose(test, token, standardDose(pen._id));
    expect(dose).toMatchObject({ remainingClicks: 112, remainingDoses: 1.9 });
    expect((await edit(pen._id, { name: 'x' })).body.wastedClicks).toBe(8);
    expect((await waste(pen._id, 0)).body).toMatchObject({ remainingClicks: 120 });
    expect((await add({ wastedClicks: 8 })).body).toMatchObject({ remainingClicks: 232 });
  });

  it('are no more than what the doses leave', async () => {
    const pen = await createPen(test, token);
    await createDose(test, token, standardDose(pen._id));
    for (const wrong of [181, -1, 1.5, '8', null]) {
      const { status, body } = await edit(pen._id, { wastedClicks: wrong, name: 'New' });
      expect([status, body]).toMatchObject([400, { fields: { wastedClicks: expect.any(String) } }]);
    }
    expect(await penNow(test, token, pen._id)).toMatchObject({ name: pen.name, wastedClicks: 0 });
    expect((await add({ wastedClicks: 241 })).body).toHaveProperty('fields.wastedClicks');
    expect((await waste(pen._id, 180)).body).toMatchObject({ status: 'empty', remainingClicks: 0 });
  });

  it('are not there for a dose, logged or made larger, nor for the stock', async () => {
    const pen = await createPen(test, token, { strength: 5 });
    const dose = await createDose(test, token, standardDose(pen._id));
    await waste(pen._id, 150);
    expect(await log(standardDose(pen._id, { clicks: 31 }))).toMatchObject({
      status: 409,
      body: { code: 'not_enough_clicks' },
    });
    await createDose(test, token, standardDose(pen._id, { clicks: 30 }));
    const params = { id: dose._id };
    await test.call(editDose, { params, body: { clicks: 20 } }, { token });
    const edited = await test.call(editDose, { params, body: { clicks: 60 } }, { token });
    expect(edited.status).toBe(200);
    const ahead = await test.call(planAhead, { query: { days: 90 } }, { token });
    expect(ahead.body).toMatchObject({ dosesLeft: 0 });
    expect(ahead.body.next?.penId ?? null).toBeNull();
  });

  it('empty a pen for its Golden Dose', async () => {
    const pen = await createPen(test, token, { enableFifthDose: true });
    const params = { id: pen._id };
    await test.call(setFifthDose, { params, body: { enableFifthDose: true } }, { token });
    for (let n = 0; n < 3; n++) await createDose(test, token, standardDose(pen._id));
    expect((await log(goldenDose(pen._id, 0.1))).status).toBe(409);
    await waste(pen._id, 60);
    expect((await log(goldenDose(pen._id, 0.1))).status).toBe(201);
  });

  it('and doses that arrive at once never take more than there is', async () => {
    const pen = await createPen(test, token);
    const replies = await Promise.all([
      ...[1, 2, 3, 4].map(() => log(standardDose(pen._id))),
      waste(pen._id, 61),
    ]);
    expect(Math.max(...replies.map(({ status }) => status))).toBeLessThan(500);
    const { remainingClicks, wastedClicks, doseCount } = await penNow(test, token, pen._id);
    expect(remainingClicks).toBe(240 - wastedClicks - 60 * doseCount);
    expect(doseCount).toBe(wastedClicks === 0 ? 4 : 2);
  });
});
