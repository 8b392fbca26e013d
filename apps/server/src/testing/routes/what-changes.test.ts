import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  createCalendarFeed,
  createShare,
  deleteCalendarFeed,
  deleteDose,
  deleteMeasurement,
  deletePen,
  deletePlan,
  deletePlanOf,
  deleteSymptom,
  deleteWeight,
  discardPen,
  editDose,
  editMeasurement,
  editPen,
  editSymptom,
  editWeight,
  getReminders,
  getReport,
  importHistory,
  importWeights,
  keepPen,
  logDose,
  pausePlan,
  type RouteDefinition,
  resumePlan,
  setCountry,
  setCurrency,
  setDisplayName,
  setFifthDose,
  setGoal,
  setGoldenDoseSettings,
  setHeight,
  setPlan,
  setPlanOf,
  setReminders,
  setSites,
  setTimeZone,
  setUnits,
  skipDose,
  undoImport,
  unskipDose,
  unsubscribe,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signLink } from '../../outgoing/channels/email/compose/link-tokens.ts';
import { readServerSecret } from '../../runtime/secrets/server-secret.queries.ts';
import { createPen, createUser, standardDose } from '../factories.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Everything that pages keep of an account: of no route that has parameters. */
const READS = ALL_ROUTES.filter(
  ({ access, reads, params }) => access === 'user' && reads && !params,
).filter(({ id }) => id !== 'verifyToken');
const QUERIES: Readonly<Record<string, string>> = {
  [getReport.id]: '?from=2026-09-01&to=2026-11-21',
};

it('is said by each route: no read replies otherwise after a change that does not name it', async () => {
  const user = await createUser(test);
  const headers = { authorization: `Bearer ${user.token}` };
  const readAll = async () => {
    const replies = new Map<RouteDefinition, string>();
    for (const route of READS) {
      const url = `/api${route.path}${QUERIES[route.id] ?? ''}`;
      const reply = await test.app.inject({ url, headers });
      expect(reply.statusCode, `${route.id} ${reply.body}`).toBe(200);
      replies.set(route, reply.body);
    }
    return replies;
  };
  let before = await readAll();
  const forgotten: string[] = [];
  const moved = new Set<string>();
  const change = async (route: RouteDefinition, body?: object, params = {}) => {
    const reply = await test.app.inject({
      method: route.method,
      url: `/api${fillPath(route.path, params)}`,
      headers,
      ...(body && { payload: body }),
    });
    expect([200, 201, 204], `${route.id} ${reply.body}`).toContain(reply.statusCode);
    const after = await readAll();
    for (const [read, text] of after) {
      if (text === before.get(read)) continue;
      moved.add(read.id);
      const isNamed = read.reads?.some((one) => route.changes?.includes(one));
      if (!isNamed) forgotten.push(`${route.id} changes ${read.id}`);
    }
    before = after;
    return reply.statusCode === 204 ? '' : reply.json()._id;
  };

  const pen = await createPen(test, user.token, { name: 'First', costPerPen: 100 });
  before = await readAll();
  const { strength, startDate } = pen;
  const id = await change(addPen, { name: 'Second', strength, startDate });
  await change(editPen, { name: 'Third', costPerPen: 90 }, { id });
  await change(setFifthDose, { enableFifthDose: true }, { id });
  await change(discardPen, { on: '2026-11-20', reason: 'other' }, { id });
  await change(keepPen, undefined, { id });

  const step = { startDate: '2026-11-22', time: '20:00', everyDays: 7, doseMg: 10, doses: null };
  const plan = { anchor: 'weekday', steps: [step] };
  await change(setPlan, { medicine: 'tirzepatide', ...plan });
  const at = '2026-11-22T20:00:00.000Z';
  await change(skipDose, { at });
  await change(unskipDose, undefined, { at });
  await change(pausePlan, { from: '2026-11-22', until: null }, { medicine: 'tirzepatide' });
  await change(resumePlan, undefined, { medicine: 'tirzepatide' });

  const doseId = await change(logDose, standardDose(pen._id, { injectionLocation: 'abdomen' }));
  await change(editDose, { clicks: 20 }, { id: doseId });
  await change(editPen, { costPerPen: 80 }, { id: pen._id });
  await change(setCountry, { country: 'DE' });
  await change(setCurrency, { currency: 'EUR' });
  await change(setTimeZone, { timeZone: 'Asia/Tokyo' });
  await change(setDisplayName, { displayName: 'Anna' });
  await change(setUnits, { weight: 'lb', height: 'cm' });
  await change(setHeight, { heightCm: 180 });
  await change(setGoldenDoseSettings, { goldenDoseEnabled: true, goldenDoseVolume: 0.3 });
  await change(setSites, { zones: [] });
  await change(deleteDose, undefined, { id: doseId });
  await change(deletePen, undefined, { id });
  await change(deletePlan);
  await change(setPlanOf, plan, { medicine: 'tirzepatide' });
  await change(deletePlanOf, undefined, { medicine: 'tirzepatide' });

  const date = '2026-11-20T08:00:00.000Z';
  const weightId = await change(addWeight, { date, weightKg: 80 });
  await change(setGoal, { targetKg: 75 });
  await change(editWeight, { weightKg: 81 }, { id: weightId });
  await change(importWeights, { entries: [{ date: '2026-11-19T08:00:00Z', weightKg: 82 }] });
  await change(deleteWeight, undefined, { id: weightId });
  const symptomId = await change(addSymptom, { date, category: 'nausea' });
  await change(editSymptom, { severity: 3 }, { id: symptomId });
  await change(deleteSymptom, undefined, { id: symptomId });
  const waistId = await change(addMeasurement, { kind: 'waist', value: 94, date });
  await change(editMeasurement, { value: 93 }, { id: waistId });
  await change(deleteMeasurement, undefined, { id: waistId });
  const weights = [{ date: '2026-11-18T08:00:00Z', weightKg: 83 }];
  const importId = await change(importHistory, { source: 'sheet', weights });
  await change(undoImport, undefined, { id: importId });

  const { body: reminders } = await test.call(getReminders, {}, user);
  await change(setReminders, { ...reminders, channels: { ...reminders.channels, email: true } });
  const secret = await readServerSecret(test.db, 'mail-links');
  const userId = await findUserId(test.db, user.email);
  for (const purpose of ['end-reminders', 'unsubscribe'] as const) {
    await change(unsubscribe, undefined, { token: signLink(secret, { purpose, userId }) });
  }

  await change(createShare, { from: '2026-11-01', to: '2026-11-21', days: 7, passcode: null });
  await change(createCalendarFeed);
  await change(deleteCalendarFeed);

  expect(forgotten).toEqual([]);
  // Most of what there is was another after some change: what is the same always shows nothing.
  expect(moved.size).toBeGreaterThan(15);
});
