// Shows 17.1.
import {
  addArchive,
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  deleteDose,
  deleteMeasurement,
  deletePen,
  deletePlan,
  deleteSymptom,
  deleteWeight,
  discardPen,
  editDose,
  editMeasurement,
  editPen,
  editSymptom,
  editWeight,
  importHistory,
  importWeights,
  keepPen,
  logDose,
  type RouteDefinition,
  restoreAll,
  setCountry,
  setFifthDose,
  setPlan,
  setTimeZone,
  setUnits,
  skipDose,
  undoImport,
  unskipDose,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createPen, standardDose } from '../../testing/factories.ts';
import {
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../testing/reminders/reminder-test.ts';
import { fillPath, TEST_NOW } from '../../testing/test-app.ts';

let reminders: ReminderTest;
beforeAll(async () => {
  reminders = await startReminderTest();
});
afterAll(() => reminders.close());
beforeEach(() => reminders.test.setNow(TEST_NOW));

/** Paths that reminders are told from: anyone who changes something there has them planned again. */
const PLANNED_FROM = /^\/(?:pens|doses|weights|symptoms|measurements|plan|imports|import)(?:\/|$)/;
const SETTINGS: readonly RouteDefinition[] = [setTimeZone, setUnits, setCountry];

it('plans again after every change of a record', async () => {
  const { test } = reminders;
  const user = await reminders.remind({
    dose: { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 },
  });
  const changed: string[] = [];
  const change = async (route: RouteDefinition, body?: object, id = '') => {
    await reminders.plan();
    expect(await replanSince(user), `before ${route.id}`).toBeNull();
    const reply = await test.app.inject({
      method: route.method,
      url: `/api${fillPath(route.path, { id, at: id })}`,
      headers: { authorization: `Bearer ${user.token}` },
      ...(body && { payload: body }),
    });
    expect([200, 201, 204], `${route.id} ${reply.body}`).toContain(reply.statusCode);
    expect(await replanSince(user), route.id).toBe(TEST_NOW);
    changed.push(route.id);
    return reply.statusCode === 204 ? '' : reply.json()._id;
  };

  const pen = await createPen(test, user.token, { name: 'First' });
  const { strength, startDate } = pen;
  const penId = await change(addPen, { name: 'Second', strength, startDate });
  await change(editPen, { name: 'Third' }, penId);
  await change(setFifthDose, { enableFifthDose: true }, penId);
  await change(discardPen, { on: '2026-11-20', reason: 'other' }, penId);
  await change(keepPen, undefined, penId);
  await change(deletePen, undefined, penId);

  const doseId = await change(logDose, standardDose(pen._id));
  await change(editDose, { clicks: 20 }, doseId);
  await change(deleteDose, undefined, doseId);

  const date = '2026-11-20T08:00:00.000Z';
  const weightId = await change(addWeight, { date, weightKg: 80 });
  await change(editWeight, { weightKg: 81 }, weightId);
  await change(importWeights, { entries: [{ date: '2026-11-19T08:00:00Z', weightKg: 82 }] });
  await change(deleteWeight, undefined, weightId);

  const symptomId = await change(addSymptom, { date, category: 'nausea' });
  await change(editSymptom, { severity: 3 }, symptomId);
  await change(deleteSymptom, undefined, symptomId);

  const waist = { kind: 'waist', value: 94, date };
  const measurementId = await change(addMeasurement, waist);
  await change(editMeasurement, { value: 93 }, measurementId);
  await change(deleteMeasurement, undefined, measurementId);

  const step = { startDate: '2026-11-22', time: '20:00', everyDays: 7, doseMg: 10, doses: null };
  await change(setPlan, { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] });
  const at = '2026-11-22T20:00:00.000Z';
  await change(skipDose, { at });
  await change(unskipDose, undefined, at);
  await change(deletePlan);

  const weights = [{ date: '2026-11-18T08:00:00Z', weightKg: 83 }];
  const importId = await change(importHistory, { source: 'sheet', weights });
  await change(undoImport, undefined, importId);
  const archive = await test.app.inject({
    url: '/api/export/all.json',
    headers: { authorization: `Bearer ${user.token}` },
  });
  const added = { _id: newId(), date, category: 'nausea', severity: 2, note: '' };
  await change(addArchive, { ...archive.json(), symptoms: [added] });

  await change(setTimeZone, { timeZone: 'Europe/Berlin' });
  await change(setUnits, { weight: 'lb', height: 'cm' });
  await change(setCountry, { country: 'DE' });

  // Restoring has a test of its own.
  const writes = ALL_ROUTES.filter(
    ({ method, path }) => method !== 'GET' && PLANNED_FROM.test(path),
  );
  const all = [...writes, ...SETTINGS].map(({ id }) => id).filter((id) => id !== restoreAll.id);
  expect(changed.toSorted()).toEqual(all.toSorted());
});

it('reminds of weighing again once the weigh-in of the day is deleted', async () => {
  const { test } = reminders;
  const user = await reminders.remind({ weighIn: { on: true, days: [6], time: '18:00' } });
  const body = { date: new Date(TEST_NOW - HOUR_MS).toISOString(), weightKg: 80 };
  const { body: weighIn } = await test.call(addWeight, { body }, user);
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual([]);
  await test.call(deleteWeight, { params: { id: weighIn._id } }, user);
  await reminders.plan();
  expect(await reminders.ledger(user)).toEqual(['weighIn 2026-11-21T18:00']);
});

async function replanSince({ id }: Reminded): Promise<number | null> {
  const row = await reminders.test.db
    .selectFrom('user_activity')
    .select('replan_since')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.replan_since;
}
