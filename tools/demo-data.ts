import {
  DAY_MS,
  FIRST_MEDICINE,
  HOUR_MS,
  type InjectionLocation,
  listSubLocations,
  mg,
  SYMPTOM_CATEGORIES,
  WEEKLY_PEN,
} from '@dosewise/domain';
import type { Scope } from '../apps/server/src/context.ts';
import { newId } from '../apps/server/src/create-context.ts';
import { openDatabase } from '../apps/server/src/db/engines/open-database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { register } from '../apps/server/src/features/account/auth/auth.service.ts';
import { changeUserType } from '../apps/server/src/features/account/auth/user-type.service.ts';
import { logDoseFor } from '../apps/server/src/features/dosing/doses/doses.service.ts';
import { addPenFor, discardOwnPen } from '../apps/server/src/features/dosing/pens/pens.service.ts';
import { setOwnPlan, skipOwnDose } from '../apps/server/src/features/dosing/plan/plan.service.ts';
import { addMeasurementFor } from '../apps/server/src/features/tracking/measurements/measurements.service.ts';
import { addSymptomFor } from '../apps/server/src/features/tracking/symptoms/symptoms.service.ts';
import { importWeightsFor } from '../apps/server/src/features/tracking/weights/weights.service.ts';
import { findLiveSession } from '../apps/server/src/runtime/calls/sessions.read-model.ts';
import { keyOfToken } from '../apps/server/src/runtime/secrets/secret-tokens.ts';

import { writeCrowd } from './demo-crowd.ts';

export const DEMO_USER = { email: 'demo@example.com', password: 'weekly pen demo' };
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'weekly pen admin' };

const WEEKS = 78;
const PHARMACIES = ['Corner Pharmacy', 'Hill Street Chemist', null];
const PLACES: readonly InjectionLocation[] = ['abdomen', 'abdomen', 'thigh', 'arm'];
/** The notes of doses, by their weeks. */
const NOTES: Readonly<Record<number, string>> = {
  3: 'Let it warm up for half an hour first.',
  9: 'Small bruise.',
  40: 'After dinner, on holiday.',
  70: 'Before the flight.',
  75: 'Small bruise again, so the other side next time.',
};

/** The strength of the pens that are bought in a given week, and the clicks of a dose then. */
const PLAN = [
  { untilWeek: 5, strength: 2.5, clicks: 60 },
  { untilWeek: 14, strength: 5, clicks: 45 },
  { untilWeek: 28, strength: 7.5, clicks: 60 },
  { untilWeek: 50, strength: 10, clicks: 48 },
  { untilWeek: WEEKS, strength: 15, clicks: 40 },
] as const;

/** Fills a new database with a demo person's 18 months up to `now` (epoch ms), and an admin. */
export async function writeDemoData(file: string, now: number): Promise<void> {
  const db = openDatabase({ engine: 'sqlite', file });
  await migrate(db);
  const at = (instant: number): Scope => ({ db, now: Math.round(instant), newId });
  const start = now - WEEKS * 7 * DAY_MS;
  const admin = await register(at(start), DEMO_ADMIN);
  const adminSession = await findLiveSession(at(start), keyOfToken(admin.token));
  if (!adminSession) throw new Error('the demo admin could not log in');
  await changeUserType(at(start), DEMO_ADMIN.email, 'admin');
  const { token } = await register(at(start), {
    ...DEMO_USER,
    country: 'United Kingdom',
    currency: 'GBP',
  });
  const session = await findLiveSession(at(start), keyOfToken(token));
  if (!session) throw new Error('the demo person could not log in');
  const pens = await writePensAndDoses(at, session.userId, start, now);
  await writeStock(at, session.userId, pens, now);
  await writePlan(at(now), session.userId, start);
  await writeWeights(at(now), session.userId, start, now);
  await writeSymptoms(at, session.userId, start, now);
  await writeMeasurements(at, session.userId, start, now);
  await writeChecks(at, session.userId, start, now);
  await writeCrowd(at, adminSession.userId, now);
  await db.destroy();
}

/** The pens that were used, one after the other, with their doses. Returns how many. */
async function writePensAndDoses(
  at: (instant: number) => Scope,
  userId: string,
  start: number,
  now: number,
): Promise<number> {
  const random = seededRandom(20261121);
  let pen: { id: string; left: number } | null = null;
  let penNumber = 0;
  for (let week = 0; week < WEEKS; week++) {
    const plan = PLAN.find((phase) => week < phase.untilWeek) ?? PLAN[4];
    // A dose is now and then a day late; holidays skip a week.
    const when = start + week * 7 * DAY_MS + (random() < 0.2 ? DAY_MS : 0) + random() * 3_600_000;
    if (week % 26 === 17 || when > now) continue;
    if (pen === null || pen.left === 0) {
      penNumber++;
      const scope = at(when);
      const id = scope.newId();
      await addPenFor(scope, userId, {
        _id: id,
        name: `Pen ${penNumber}`,
        strength: mg(plan.strength),
        startDate: dayOf(when),
        // The newest pen's price is still to be filled in.
        ...(week < WEEKS - 4 && {
          costPerPen: 120 + plan.strength * 14,
          purchaseDate: dayOf(when - 3 * DAY_MS),
          pharmacy: PHARMACIES[penNumber % PHARMACIES.length],
        }),
        enableFifthDose: penNumber > 2,
      });
      pen = { id, left: 240 };
    }
    const count = Math.min(plan.clicks, pen.left);
    const place = PLACES[Math.floor(random() * PLACES.length)] ?? 'abdomen';
    const within = listSubLocations(place);
    const injection = {
      penId: pen.id,
      date: new Date(when).toISOString(),
      injectionLocation: place,
      injectionSubLocation: within[week % within.length],
      painLevel: Math.floor(random() * random() * 8),
      note: NOTES[week] ?? '',
    };
    await logDoseFor(at(when), userId, { ...injection, doseType: 'standard', clicks: count });
    pen.left -= count;
    if (pen.left === 0 && penNumber > 2 && random() < 0.6) {
      const golden = when + 3.5 * DAY_MS;
      if (golden > now) continue;
      const volume = Math.round((0.2 + random() * (WEEKLY_PEN.goldenMl - 0.3)) * 100) / 100;
      await logDoseFor(at(golden), userId, {
        ...injection,
        date: new Date(golden).toISOString(),
        note: '',
        doseType: 'golden_dose',
        volume,
      });
    }
  }
  return penNumber;
}

/** Three sealed pens, bought together some weeks ago; the one that lay in the sun was thrown away. */
async function writeStock(
  at: (instant: number) => Scope,
  userId: string,
  pens: number,
  now: number,
): Promise<void> {
  const bought = now - 24 * DAY_MS;
  const ids = [1, 2, 3].map(() => at(bought).newId());
  for (const [index, id] of ids.entries()) {
    await addPenFor(at(bought + index), userId, {
      _id: id,
      name: `Pen ${pens + 1 + index}`,
      strength: mg(PLAN[4].strength),
      startDate: null,
      expiresOn: dayOf(now + (index === 0 ? 200 : 400) * DAY_MS),
      batch: index === 0 ? 'D712041A' : 'D733508C',
      costPerPen: 120 + PLAN[4].strength * 14,
      purchaseDate: dayOf(bought),
      pharmacy: PHARMACIES[0],
    });
  }
  const spoilt = ids[2] ?? '';
  const on = now - 9 * DAY_MS;
  await discardOwnPen(at(on), userId, spoilt, { on: dayOf(on), reason: 'warm' });
}

/** The doses of the last weeks as a plan, and their next step; one week on holiday is skipped. */
async function writePlan(scope: Scope, userId: string, start: number): Promise<void> {
  const latest = PLAN[4];
  const instantOf = (week: number) => {
    const at = new Date(start + week * 7 * DAY_MS);
    return at.setUTCMinutes(30, 0, 0);
  };
  const doseMg = (latest.clicks / WEEKLY_PEN.clicksPerDose) * latest.strength;
  const time = new Date(instantOf(0)).toISOString().slice(11, 16);
  const weekly = { time, everyDays: 7, doseMg };
  await setOwnPlan(scope, userId, {
    medicine: FIRST_MEDICINE,
    anchor: 'weekday',
    steps: [
      { ...weekly, startDate: dayOf(instantOf(WEEKS - 12)), doses: 24 },
      { ...weekly, startDate: dayOf(instantOf(WEEKS + 12)), everyDays: 14, doses: null },
    ],
  });
  await skipOwnDose(scope, userId, { at: new Date(instantOf(WEEKS + 5)).toISOString() });
}

/** Weigh-ins on most mornings, with gaps for holidays, losing less and less as months pass. */
async function writeWeights(
  scope: Scope,
  userId: string,
  start: number,
  now: number,
): Promise<void> {
  const random = seededRandom(7);
  const entries = [];
  for (let at = start; at < now; at += DAY_MS) {
    const week = (at - start) / (7 * DAY_MS);
    const isAway = Math.floor(week) % 26 === 17 || Math.floor(week) % 31 === 9;
    if (isAway || random() < 0.35) continue;
    const expected = 84 + 28 * Math.exp(-week / 30);
    const weightKg = Math.round((expected + (random() - 0.5) * 1.4) * 10) / 10;
    const date = new Date(at + (random() - 0.5) * HOUR_MS).toISOString();
    const note = random() < 0.02 ? 'after the weekend' : '';
    entries.push({ date, weightKg, note, source: random() < 0.8 ? 'Scale' : 'manual' });
  }
  await importWeightsFor(scope, userId, entries);
}

/** A few symptoms in the days after a dose, fewer as time goes on. */
async function writeSymptoms(
  at: (instant: number) => Scope,
  userId: string,
  start: number,
  now: number,
): Promise<void> {
  const random = seededRandom(11);
  for (let when = start + DAY_MS; when < now; when += (2 + random() * 9) * DAY_MS) {
    const category =
      SYMPTOM_CATEGORIES[Math.floor(random() * random() * SYMPTOM_CATEGORIES.length)];
    if (category === undefined) continue;
    await addSymptomFor(at(when), userId, {
      date: new Date(when).toISOString(),
      category,
      severity: 1 + Math.floor(random() * random() * 8),
      note: random() < 0.15 ? 'gone by the evening' : '',
    });
  }
}

/** A pulse and a blood pressure every second week, and what a laboratory finds every quarter. */
async function writeChecks(
  at: (instant: number) => Scope,
  userId: string,
  start: number,
  now: number,
): Promise<void> {
  const random = seededRandom(17);
  const whole = (value: number, spread: number) => Math.round(value + (random() - 0.5) * spread);
  for (let week = 0; start + week * 7 * DAY_MS < now - DAY_MS; week += 2) {
    const when = start + week * 7 * DAY_MS + 4 * HOUR_MS;
    const left = Math.exp(-week / 30);
    const date = new Date(when).toISOString();
    const add = (measured: Omit<Parameters<typeof addMeasurementFor>[2], 'date' | 'note'>) =>
      addMeasurementFor(at(when), userId, { ...measured, date, note: '' });
    await add({ kind: 'resting_pulse', value: whole(64 + 10 * left, 6) });
    await add({
      kind: 'blood_pressure',
      value: whole(124 + 16 * left, 8),
      diastolic: whole(78 + 10 * left, 6),
    });
    if (week % 12 !== 0) continue;
    await add({ kind: 'hba1c', value: whole(37 + 7 * left, 2), unit: 'mmol/mol' });
    const glucose = Math.round((5.2 + 1.1 * left + (random() - 0.5) * 0.3) * 10) / 10;
    await add({ kind: 'fasting_glucose', value: glucose, unit: 'mmol/L', origin: 'laboratory' });
  }
}

/** Waist and hips by the tape every fourth week, body fat and lean mass by a scale since the summer. */
async function writeMeasurements(
  at: (instant: number) => Scope,
  userId: string,
  start: number,
  now: number,
): Promise<void> {
  const random = seededRandom(13);
  const tenths = (value: number) => Math.round((value + random() - 0.5) * 10) / 10;
  for (let when = start + 2 * DAY_MS; when < now; when += 28 * DAY_MS) {
    const left = Math.exp(-(when - start) / (30 * 7 * DAY_MS));
    const measured = [
      ['waist', 92 + 20 * left],
      ['hips', 106 + 12 * left],
      ['body_fat', 29 + 11 * left],
      ['lean_mass', 59 + 5 * left],
    ] as const;
    const byTape = measured.slice(0, 2);
    for (const [kind, value] of when < start + 200 * DAY_MS ? byTape : measured) {
      const date = new Date(when).toISOString();
      const note = '';
      await addMeasurementFor(at(when), userId, { kind, value: tenths(value), date, note });
    }
  }
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A small generator, so that every demo shows the same story (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
