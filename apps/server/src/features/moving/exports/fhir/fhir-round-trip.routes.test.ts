// Shows 31.14.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  exportAll,
  exportFhir,
  logDose,
  type RouteDefinition,
  setHeight,
} from '@dosewise/contract';
import {
  DAY_MS,
  INJECTION_LOCATIONS,
  listSubLocations,
  MEASUREMENT_KINDS,
  MEDICINES,
  measurementLimits,
  measurementUnits,
  SYMPTOM_CATEGORIES,
} from '@dosewise/domain';
import { historySteps, type ReadHistory } from '@dosewise/file-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';

let test: TestApp;
let token: string;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const add = async (route: RouteDefinition, body: object) => {
  count += 1;
  const date = new Date(TEST_NOW - count * 7.3 * DAY_MS).toISOString();
  const reply = await test.call(route, { body: { date, ...body } }, { token });
  expect([reply.status, reply.body]).toMatchObject([201, {}]);
};

/** The records of a file, but for places in it and what FHIR has no field for. */
async function read(route: RouteDefinition): Promise<object> {
  const reply = await test.app.inject({
    url: `/api${route.path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const options = { timeZone: 'Europe/Berlin', now: TEST_NOW, answers: {} };
  const steps = historySteps(reply.body, options);
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    if (step.value.kind === 'refused') throw new Error(JSON.stringify(step.value));
    return contentOf(step.value);
  }
}

function contentOf(history: ReadHistory) {
  const bare = (list: readonly { readonly at: string; readonly date: number }[]) =>
    list.map((one) => ({ ...one, at: '', source: '', pain: null })).sort((a, b) => a.date - b.date);
  const { doses, weights, symptoms, measurements, skipped, questions } = history;
  return {
    doses: bare(doses),
    weights: bare(weights),
    symptoms: bare(symptoms),
    measurements: bare(measurements),
    skipped,
    questions,
  };
}

it('is read back as whole as our own archive', async () => {
  await test.call(setHeight, { body: { heightCm: 175 } }, { token });
  const dose = { penId: null, doseAmount: 2.5 };
  const places = INJECTION_LOCATIONS.flatMap((injectionLocation) =>
    [null, ...listSubLocations(injectionLocation)].map((injectionSubLocation) => ({
      injectionLocation,
      injectionSubLocation,
    })),
  );
  for (const place of places) {
    await add(logDose, { ...dose, ...place, medicine: 'tirzepatide', note: 'in the evening' });
  }
  for (const medicine of [...MEDICINES, 'Mounjaro', 'Ozempic']) {
    await add(logDose, { ...dose, medicine });
  }
  await add(addWeight, { weightKg: 81.45, note: 'after a run' });
  await add(addWeight, { weightKg: 80 });
  for (const kind of MEASUREMENT_KINDS) {
    for (const unit of measurementUnits(kind)) {
      const { least, most } = measurementLimits(kind, unit);
      const diastolic = kind === 'blood_pressure' ? 82.5 : null;
      const value = Math.round((least + most) * 4) / 10;
      await add(addMeasurement, { kind, value, diastolic, unit, note: `of ${kind}` });
    }
  }
  for (const origin of ['home', 'laboratory']) {
    for (const [value, unit] of [
      [5.6, 'mmol/L'],
      [101, 'mg/dL'],
    ]) {
      await add(addMeasurement, { kind: 'fasting_glucose', value, unit, origin });
    }
  }
  for (const category of SYMPTOM_CATEGORIES) {
    await add(addSymptom, { category, severity: 0, note: '' });
    await add(addSymptom, { category, severity: 7, note: 'Hiccups' });
  }
  const [fhir, archive] = [await read(exportFhir), await read(exportAll)];
  expect(fhir).toMatchObject({ skipped: [], questions: [] });
  expect(fhir).toEqual(archive);
});
