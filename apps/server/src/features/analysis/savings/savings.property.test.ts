// Shows 3.24, 3.25, 12.7.
import { getCostSavings } from '@dosewise/contract';
import { CURRENCIES, type Currency, calendarDayIn } from '@dosewise/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { ROWS } from '../../../testing/rows.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;
/** Strengths in tenths of a mg, so that every amount below is a whole number. */
const STRENGTHS = [25, 50, 75, 100, 125, 150];
/** As in the facts, written down a second time. */
const PER_AUD: Record<Currency, number> = {
  AUD: 1,
  USD: 0.6475,
  EUR: 0.5529,
  GBP: 0.4813,
  CAD: 0.9091,
};

let test: TestApp;
let token: string;
let userId: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await createUser(test));
  const user = await test.db.selectFrom('user_account').select('id').executeTakeFirstOrThrow();
  userId = user.id;
});
afterAll(() => test.close());

interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
interface GivenDose {
  readonly minutesAgo: number;
  /** Clicks, or hundredths of a mL: 60 of either are a full dose. */
  readonly sixtieths: number;
  readonly isGolden: boolean;
}
interface GivenPen {
  /** True: a KwikPen of Mounjaro, or a user's own numbers for one just like it. */
  readonly isKwikPen: boolean;
  readonly strength: number;
  readonly cost: Money | null;
  readonly doses: readonly GivenDose[];
}
interface PriceList {
  /** By strength in tenths of a mg, and one for the whole country. */
  readonly prices: Readonly<Record<string, Money | null>>;
  readonly whole: Money | null;
}
interface History {
  readonly currency: Currency;
  readonly timeZone: string;
  /** The prices from the beginning, and those that change on some days, earliest first. */
  readonly lists: readonly (PriceList & { readonly from: string })[];
  readonly pens: readonly GivenPen[];
}

const money: fc.Arbitrary<Money> = fc.record({
  amount: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom(...CURRENCIES),
});
const dose: fc.Arbitrary<GivenDose> = fc.record({
  // Either at one instant or so far apart that no one takes them for one injection.
  minutesAgo: fc
    .oneof(
      fc.integer({ min: 0, max: 60 * 24 * 4 }),
      fc.integer({ min: 0, max: 900 * 24 * 4 }),
      fc.constant(700),
    )
    .map((quarters) => quarters * 15),
  sixtieths: fc.integer({ min: 1, max: 60 }),
  isGolden: fc.boolean(),
});
const priceList: fc.Arbitrary<PriceList> = fc.record({
  prices: fc.record(
    Object.fromEntries(STRENGTHS.map((tenths) => [tenths, fc.option(money, { freq: 2 })])),
  ),
  whole: fc.option(money),
});
const changes = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 3 })
  .map((daysAgo) => daysAgo.sort((a, b) => b - a).map((days) => TEST_NOW - days * DAY_MS))
  .map((instants) => ['', ...instants.map((at) => new Date(at).toISOString().slice(0, 10))]);
const history: fc.Arbitrary<History> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  timeZone: fc.constantFrom('UTC', 'Australia/Sydney', 'America/Los_Angeles'),
  lists: changes.chain((days) =>
    fc.tuple(...days.map((from) => priceList.map((list) => ({ from, ...list })))),
  ),
  pens: fc.array(
    fc.record({
      isKwikPen: fc.boolean(),
      strength: fc.constantFrom(...STRENGTHS),
      cost: fc.option(money),
      doses: fc.array(dose, { maxLength: 8 }),
    }),
    { maxLength: 6 },
  ),
});

it('agrees with a second way to compute it', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      await store(given);
      const { status, body } = await test.call(getCostSavings, {}, { token });
      expect(status).toBe(200);
      const expected = computeAgain(given);
      expect(body).toMatchObject(expected.exact);
      for (const [name, amount] of Object.entries(expected.amounts)) {
        const got = body[name as keyof typeof expected.amounts];
        expect(Math.abs(got - amount), `${name}: ${got} for ${amount}`).toBeLessThan(1e-6);
      }
      const last = body.series.at(-1);
      const saved = (last?.standard ?? 0) - (last?.actual ?? 0);
      expect(Math.abs(saved - body.lifetimeSavings)).toBeLessThan(1e-6);
      expect(body.series.map((point) => Date.parse(point.date))).toEqual(expected.instants);
    }),
    { numRuns: 80 },
  );
}, 60_000);

/** Each dose on its own, in whole numbers where the product has fractions. */
function computeAgain({ currency, timeZone, lists, pens }: History) {
  const amounts = {
    lifetimeSavings: 0,
    savingsThisMonth: 0,
    averageMonthlySavings: 0,
    standardCostPerDose: 0,
    actualCostPerDose: 0,
    standardCostPerWeek: 0,
    actualCostPerWeek: 0,
    goldenDoseSavings: 0,
  };
  const instants = new Set<number>();
  const estimated = new Set<number>();
  const [unpaid, unpriced] = [new Set<number>(), new Set<number>()];
  let [standards, actuals, golden] = [0, 0, 0];
  const taken = pens
    .flatMap((pen) =>
      pen.doses.map((given) => ({ ...given, pen, mgs: given.sixtieths * pen.strength })),
    )
    .sort((one, other) => other.minutesAgo - one.minutesAgo);
  const wholes = wholesOf(taken);
  for (const { pen, minutesAgo, sixtieths, isGolden, mgs } of taken) {
    const whole = wholes.get(minutesAgo) ?? 0;
    const nearest = nearestTenths(whole);
    const at = TEST_NOW - minutesAgo * 60_000;
    const day = calendarDayIn(timeZone, at);
    const known = lists.filter(({ from }) => from <= day);
    const own = known.findLast(({ prices }) => prices[nearest])?.prices[nearest];
    const standIn = pen.isKwikPen ? known.findLast((list) => list.whole)?.whole : null;
    const listed = own ?? standIn;
    if (!pen.cost) unpaid.add(minutesAgo);
    else if (!listed) unpriced.add(minutesAgo);
    if (!pen.cost || !listed) continue;
    const standard = (inCurrency(listed, currency) * mgs) / whole / 4;
    const actual = isGolden ? 0 : (inCurrency(pen.cost, currency) * sixtieths) / 240;
    if (!own) estimated.add(nearest / 10);
    golden += isGolden ? 1 : 0;
    standards += standard;
    actuals += actual;
    instants.add(at);
    amounts.lifetimeSavings += standard - actual;
    if (day.startsWith('2026-11')) amounts.savingsThisMonth += standard - actual;
    if (isGolden) amounts.goldenDoseSavings += standard;
  }
  const counted = instants.size;
  if (counted > 0) {
    const sorted = [...instants].sort((a, b) => a - b);
    const [first, last] = [Math.min(...sorted), Math.max(...sorted)];
    const between = sorted
      .slice(1)
      .map((at, n) => at - (sorted[n] ?? 0))
      .sort((a, b) => a - b);
    const half = between.length / 2;
    const usual =
      between.length === 0
        ? 7 * DAY_MS
        : ((between[Math.ceil(half) - 1] ?? 0) + (between[Math.floor(half)] ?? 0)) / 2;
    const months = (TEST_NOW - first) / DAY_MS / 30.4375;
    const weeks = (last - first + usual) / DAY_MS / 7;
    amounts.averageMonthlySavings = amounts.lifetimeSavings / (months < 1 ? 1 : months);
    amounts.standardCostPerDose = standards / counted;
    amounts.actualCostPerDose = actuals / counted;
    amounts.standardCostPerWeek = standards / weeks;
    amounts.actualCostPerWeek = actuals / weeks;
  }
  const hasGap = estimated.size + unpriced.size > 0;
  return {
    amounts,
    instants: [...instants].sort((a, b) => a - b),
    exact: {
      currency,
      countedDoses: counted,
      goldenDoses: golden,
      leftOutDoses: { withoutCost: unpaid.size, withoutPrice: unpriced.size },
      estimatedStrengths: [...estimated].sort((a, b) => a - b),
      pricingAccuracy: {
        usedDefaultPricing: estimated.size > 0,
        countriesWithGaps: hasGap ? ['Testland'] : [],
      },
    },
  };
}

/** The amount of the interval that each instant belongs to: three quarters of a week from its first dose. */
function wholesOf(inOrder: readonly { minutesAgo: number; mgs: number }[]): Map<number, number> {
  const wholes = new Map<number, number>();
  let rest = inOrder;
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    const end = first.minutesAgo - 5.25 * 24 * 60;
    const group = rest.filter(({ minutesAgo }) => minutesAgo > end);
    const whole = group.reduce((sum, { mgs }) => sum + mgs, 0);
    for (const { minutesAgo } of group) wholes.set(minutesAgo, whole);
    rest = rest.slice(group.length);
  }
  return wholes;
}

/** `dose` in sixtieths of a tenth of a mg: everything is whole, so ties are exact. */
function nearestTenths(dose: number): number {
  const distance = (tenths: number) => Math.abs(tenths * 60 - dose);
  return STRENGTHS.reduce((best, tenths) => (distance(tenths) < distance(best) ? tenths : best));
}

function inCurrency({ amount, currency }: Money, into: Currency): number {
  return (amount / PER_AUD[currency]) * PER_AUD[into];
}

/** Puts a history in place of the one before. */
async function store({ currency, timeZone, lists, pens }: History): Promise<void> {
  const { db } = test;
  await db.deleteFrom('dose').execute();
  await db.deleteFrom('pen').execute();
  await db.deleteFrom('strength_price').where('country', '=', 'Testland').execute();
  await db.deleteFrom('country_price').where('country', '=', 'Testland').execute();
  const country = 'Testland';
  await db.updateTable('user_account').set({ currency, country, time_zone: timeZone }).execute();
  for (const { from, prices, whole } of lists) {
    const of = { country, valid_from: from };
    if (whole) {
      const price = { ...of, price: whole.amount, currency: whole.currency };
      await db.insertInto('country_price').values(price).execute();
    }
    for (const [tenths, given] of Object.entries(prices)) {
      if (!given) continue;
      const price = { ...of, price: given.amount, currency: given.currency };
      const row = { ...price, medicine: 'tirzepatide', strength_mg: Number(tenths) / 10 };
      await db.insertInto('strength_price').values(row).execute();
    }
  }
  for (const pen of pens) {
    const row = penRow(pen);
    await db.insertInto('pen').values(row).execute();
    const doses = pen.doses.map((given) => doseRow(row, given));
    if (doses.length > 0) await db.insertInto('dose').values(doses).execute();
  }
}

function penRow({ isKwikPen, strength, cost }: GivenPen): PenTable {
  return {
    ...ROWS.pen,
    device_id: isKwikPen ? 'mounjaro-kwikpen' : null,
    user_id: userId,
    id: crypto.randomUUID(),
    strength_mg: strength / 10,
    start_date: '2020-01-01',
    cost_per_pen: cost?.amount ?? null,
    cost_currency: cost?.currency ?? null,
    enable_fifth_dose: 1,
    created_at: TEST_NOW,
  };
}

function doseRow(pen: PenTable, { minutesAgo, sixtieths, isGolden }: GivenDose): DoseTable {
  // Computed as the product does, with the dust that its divisions leave.
  const share = isGolden ? sixtieths / 100 / 0.6 : sixtieths / 60;
  return {
    user_id: userId,
    id: crypto.randomUUID(),
    pen_id: pen.id,
    taken_at: TEST_NOW - minutesAgo * 60_000,
    dose_type: isGolden ? 'golden_dose' : 'standard',
    planned_at: null,
    part_of: null,
    clicks: isGolden ? null : sixtieths,
    volume_ml: isGolden ? sixtieths / 100 : null,
    dose_mg: share * pen.strength_mg,
    extraction_method: isGolden ? 'volume_extraction' : 'pen_click',
    injection_location: 'abdomen',
    injection_sub_location: null,
    pain_level: 0,
    medicine: pen.medicine,
    note: '',
    created_at: TEST_NOW,
    logged_by: null,
  };
}
