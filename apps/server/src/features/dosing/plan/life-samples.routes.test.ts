// Shows 14.4, 14.6, 74.1, 74.6.
import {
  addPen,
  deleteDose,
  discardPen,
  editDose,
  editPen,
  getCostSavings,
  getReport,
  listDoses,
  listPens,
  logDose,
  planAhead,
  setCountry,
  setCurrency,
  setPlan,
  setTimeZone,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { LIFE_SAMPLES } from '@dosewise/domain/life-samples-for-tests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The part of a sample that says where and when it is. */
interface Setting {
  readonly now: string;
  readonly zone?: string;
  readonly country?: string;
  readonly currency?: string;
}

/** Someone at the time and place of a sample. */
async function settle({ now, zone, country, currency }: Setting) {
  test.setNow(now);
  const user = await createUser(test);
  if (zone !== undefined) await test.call(setTimeZone, { body: { timeZone: zone } }, user);
  if (country !== undefined) await test.call(setCountry, { body: { country } }, user);
  if (currency !== undefined) await test.call(setCurrency, { body: { currency } }, user);
  const expectDone = <T>(reply: { status: number; body: T }): T => {
    expect([200, 201, 204], JSON.stringify(reply.body)).toContain(reply.status);
    return reply.body;
  };
  return {
    pen: async (body: object) => expectDone(await test.call(addPen, { body: body as never }, user)),
    penNow: async (id: string) =>
      (await test.call(listPens, {}, user)).body.find(({ _id }) => _id === id),
    changePen: async (id: string, body: object) =>
      expectDone(await test.call(editPen, { params: { id }, body }, user)),
    discard: async (id: string, on: string) =>
      expectDone(
        await test.call(discardPen, { params: { id }, body: { on, reason: 'broken' } }, user),
      ),
    currency: async (name: string) =>
      expectDone(await test.call(setCurrency, { body: { currency: name as never } }, user)),
    plan: async (body: unknown) =>
      expectDone(await test.call(setPlan, { body: body as never }, user)),
    log: async (penId: string, clicks: number, date: string, fields: object = {}) => {
      const body = standardDose(penId, { clicks, date, ...fields });
      return expectDone(await test.call(logDose, { body }, user));
    },
    logWithoutPen: async (body: object) =>
      expectDone(await test.call(logDose, { body: { penId: null, ...body } as never }, user)),
    change: async (id: string, body: object) =>
      expectDone(await test.call(editDose, { params: { id }, body }, user)),
    remove: async (id: string) => expectDone(await test.call(deleteDose, { params: { id } }, user)),
    doses: async () => (await test.call(listDoses, { query: {} }, user)).body,
    ahead: async () => (await test.call(planAhead, { query: {} }, user)).body,
    savings: async () => (await test.call(getCostSavings, {}, user)).body,
    report: async (from: string, to: string) =>
      (await test.call(getReport, { query: { from, to } }, user)).body,
    user,
  };
}

/** The object that a step of a sample sends. */
const bodyOf = (step: readonly unknown[] | undefined) => {
  const body = step?.[1];
  if (typeof body !== 'object' || body === null) throw new Error('this step sends nothing');
  return body;
};
const november = (day: number, time = '09:00') =>
  `2026-11-${String(day).padStart(2, '0')}T${time}:00.000Z`;

describe('a situation of public bug reports is right', () => {
  it('life/01: the day is changed after a dose', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/01-day-changed-after-a-dose'];
    const { plan, logWithoutPen, ahead } = await settle(setting);
    await plan(bodyOf(steps[0]));
    for (const day of [13, 20, 27]) {
      const date = november(day);
      await logWithoutPen({ medicine: 'tirzepatide', doseAmount: 5, date, plannedAt: date });
    }
    await plan(bodyOf(steps[2]));
    expect((await ahead()).next?.at).toBe(want.next);
  });

  it('life/02: undo closes the pen', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/02-undo-leaves-the-pen-open'];
    const { pen, penNow, log, remove } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    const dose = await log(_id, 60, november(28, '00:30'));
    expect(await penNow(_id)).toMatchObject({ status: 'active', startDate: '2026-11-28' });
    await remove(dose._id);
    expect(await penNow(_id)).toMatchObject(want);
  });

  it('life/03: the opening day follows a corrected date', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/03-date-corrected-pen-stays-old'];
    const { pen, penNow, log, change, plan, ahead } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    const dose = await log(_id, 60, '2026-10-10T09:00:00.000Z');
    await change(dose._id, { date: '2026-11-27T09:00:00.000Z' });
    const { dosesLeft, ...days } = want;
    expect(await penNow(_id)).toMatchObject({ ...days, remainingDoses: dosesLeft });
    // Without a plan only the next dose is looked at.
    const step = { startDate: '2026-11-20', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
    await plan({ medicine: 'tirzepatide', anchor: 'weekday', steps: [step] });
    expect((await ahead()).dosesLeft).toBe(dosesLeft);
  });

  it('life/04: the opening day is that of the first dose left', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/04-first-of-two-deleted'];
    const { pen, penNow, log, remove } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    const first = await log(_id, 60, november(10));
    await log(_id, 60, november(17));
    await remove(first._id);
    expect(await penNow(_id)).toMatchObject(want);
  });

  it('life/05: the report keeps what was missed under the former plan', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/05-report-forgets-missed-doses'];
    const { plan, logWithoutPen, report } = await settle(setting);
    await plan(bodyOf(steps[0]));
    const date = '2026-10-03T09:00:00.000Z';
    await logWithoutPen({ medicine: 'tirzepatide', doseAmount: 5, date });
    const missed = async () => (await report('2026-10-01', '2026-11-27')).planned?.missed.length;
    expect(await missed()).toBe(want.missed);
    await plan(bodyOf(steps[3]));
    expect(await missed()).toBe(want.missed);
  });

  it('life/06: a tablet leaves the weekly pen where it is', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/06-other-medicine-takes-today'];
    const { pen, log, logWithoutPen, ahead } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    for (const day of [8, 15, 22]) await log(_id, 60, november(day));
    const tablet = { medicine: 'metformin', doseAmount: 100, extractionMethod: 'oral' };
    await logWithoutPen({ ...tablet, date: november(27) });
    const { next, dosesLeft } = await ahead();
    expect(want.next).toContain(`${next?.medicine} on ${Number(next?.at.slice(8, 10))} Nov`);
    expect(dosesLeft).toBe(1);
  });

  it('life/09: half doses of a pen at its list price save nothing', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/09-half-doses-and-list-price'];
    const { pen, log, savings } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    for (const date of everyHours(84, 8)) await log(_id, 30, date);
    expect((await savings()).lifetimeSavings).toBeCloseTo(want.lifetimeSavings, 9);
  });

  it('life/10: one dose from two pens is one dose', async () => {
    const { want, ...setting } = LIFE_SAMPLES['life/10-one-dose-from-two-pens'];
    const { pen, penNow, log, savings, report, ahead } = await settle(setting);
    const fields = { strength: 10, startDate: '2026-09-01', costPerPen: 255 };
    const [a, b] = [await pen({ name: 'A', ...fields }), await pen({ name: 'B', ...fields })];
    const at = (day: string, time = '08:00') => `2026-${day}T${time}:00.000Z`;
    for (const day of ['05', '12', '19']) await log(a._id, 60, at(`09-${day}`));
    const first = await log(a._id, 30, at('09-26'));
    await log(b._id, 30, at('09-26', '08:01'), { partOf: first._id });
    await log(b._id, 60, at('10-03'));
    expect((await savings()).lifetimeSavings).toBeCloseTo(want.lifetimeSavings, 9);
    const { doseSteps } = await report('2026-09-01', '2026-11-28');
    expect(
      doseSteps.map(
        ({ doseAmount, date }) => `${doseAmount} mg from ${Number(date?.slice(8, 10))} Sep`,
      ),
    ).toEqual(want.doseSteps);
    expect((await penNow(a._id))?.remainingClicks).toBe(30);
    // Both are past their days by now: what `want.stock` says is tried with two that are not.
    for (const name of ['A', 'B']) {
      await pen({ ...fields, name, startDate: '2026-11-20', wastedClicks: 210 });
    }
    expect(want.stock).toBe('A with 30 and B with 30 give one dose more');
    expect((await ahead()).dosesLeft).toBe(1);
  });

  it('life/11: another medicine of yesterday is said', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/11-switch-next-day-without-a-word'];
    const { pen, plan, logWithoutPen, ahead } = await settle(setting);
    await logWithoutPen({ medicine: 'semaglutide', doseAmount: 1, date: november(27) });
    await pen(bodyOf(steps[1]));
    await plan(bodyOf(steps[2]));
    const { next } = await ahead();
    const { medicine, at } = next?.otherMedicine ?? { medicine: '', at: '' };
    const hours = (Date.parse(next?.at ?? '') - Date.parse(at)) / 3_600_000;
    expect(want).toContain(`${medicine} was taken ${hours} hours ago`);
  });

  it('life/12: after eight weeks away the gap is said', async () => {
    const { want, ...setting } = LIFE_SAMPLES['life/12-eight-weeks-away-next-step-up'];
    const { plan, logWithoutPen, ahead } = await settle(setting);
    const step = (startDate: string, doseMg: number, doses: number | null) => ({
      ...{ startDate, time: '09:00', everyDays: 7, doseMg, doses },
    });
    const first = step('2026-10-03', 2.5, 4);
    const steps = [first, step('2026-10-31', 5, 4), step('2026-11-28', 7.5, null)];
    await plan({ medicine: 'tirzepatide', anchor: 'weekday', steps });
    const date = '2026-10-03T09:00:00.000Z';
    await logWithoutPen({ medicine: 'tirzepatide', doseAmount: 2.5, date });
    const { next, lastDoseAt, missedSince } = await ahead();
    expect([next?.doseMg, lastDoseAt]).toEqual([7.5, date]);
    const days = Math.round((Date.parse(next?.at ?? '') - Date.parse(date)) / DAY_MS);
    expect(want).toContain(`last dose ${days} days ago, ${missedSince?.count} planned ones missed`);
  });

  it('life/13: what is thrown away was paid', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/13-cost-of-a-broken-pen'];
    const { pen, log, discard, savings } = await settle(setting);
    const { _id } = await pen(bodyOf(steps[0]));
    for (const day of ['03', '10']) await log(_id, 60, `2026-10-${day}T09:00:00.000Z`);
    await discard(_id, '2026-10-12');
    const { series, wastedCost } = await savings();
    expect(series.at(-1)?.actual).toBeCloseTo(want.youPaid, 9);
    expect(wastedCost).toBeCloseTo(want.youPaid / 2, 9);
  });

  it('life/14: a week costs by the real interval', async () => {
    const { want, variant, ...setting } = LIFE_SAMPLES['life/14-costs-a-week-by-seven-days'];
    const ofWeek = async (hours: number, count: number, clicks: number) => {
      const { pen, log, savings } = await settle(setting);
      const fields = { strength: 5, startDate: '2026-10-01', costPerPen: 180 };
      const { _id } = await pen({ name: '5', ...fields });
      for (const date of everyHours(hours, count)) await log(_id, clicks, date);
      return (await savings()).actualCostPerWeek;
    };
    expect(await ofWeek(14 * 24, 4, 60)).toBeCloseTo(want.actualCostPerWeek, 9);
    expect(variant).toContain(`want ${(await ofWeek(84, 8, 30)).toFixed(0)},`);
  });

  it('life/15: a cost keeps its currency', async () => {
    const { want, ...setting } = LIFE_SAMPLES['life/15-currency-of-a-pen-from-abroad'];
    const { currency, pen, changePen } = await settle(setting);
    const fields = { strength: 5, startDate: '2026-11-01', costPerPen: 180 };
    await currency('EUR');
    const { _id } = await pen({ name: 'Abroad', ...fields });
    await currency('GBP');
    expect(await changePen(_id, { costPerPen: 185 })).toMatchObject({ costPerPen: 185, ...want });
    expect(await pen({ name: 'Stated', ...fields, ...want })).toMatchObject(want);
  });

  it('life/16: a dose moves to the right pen', async () => {
    const { want, ...setting } = LIFE_SAMPLES['life/16-wrong-pen-cannot-be-changed'];
    const { pen, penNow, log, change } = await settle(setting);
    const fields = { strength: 5, startDate: null };
    const [a, b] = [await pen({ name: 'A', ...fields }), await pen({ name: 'B', ...fields })];
    const dose = await log(b._id, 60, november(27));
    expect(want).toBe('200, clicks go from B to A');
    expect(await change(dose._id, { penId: a._id })).toMatchObject({ penId: a._id, clicks: 60 });
    expect(await penNow(a._id)).toMatchObject({ remainingClicks: 180, status: 'active' });
    expect(await penNow(b._id)).toMatchObject({ remainingClicks: 240, status: 'sealed' });
  });

  it('life/18: impossible days are refused or kept to be said', async () => {
    const { do: steps, want, ...setting } = LIFE_SAMPLES['life/18-impossible-days-of-a-pen'];
    const { user, pen } = await settle(setting);
    const days = Object.fromEntries(
      [...(steps[0]?.[0] ?? '').matchAll(/(\w+) (\d{4}-\d\d-\d\d)/g)].map(([, name, day]) => [
        name,
        day,
      ]),
    );
    const body = { name: 'Pen', strength: 5, ...days } as never;
    const refused = await test.call(addPen, { body }, user);
    expect(want).toContain(String(refused.status));
    expect((refused.body as { fields?: object }).fields).toHaveProperty('startDate');
    // The page says of the others what is odd.
    const { expiresOn, purchaseDate } = days;
    const kept = await pen({
      name: 'Pen',
      strength: 5,
      startDate: '2026-11-10',
      expiresOn,
      purchaseDate,
    });
    expect(kept).toMatchObject({ expiresOn, purchaseDate });
  });

  it('reports/12: a dose 90 hours late is the late one, on two devices', async () => {
    const { plan: planned, doses: taken, right } = LIFE_SAMPLES['reports/12-late-dose-plan'];
    const late = taken.find((dose) => typeof dose === 'object');
    if (late === undefined) throw new Error('no late dose');
    const sundays = [1, 8, 15, 22].map((day) => november(day, '08:00'));
    const [first = '', second = '', third = '', fourth = ''] = sundays;
    const at = new Date(Date.parse(third) + late.hoursLate * 3_600_000).toISOString();
    const { plan, pen, penNow, log, doses, ahead, report } = await settle({ now: november(20) });
    await plan({
      ...planned,
      steps: planned.steps.map((step) => ({ ...step, startDate: '2026-11-01' })),
    });
    const { _id } = await pen({ name: 'Pen', strength: 5, startDate: '2026-11-01' });
    for (const date of [first, second]) await log(_id, 60, date);
    const dose = await log(_id, 60, at, { plannedAt: third });
    expect([(await ahead()).next?.at, right.next]).toEqual([
      fourth,
      expect.stringContaining('the fourth planned instant'),
    ]);
    expect((await report('2026-11-01', '2026-11-20')).planned?.missed).toEqual(right.missed);
    // 200 with the first dose, one dose stored, clicks taken once.
    expect((await log(_id, 60, at, { plannedAt: third }))._id).toBe(dose._id);
    expect(await doses()).toHaveLength(3);
    expect((await penNow(_id))?.remainingClicks).toBe(60);
  });

  it('reports/13: two halves a week are the planned doses', async () => {
    const { plan: planned, doses, right, ...setting } = LIFE_SAMPLES['reports/13-split-dose-plan'];
    const { plan, logWithoutPen, ahead } = await settle(setting);
    await plan(planned);
    for (const [date, doseAmount] of doses) {
      const instant = new Date(String(date)).toISOString();
      await logWithoutPen({ medicine: planned.medicine, doseAmount, date: instant });
    }
    expect(Date.parse((await ahead()).next?.at ?? '')).toBe(Date.parse(right.next));
  });
});

/** Instants so many hours apart, from 2 October 2026 on. */
function everyHours(hours: number, count: number): string[] {
  const start = Date.parse('2026-10-02T09:00:00.000Z');
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * hours * 3_600_000).toISOString(),
  );
}
