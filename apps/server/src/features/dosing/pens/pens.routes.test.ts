// Shows 1.3, 3.8, 3.11, 4.7, 5.17, 5.21, 7.17.
import {
  addPen,
  deletePen,
  editPen,
  listPens,
  setCurrency,
  setFifthDose,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { deleteDose, movePenLedger } from '../doses/doses.queries.ts';
import { updatePen } from './pens.queries.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const edit = (id: string, body: unknown) => test.call(editPen, { params: { id }, body }, { token });

describe('adding a pen', () => {
  it('keeps what was entered, with the currency of the user', async () => {
    await test.call(setCurrency, { body: { currency: 'GBP' } }, { token });
    const body = {
      name: '  First pen ',
      strength: 2.5,
      startDate: '2026-11-03T09:15:00.000Z',
      costPerPen: 133.5,
      purchaseDate: '2026-11-01',
      pharmacy: 'Corner Pharmacy',
      expiresOn: '2027-05-31',
      enableFifthDose: true,
    };
    const reply = await test.call(addPen, { body }, { token });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      ...body,
      name: 'First pen',
      startDate: '2026-11-03',
      costCurrency: 'GBP',
      status: 'active',
      remainingClicks: 240,
      remainingDoses: 4,
      remainingGoldenMl: 0.6,
      doseCount: 0,
      inUseSince: null,
    });
  });

  it('needs name, strength and start date only', async () => {
    const pen = await createPen(test, token);
    expect(pen).toMatchObject({
      costPerPen: null,
      purchaseDate: null,
      pharmacy: null,
      expiresOn: null,
    });
  });

  it('says so in one sentence when required fields are missing, and names them', async () => {
    const { status, body } = await test.call(addPen, { body: { name: '  ' } }, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Please fill in all required fields.' });
    expect(Object.keys((body as unknown as { fields: object }).fields).sort()).toEqual([
      'name',
      'startDate',
      'strength',
    ]);
  });
});

describe('the list', () => {
  it('puts active pens first, then the newest start day first', async () => {
    const { token: other } = await createUser(test);
    const empty = await createPen(test, other, { name: 'empty', startDate: '2026-11-10' });
    await createPen(test, other, { name: 'old', startDate: '2026-09-01' });
    await createPen(test, other, { name: 'new', startDate: '2026-11-01' });
    await createPen(test, other, {
      name: 'gone',
      startDate: '2026-11-05',
      expiresOn: '2026-11-20',
    });
    for (let n = 0; n < 4; n++) await createDose(test, other, standardDose(empty._id));
    const { body } = await test.call(listPens, {}, { token: other });
    expect(body.map((pen) => [pen.name, pen.status])).toEqual([
      ['new', 'active'],
      ['old', 'active'],
      ['empty', 'empty'],
      ['gone', 'expired'],
    ]);
  });
});

describe('editing a pen', () => {
  it('changes only what is sent', async () => {
    const pen = await createPen(test, token, { costPerPen: 100, pharmacy: 'A' });
    const { status, body } = await edit(pen._id, { pharmacy: 'B', purchaseDate: '2026-10-30' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: pen.name,
      costPerPen: 100,
      pharmacy: 'B',
      purchaseDate: '2026-10-30',
    });
  });

  it('refuses a start day after the earliest dose and keeps the old one', async () => {
    const pen = await createPen(test, token, { startDate: '2026-11-01' });
    await createDose(test, token, standardDose(pen._id, { date: '2026-11-10T08:00:00Z' }));
    const refused = await edit(pen._id, { startDate: '2026-11-12', name: 'Renamed' });
    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty('fields.startDate');
    const { body: pens } = await test.call(listPens, {}, { token });
    expect(pens.find((candidate) => candidate._id === pen._id)).toMatchObject({
      name: pen.name,
      startDate: '2026-11-01',
    });
    expect((await edit(pen._id, { startDate: '2026-11-10' })).status).toBe(200);
  });

  it('keeps the currency of the day on which a cost was first entered', async () => {
    const { token: other } = await createUser(test);
    const pen = await createPen(test, other, { costPerPen: 400 });
    await test.call(setCurrency, { body: { currency: 'EUR' } }, { token: other });
    const params = { id: pen._id };
    const renamed = await test.call(
      editPen,
      { params, body: { costPerPen: 400 } },
      { token: other },
    );
    expect(renamed.body.costCurrency).toBe('AUD');
    const repriced = await test.call(
      editPen,
      { params, body: { costPerPen: 250 } },
      { token: other },
    );
    expect(repriced.body.costCurrency).toBe('AUD');
  });
});

it('has a currency with its cost, also when the cost is taken away and set at once', async () => {
  const { email, token: other } = await createUser(test);
  const userId = await findUserId(test.db, email);
  const { _id: id } = await createPen(test, other, { costPerPen: 400 });
  const takeAway = {
    first: (db: TestApp['db']) =>
      updatePen(halfChange(db, userId), id, { cost_per_pen: null, cost_currency: null }),
  };
  const { body } = await interleave(test.db, takeAway, () =>
    test.call(editPen, { params: { id }, body: { costPerPen: 400 } }, { token: other }),
  );
  expect(body).toMatchObject({ costPerPen: 400, costCurrency: 'AUD' });
});

describe('Golden Dose flag and deletion', () => {
  it('switches the flag', async () => {
    const pen = await createPen(test, token);
    const params = { id: pen._id };
    const { body } = await test.call(
      setFifthDose,
      { params, body: { enableFifthDose: true } },
      { token },
    );
    expect(body.enableFifthDose).toBe(true);
  });

  it('deletes a pen without doses and refuses one with doses, with their number', async () => {
    const pen = await createPen(test, token);
    const params = { id: pen._id };
    await createDose(test, token, standardDose(pen._id, { clicks: 5 }));
    await createDose(test, token, standardDose(pen._id, { clicks: 5 }));
    const refused = await test.call(deletePen, { params }, { token });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: 'This pen has 2 logged doses. Delete them first.',
    });
    const unused = await createPen(test, token);
    expect((await test.call(deletePen, { params: { id: unused._id } }, { token })).status).toBe(
      204,
    );
    expect((await test.call(deletePen, { params: { id: unused._id } }, { token })).status).toBe(
      404,
    );
  });

  it('and deleting its last dose at once wait for each other in one direction only', async () => {
    const { email, token: other } = await createUser(test);
    const userId = await findUserId(test.db, email);
    const { _id: penId } = await createPen(test, other);
    const dose = await createDose(test, other, standardDose(penId, { clicks: 5 }));
    const giveBack = {
      first: (db: TestApp['db']) => deleteDose(halfChange(db, userId), dose._id),
      second: (db: TestApp['db']) =>
        movePenLedger(
          halfChange(db, userId),
          { userId, penId },
          { clicks: -5, goldenMl: 0 },
          { asGolden: false },
        ),
    };
    const remove = () => test.call(deletePen, { params: { id: penId } }, { token: other });
    const { status, body } = await interleave(test.db, giveBack, remove);
    // Before the dose is gone for good the pen still has it.
    if (status !== 204) {
      expect(body).toMatchObject({ error: 'This pen has 1 logged dose. Delete that dose first.' });
      expect((await remove()).status).toBe(204);
    }
  });
});
