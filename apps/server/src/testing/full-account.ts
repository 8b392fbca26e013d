import {
  acknowledgeGoldenDose,
  addMeasurement,
  addPushSubscription,
  addSymptom,
  addWeight,
  createCalendarFeed,
  deleteWeight,
  discardPen,
  importHistory,
  logDose,
  pausePlan,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setDisplayName,
  setEmailPreferences,
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
} from '@dosewise/contract';
import { expect } from 'vitest';
import { newId } from '../create-context.ts';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
  standardDose,
} from './factories.ts';
import { TEST_NOW, type TestApp } from './test-app.ts';

const at = (days: number) => new Date(TEST_NOW + days * 86_400_000).toISOString();

/** The token of someone who has used everything that there is. */
export async function createFullAccount(test: TestApp): Promise<string> {
  const { token } = await createUser(test);
  const as = { token };
  const call = async (...[route, input]: Parameters<TestApp['call']>) => {
    const reply = await test.call(route, input, as);
    expect(reply.status, `${route.id} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return (reply.body ?? {}) as { _id: string };
  };
  await call(setCountry, { body: { country: 'Germany' } });
  await call(setCurrency, { body: { currency: 'EUR' } });
  await call(setHeight, { body: { heightCm: 171.5 } });
  await call(setTimeZone, { body: { timeZone: 'Europe/Berlin' } });
  await call(setDisplayName, { body: { displayName: "Anna O'Neill" } });
  await call(setUnits, { body: { weight: 'st', height: 'ft' } });
  const settings = { goldenDoseEnabled: true, goldenDoseVolume: 0.25 };
  await call(setGoldenDoseSettings, { body: settings });
  for (const textVersion of ['2026-10', '2026-11']) {
    await call(acknowledgeGoldenDose, { body: { textVersion } });
  }
  for (const agreed of [true, false]) {
    await call(setAnalyticsConsent, { body: { agreed, textVersion: '2026-11' } });
  }
  await call(setEmailPreferences, { body: { marketing: false, tips: true } });
  await call(setGoal, { body: { targetKg: 70.5, targetDate: '2027-06-01' } });
  await call(setSites, { body: { zones: [{ location: 'thigh', subLocation: 'left' }] } });
  await call(setReminders, {
    body: {
      dose: { on: true, leadMinutes: 30, repeatMinutes: 60, repeatTimes: 2 },
      stock: { on: true, daysBefore: 10 },
      discard: { on: true },
      weighIn: { on: true, days: [1, 5], time: '07:30' },
      weeklySummary: { on: false, day: 7, time: '18:00' },
      quiet: { from: '22:00', to: '06:00' },
      discreet: false,
      channels: { push: true, email: true, ntfyUrl: null },
    },
  });
  const step = { startDate: '2026-11-28', time: '08:00', everyDays: 7, doseMg: 5, doses: null };
  await call(setPlan, { body: { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] } });
  await call(skipDose, { body: { at: '2026-12-05T07:00:00.000Z' } });
  const second = { params: { medicine: 'semaglutide' } };
  const days = { anchor: 'last_dose' as const, steps: [{ ...step, doseMg: 1.7 }] };
  await call(setPlanOf, { ...second, body: days });
  await call(setPlanOf, { ...second, body: { ...days, steps: [{ ...step, doseMg: 2.4 }] } });
  await call(pausePlan, { ...second, body: { from: '2026-12-24', until: '2027-01-01' } });
  await call(setPlan, { body: { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] } });

  const golden = await createEmptyPen(test, token, { costPerPen: 199.5, pharmacy: 'Ü & Söhne' });
  await createDose(test, token, goldenDose(golden._id, 0.1));
  await createDose(test, token, goldenDose(golden._id, 0.2, { note: 'both "halves", é 🌙' }));
  const _id = newId();
  const blue = await createPen(test, token, { _id, strength: 7.5, batch: 'B-1' });
  await createDose(test, token, { ...standardDose(blue._id, { clicks: 37, painLevel: 4 }), _id });
  const vial = { medicine: 'semaglutide', kind: 'vial', doseMl: 0.37, doses: 5 };
  const other = await createPen(test, token, { strength: 1.7, device: vial, startDate: null });
  await createPen(test, token, { startDate: null, name: 'Second of two' });
  await createPen(test, token, { startDate: null, name: 'Third' });
  await createDose(test, token, standardDose(other._id, { clicks: 41 }));
  await call(discardPen, {
    params: { id: golden._id },
    body: { on: '2026-11-21', reason: 'lost' },
  });
  await call(logDose, {
    body: { penId: null, medicine: 'Ozempic', doseAmount: 0.5, date: at(-20) },
  });
  for (const days of [-3, -2, -1]) {
    await call(addWeight, { body: { date: at(days), weightKg: 80.1 + days, note: ' x ' } });
    await call(addSymptom, { body: { date: at(days), category: 'other', note: 'Hiccups' } });
  }
  await call(addMeasurement, { body: { kind: 'waist', value: 94.5, date: at(-3), note: 'é' } });
  await call(addMeasurement, { body: { kind: 'lean_mass', value: 52, date: at(-3) } });
  await call(addMeasurement, {
    body: {
      ...{ kind: 'fasting_glucose', value: 101, unit: 'mg/dL', origin: 'home' },
      date: at(-4),
    },
  });
  await call(addMeasurement, {
    body: { kind: 'blood_pressure', value: 128, diastolic: 82, date: at(-5), note: 'left arm' },
  });
  const gone = await call(addWeight, { body: { _id: newId(), date: at(-4), weightKg: 80 } });
  await call(deleteWeight, { params: { id: gone._id } });
  const history = {
    source: 'shotsy-csv',
    doses: [{ date: at(-30), medicine: 'Mounjaro', doseAmount: 2.5, painLevel: null }],
    weights: [
      { date: at(-3), weightKg: 66 },
      { date: at(-40), weightKg: 99 },
    ],
    measurements: [{ kind: 'body_fat', value: 31.5, date: at(-40) }],
  };
  await call(importHistory, { body: history });
  // What opens a door is in no file.
  await call(createCalendarFeed, {});
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${_id}`;
  await test.call(addPushSubscription, { body: { endpoint, keys } }, as);
  return token;
}
