// Shows 53.1, 53.9.
import {
  addWeight,
  deleteDose,
  deleteMeasurement,
  deleteSymptom,
  deleteWeight,
  editWeight,
  ingestHealthAutoExport,
  listImports,
  setTimeZone,
  undoImport,
} from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { added, CONNECT, HAE, useIngest, weighed } from '../../../testing/ingest-test.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

const { ingest, send, sendApple, sendConnect, records, counts } = useIngest();

const NONE = added(0, 0, 0, 0);
const HAE_ADDED = added(3, 6, 3, 1);
const taken = (more: object) => ({
  data: {
    medications: [
      {
        displayText: 'Mounjaro',
        status: 'Taken',
        start: '2026-11-01 19:00:00 +0000',
        end: '2026-11-01 19:00:00 +0000',
        ...{ dosage: 5, units: 'mg' },
        ...more,
      },
    ],
  },
});

describe('what Health Auto Export sends', () => {
  it('comes in where nothing has to be asked; the rest is named by its path', async () => {
    const { status, body } = await sendApple(HAE);
    expect([status, body.added, body.unchanged]).toEqual([200, HAE_ADDED, 0]);
    const left = (indices: readonly number[], reason: string) =>
      indices.map((index) => ({ path: `medications[${index}]`, reason }));
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path < other.path ? -1 : 1;
    expect(body.leftOut.toSorted(byPath)).toEqual(
      [
        // A count of pieces is no mg, and a volume neither.
        ...left([0, 1, 2, 4, 5, 6, 11, 12, 13, 17], 'ask-unit'),
        ...left([3, 7, 8, 9, 10], 'not-taken'),
        ...left([18, 19, 20], 'other-medicine'),
        ...left([21], 'future'),
        { path: 'metrics[0].data[6]', reason: 'duplicate' },
        { path: 'metrics[2]', reason: 'other-kind' },
        { path: 'stateOfMind', reason: 'other-kind' },
        { path: 'symptoms[3]', reason: 'not-present' },
      ].toSorted(byPath),
    );
    const { doses, weights, symptoms, measurements } = await records();
    expect(doses).toMatchObject([
      { date: '2026-04-20T00:00:00.000Z', doseAmount: 1.8 },
      { doseAmount: 7.5 },
      { medicine: 'Tirzepatide', doseAmount: 7.5, penId: null, clicks: null, painLevel: null },
    ]);
    expect(weights.at(-1)).toMatchObject({
      date: '2026-01-04T13:01:00.000Z',
      // A no-break space, as iPhones have it.
      source: 'Ann’s\u00A0iPhone',
    });
    expect(symptoms.map(({ category, severity }) => [category, severity])).toEqual([
      ['constipation', 8],
      ['acid_reflux', 2],
      ['nausea', 5],
    ]);
    expect(measurements).toMatchObject([{ kind: 'body_fat', value: 38.2 }]);
  });

  it('leaves a tablet out, as files of other trackers do', async () => {
    const { body } = await sendApple(taken({ displayText: 'Rybelsus', dosage: 7 }));
    expect([body.added, body.leftOut]).toEqual([
      NONE,
      [{ path: 'medications[0]', reason: 'not-an-injection' }],
    ]);
  });

  it('adds nothing when it comes again, ten times and from a session too', async () => {
    await sendApple(HAE);
    const before = await records();
    for (let time = 0; time < 9; time += 1) {
      const { status, body } = await sendApple(HAE);
      expect([status, body.added, body.unchanged]).toEqual([200, NONE, 13]);
    }
    const own = await send(ingestHealthAutoExport, HAE, ingest.user.token);
    expect([own.status, own.body.added]).toEqual([200, NONE]);
    expect(await records()).toEqual(before);
  });

  it('adds each entry once when two come at once', async () => {
    const replies = await Promise.all([sendApple(HAE), sendApple(HAE), sendApple(HAE)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sums = replies.map(({ body }) => Object.values(body.added).reduce((a, b) => a + b, 0));
    expect(sums.toSorted()).toEqual([0, 0, 13]);
    expect(await counts()).toEqual([3, 6, 3, 1]);
  });

  it('adds nothing of what was deleted since', async () => {
    await sendApple(HAE);
    const { doses, weights, symptoms, measurements } = await records();
    const remove = async (
      route:
        | typeof deleteDose
        | typeof deleteWeight
        | typeof deleteSymptom
        | typeof deleteMeasurement,
      rows: readonly { _id: string }[],
    ) => {
      const [{ _id: id } = expect.fail()] = rows;
      expect((await ingest.test.call(route, { params: { id } }, ingest.user)).status).toBe(204);
    };
    await remove(deleteDose, doses);
    await remove(deleteWeight, weights);
    await remove(deleteSymptom, symptoms);
    await remove(deleteMeasurement, measurements);
    const { body } = await sendApple(HAE);
    expect([body.added, body.unchanged]).toEqual([NONE, 13]);
    expect(await counts()).toEqual([2, 5, 2, 0]);
  });

  it('leaves what was edited since, also where it was moved', async () => {
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    const [{ _id: id } = expect.fail()] = (await records()).weights;
    const moved = { weightKg: 89, date: '2026-11-02T07:00:00.000Z' };
    await ingest.test.call(editWeight, { params: { id }, body: moved }, ingest.user);
    const { body } = await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    expect([body.added.weights, body.unchanged]).toEqual([0, 1]);
    expect((await records()).weights).toMatchObject([moved]);
  });

  it('leaves what came by another way, and does not bring it back', async () => {
    const entry = { date: '2026-11-01T07:00:00.000Z', weightKg: 91, note: 'mine' };
    await ingest.test.call(addWeight, { body: entry }, ingest.user);
    const sent = weighed('2026-11-01 07:00:00 +0000', 90);
    expect((await sendApple(sent)).body).toMatchObject({ added: NONE, unchanged: 1 });
    const [{ _id: id } = expect.fail()] = (await records()).weights;
    expect((await records()).weights).toMatchObject([entry]);
    await ingest.test.call(deleteWeight, { params: { id } }, ingest.user);
    expect((await sendApple(sent)).body.added).toEqual(NONE);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe('what webhooks of Health Connect send', () => {
  it('comes in, once', async () => {
    const first = await sendConnect(CONNECT);
    expect([first.status, first.body.added]).toEqual([200, added(0, 9, 0, 1)]);
    expect(first.body.leftOut).toEqual([
      { path: 'weight[8]', reason: 'duplicate' },
      { path: 'weight[10]', reason: 'implausible' },
      { path: 'weight[11]', reason: 'future' },
      ...['steps', 'height', 'bmi', 'nutrition'].map((path) => ({ path, reason: 'other-kind' })),
    ]);
    const again = await sendConnect(CONNECT);
    expect([again.body.added, again.body.unchanged]).toEqual([NONE, 10]);
    expect(await counts()).toEqual([0, 9, 0, 1]);
  });

  it('is nothing of its test button', async () => {
    const { body } = await sendConnect({ ...JSON.parse(CONNECT), test: true });
    expect(body.added).toEqual(NONE);
    expect(body.leftOut).toContainEqual({ path: 'weight[0]', reason: 'test-data' });
  });
});

describe('a record of Health Connect with an id of its own', () => {
  const TIME = '2026-11-01T07:00:00Z';
  const LATER = '2026-11-01T07:30:00Z';
  const scale = (kilograms: number, time = TIME, uuid = 'a-1') => ({
    weight: [{ uuid, kilograms, time, source: 'com.scale' }],
  });
  const fat = (percentage: number, time = TIME) => ({
    body_fat: [{ uuid: 'f-1', percentage, time }],
  });
  const own = async () => (await records()).weights[0] ?? expect.fail();

  it.each([
    ['another weight', scale(90), scale(89.5), { weightKg: 89.5 }],
    ['another time', scale(90), scale(90, LATER), { date: '2026-11-01T07:30:00.000Z' }],
    ['both', scale(90), scale(89.5, LATER), { weightKg: 89.5, date: '2026-11-01T07:30:00.000Z' }],
  ])('that is sent again with %s is changed', async (_what, first, second, expected) => {
    await sendConnect(first);
    const before = await own();
    const { body } = await sendConnect(second);
    expect(body).toEqual({ added: NONE, changed: 1, unchanged: 0, leftOut: [] });
    expect((await records()).weights).toEqual([{ ...before, ...expected }]);
    const again = await sendConnect(second);
    expect(again.body).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('is changed where it is a measurement, too', async () => {
    await sendConnect(fat(31));
    expect((await sendConnect(fat(30.5, LATER))).body).toMatchObject({ changed: 1 });
    expect((await records()).measurements).toMatchObject([
      { kind: 'body_fat', value: 30.5, date: '2026-11-01T07:30:00.000Z' },
    ]);
  });

  it('takes the last of many values, and goes back to an earlier one', async () => {
    for (const kilograms of [90, 91, 92, 90]) await sendConnect(scale(kilograms));
    expect((await records()).weights).toMatchObject([{ weightKg: 90 }]);
  });

  it('stays as it was edited here until it is edited on the phone', async () => {
    await sendConnect(scale(90));
    const { _id: id } = await own();
    const body = { weightKg: 88, note: 'mine' };
    await ingest.test.call(editWeight, { params: { id }, body }, ingest.user);
    expect((await sendConnect(scale(90))).body).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await own()).toMatchObject(body);
    expect((await sendConnect(scale(89))).body.changed).toBe(1);
    expect(await own()).toMatchObject({ weightKg: 89, note: 'mine' });
  });

  it('stays away once it was deleted, with another value too', async () => {
    await sendConnect(scale(90));
    const { _id: id } = await own();
    await ingest.test.call(deleteWeight, { params: { id } }, ingest.user);
    for (const sent of [scale(90), scale(89), scale(89, LATER)]) {
      expect((await sendConnect(sent)).body).toMatchObject({ added: NONE, changed: 0 });
    }
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('gives way to what stands at its time, and does not move there', async () => {
    await ingest.test.call(addWeight, { body: { date: LATER, weightKg: 95 } }, ingest.user);
    await sendConnect(scale(90));
    expect((await sendConnect(scale(90, LATER))).body).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await sendConnect(scale(91, LATER, 'b-1'))).body).toMatchObject({ added: NONE });
    const found = (await records()).weights.map(({ weightKg, date }) => [weightKg, date]);
    expect(found).toEqual([
      [95, '2026-11-01T07:30:00.000Z'],
      [90, '2026-11-01T07:00:00.000Z'],
    ]);
  });

  it('is the one that came before ids were known, and is changed there', async () => {
    const { uuid: _, ...bare } = scale(90).weight[0] ?? expect.fail();
    await sendConnect({ weight: [bare] });
    expect((await sendConnect(scale(90))).body).toMatchObject({ added: NONE, unchanged: 1 });
    expect((await sendConnect(scale(89))).body).toMatchObject({ added: NONE, changed: 1 });
    // Another program measured at the same instant: it neither adds nor changes.
    expect((await sendConnect(scale(70, TIME, 'b-1'))).body).toMatchObject({ changed: 0 });
    expect((await sendConnect(scale(89, LATER))).body).toMatchObject({ added: NONE, changed: 1 });
    expect((await records()).weights).toMatchObject([
      { weightKg: 89, date: '2026-11-01T07:30:00.000Z' },
    ]);
  });

  it('goes with its import when that is taken back, and stays where it was edited here', async () => {
    await sendConnect({ weight: [...scale(90).weight, ...scale(80, LATER, 'b-1').weight] });
    await sendConnect(scale(89));
    const kept = (await records()).weights.find(({ weightKg }) => weightKg === 80);
    const params = { id: kept?._id ?? '' };
    await ingest.test.call(editWeight, { params, body: { note: 'mine' } }, ingest.user);
    await sendConnect(scale(81, LATER, 'b-1'));
    const [{ _id: id } = expect.fail()] = (await ingest.test.call(listImports, {}, ingest.user))
      .body;
    const undone = await ingest.test.call(undoImport, { params: { id } }, ingest.user);
    expect(undone.body).toEqual({ removed: 1, restored: 0, kept: 1 });
    expect((await records()).weights).toMatchObject([{ weightKg: 81, note: 'mine' }]);
  });

  it('is changed once by two bodies at once', async () => {
    await sendConnect(scale(90));
    const replies = await Promise.all([sendConnect(scale(89)), sendConnect(scale(89))]);
    expect(replies.map(({ body }) => body.changed).toSorted()).toEqual([0, 1]);
  });
});

describe('a dose', () => {
  it.each([
    ['stated in mg', {}, 1],
    ['stated in mg behind the number', { dosage: '2,5 mg', units: '' }, 1],
    ['stated in mg twice', { dosage: '2.5 mg', units: 'mg' }, 1],
    ['of a name with strength', { displayText: 'Zepbound® 5 mg pen' }, 1],
    ['counted in pieces', { dosage: 1, units: 'count', displayText: 'Zepbound 5 mg' }, 'ask-unit'],
    ['without a unit', { units: undefined }, 'ask-unit'],
    ['in micrograms', { dosage: 250, units: 'mcg' }, 'ask-unit'],
    ['in mL', { dosage: 0.5, units: 'mL' }, 'ask-unit'],
    ['of two units', { dosage: '2.5 mg', units: 'count' }, 'ask-unit'],
    ['of nothing', { dosage: null }, 'no-dose'],
    ['of more than anyone takes', { dosage: 500 }, 'implausible'],
    ['of a medicine that no pen holds', { displayText: 'Retatrutide' }, 'other-medicine'],
    ['of another medicine', { displayText: 'Metformin 500 mg' }, 'other-medicine'],
    ['of no name', { displayText: '' }, 'other-medicine'],
    ['counted in injections', { units: 'injection' }, 'ask-unit'],
    ['that was skipped', { status: 'Skipped' }, 'not-taken'],
    ['that was snoozed', { status: 'Snoozed' }, 'not-taken'],
    ['that was not taken', { status: 'Not taken' }, 'not-taken'],
    ['that was taken, in German', { status: 'Eingenommen' }, 1],
    ['that was not taken, in German', { status: 'Nicht genommen' }, 'not-taken'],
    ['of a status that is not known', { status: 'Otettu' }, 'not-confirmed'],
    ['that was marked by itself', { status: 'Taken (auto)' }, 'not-confirmed'],
    ['without a status', { status: undefined }, 'not-confirmed'],
    ['of a planned time alone', { start: null, scheduledDate: '2026-11-01T19:00:00Z' }, 'no-date'],
    ['of a course', { end: null, scheduledDate: '2026-11-08 19:00:00 +0000' }, 'no-date'],
  ])('%s', async (_what, more, outcome) => {
    const { status, body } = await sendApple(taken(more));
    expect(status).toBe(200);
    if (outcome === 1) expect([body.added.doses, body.leftOut]).toEqual([1, []]);
    else {
      expect([body.added, body.leftOut]).toEqual([
        NONE,
        [{ path: 'medications[0]', reason: outcome }],
      ]);
    }
  });

  it('may be five minutes ahead, and no more', async () => {
    const at = (ms: number) => new Date(TEST_NOW + ms).toISOString();
    const near = await sendApple(taken({ start: at(300_000) }));
    expect(near.body.added.doses).toBe(1);
    const far = await sendApple(taken({ start: at(301_000) }));
    expect(far.body.leftOut).toEqual([{ path: 'medications[0]', reason: 'future' }]);
  });
});

describe('a weigh-in', () => {
  it.each([
    ['2026-11-01 07:00:00 -0700', 90, 'kg', '2026-11-01T14:00:00.000Z', 90],
    ['2026-11-01 07:00:00-0700', '90,5', 'kg', '2026-11-01T14:00:00.000Z', 90.5],
    ['2026-11-01T07:00:00-07:00', '200', 'lbs', '2026-11-01T14:00:00.000Z', 90.718474],
    // As iPhones with a clock of 12 hours write it, with a narrow no-break space.
    ['2026-11-01 7:00:00\u202Fam +1000', 90, 'kg', '2026-10-31T21:00:00.000Z', 90],
    ['2026-11-01 7:00:00 p.\u00A0m. +0100', 90, 'kg', '2026-11-01T18:00:00.000Z', 90],
    ['2026-11-01 12:05:00 AM +0000', 90, 'kg', '2026-11-01T00:05:00.000Z', 90],
    // Without a zone it is local time of the account.
    ['2026-11-01 07:00:00', 90, 'kg', '2026-11-01T06:00:00.000Z', 90],
    ['2026-11-01', 90, 'kg', '2026-10-31T23:00:00.000Z', 90],
  ])('of %j, %j %s', async (date, qty, units, at, weightKg) => {
    await ingest.test.call(setTimeZone, { body: { timeZone: 'Europe/Berlin' } }, ingest.user);
    expect((await sendApple(weighed(date, qty, units))).body.leftOut).toEqual([]);
    expect((await records()).weights).toMatchObject([{ date: at, weightKg }]);
  });

  it.each([
    ['of no unit', weighed('2026-11-01', 90, null), 'ask-unit'],
    ['of another unit', weighed('2026-11-01', 90, 'count'), 'ask-unit'],
    ['of no number', weighed('2026-11-01', 'ninety'), 'unreadable-number'],
    ['of no date', weighed('yesterday', 90), 'unreadable-date'],
    ['of no one', weighed('2026-11-01', 0), 'implausible'],
  ])('%s stays out', async (_what, sent, reason) => {
    const { body } = await sendApple(sent);
    expect([body.added, body.leftOut]).toEqual([NONE, [{ path: 'metrics[0].data[0]', reason }]]);
  });

  it('is read where its field has another name, and keeps no character that no text may hold', async () => {
    const data = [{ date: '2026-11-01', value: 90, unit: 'kg', source: 'A\u0000\uD800 scale' }];
    await sendApple({ data: { metrics: [{ name: 'Weight & Body Mass', data }] } });
    await sendApple({ metrics: [{ name: 'body_mass', data }] });
    expect((await records()).weights).toMatchObject([{ weightKg: 90, source: 'A\uFFFD scale' }]);
  });
});

it('takes body fat as per cent or as a share, lean mass and waist, and no BMI', async () => {
  const metric = (name: string, units: string, qty: number, date = '2026-11-01') => ({
    ...{ name, units, data: [{ date, qty }] },
  });
  const metrics = [
    metric('body_fat_percentage', '%', 31.5),
    metric('body_fat_percentage', '%', 0.185, '2026-11-02'),
    metric('lean_body_mass', 'lb', 141),
    metric('waist_circumference', 'in', 40),
    metric('body_mass_index', 'count', 31),
    metric('waist_circumference', '', 94, '2026-11-03'),
  ];
  const { body } = await sendApple({ data: { metrics } });
  expect(body.added).toEqual(added(0, 0, 0, 4));
  expect(body.leftOut).toEqual([
    { path: 'metrics[4]', reason: 'other-kind' },
    { path: 'metrics[5].data[0]', reason: 'ask-unit' },
  ]);
  const found = (await records()).measurements.map(({ kind, value }) => [kind, value]);
  expect(found.toSorted()).toEqual([
    ['body_fat', 18.5],
    ['body_fat', 31.5],
    ['lean_mass', 63.9565],
    ['waist', 101.6],
  ]);
});

it('counts as an entry only where something is new', async () => {
  const userId = await findUserId(ingest.test.db, ingest.user.email);
  const lastEntry = async () =>
    (
      await ingest.test.db
        .selectFrom('user_activity')
        .select('last_entry_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.last_entry_at;
  await sendApple(weighed('2026-11-01', 90));
  ingest.test.setNow(TEST_NOW + 60_000);
  await sendApple(weighed('2026-11-01', 90));
  expect(await lastEntry()).toBe(TEST_NOW);
  await sendApple(weighed('2026-11-02', 90));
  expect(await lastEntry()).toBe(TEST_NOW + 60_000);
});

it('leaves out a symptom of which nothing says how strong it was', async () => {
  const symptom = (severity: string) => ({
    ...{ name: 'Nausea', severity, start: '2026-11-01 10:00:00 +0000' },
  });
  const symptoms = [symptom('Unspecified'), symptom('Mild')];
  const { body } = await sendApple({ data: { symptoms } });
  expect(body).toMatchObject({
    added: added(0, 0, 1, 0),
    leftOut: [{ path: 'symptoms[0]', reason: 'unreadable-number' }],
  });
});
