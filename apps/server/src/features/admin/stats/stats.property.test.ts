// Shows 2.149, 2.157, 3.39, 7.38, 9.20, 12.7.
import {
  addPen,
  deleteAccount,
  deleteDose,
  deletePen,
  editDose,
  editPen,
  getCostSavings,
  getSystemStats,
  logDose,
  type RouteDefinition,
  removeCountryPricing,
  removeStrengthPricing,
  setCountry,
  setCountryPricing,
  setCurrency,
  setFifthDose,
  setStrengthPricing,
  setTimeZone,
} from '@dosewise/contract';
import { CURRENCIES, type Currency, priceDaysIn, REFERENCE_RATES } from '@dosewise/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createUser, goldenDose, standardDose } from '../../../testing/factories.ts';
import { IS_LONG_RUN } from '../../../testing/long-run.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import {
  listDoseBases,
  priced,
  readPriceDays,
  readPriceLists,
} from '../../analysis/savings/savings.read-model.ts';
import { recountTallies } from './recount-tallies.ts';

const COUNTRIES = ['Testland', 'Elsewhere', 'Spain'];
const STRENGTHS = [2.5, 5, 7.5, 10, 12.5, 15];
const SEMAGLUTIDE_STRENGTHS = [0.25, 0.5, 1, 1.7, 2, 2.4, 7.2];
const TIME_ZONES = ['UTC', 'Australia/Sydney', 'America/Los_Angeles'];
/** Prices hold from the beginning, or from one of these: doses are of those days. */
const PRICE_DAYS = [undefined, undefined, '2026-11-10', '2026-11-18', '2026-11-20', '2026-12-24'];
/** Undefined is a KwikPen. */
const DEVICES = [
  undefined,
  undefined,
  { medicine: 'tirzepatide', kind: 'vial', doseMl: 0.5, doses: 1 },
  { medicine: 'semaglutide', kind: 'click_pen', doseMl: 0.75, doses: 4, stepsPerDose: 60 },
  { medicine: 'something of my own', kind: 'click_pen', doseMl: 1, doses: 5, stepsPerDose: 60 },
];
const HALF_DAY_MS = 12 * 60 * 60_000;
const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;

let test: TestApp;
let admin: { token: string };
let now = TEST_NOW;

/** Everything that the run so far has made; deleted pens and doses may still be aimed at. */
const users: { token: string }[] = [];
const pens: { token: string; id: string }[] = [];
const doses: { token: string; id: string }[] = [];

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
  for (let n = 0; n < 6; n += 1) users.push(await createUser(test));
});
afterAll(() => test.close());

interface Step {
  readonly kind: keyof typeof STEPS;
  /** Chooses the user and the row that it is aimed at. */
  readonly at: number;
  readonly amount: number;
  readonly price: number | null;
  readonly currency: Currency;
}

async function call(route: RouteDefinition, input: object, as: { token: string }) {
  const reply = await test.call(route, input, as);
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
  return reply.status < 300 ? (reply.body as unknown as { _id: string }) : null;
}

const pick = <T>(things: readonly T[], at: number): T | undefined => things[at % things.length];

const STEPS = {
  addPen: async ({ at, amount, price }: Step) => {
    const user = pick(users, at);
    const body = {
      name: 'Pen',
      strength: pick(STRENGTHS, amount),
      startDate: '2026-01-01',
      device: pick(DEVICES, at + amount),
      ...(price === null ? {} : { costPerPen: price }),
    };
    const pen = user && (await call(addPen, { body }, user));
    if (user && pen) pens.push({ ...user, id: pen._id });
  },
  changeCost: async ({ at, price }: Step) => {
    const pen = pick(pens, at);
    const input = { params: { id: pen?.id }, body: { costPerPen: price } };
    if (pen) await call(editPen, input, pen);
  },
  deletePen: async ({ at }: Step) => {
    const pen = pick(pens, at);
    if (pen) await call(deletePen, { params: { id: pen.id } }, pen);
  },
  logDose: async ({ at, amount }: Step) => {
    const pen = pick(pens, at);
    const date = new Date(TEST_NOW - MINUTE_MS - (amount % 30) * HALF_DAY_MS).toISOString();
    const body = pen && standardDose(pen.id, { clicks: (amount % 60) + 1, date });
    const dose = pen && (await call(logDose, { body }, pen));
    if (pen && dose) doses.push({ ...pen, id: dose._id });
  },
  useUp: async ({ at }: Step) => {
    const pen = pick(pens, at);
    if (!pen) return;
    await call(setFifthDose, { params: { id: pen.id }, body: { enableFifthDose: true } }, pen);
    for (const body of Array.from({ length: 4 }, () => standardDose(pen.id))) {
      await call(logDose, { body }, pen);
    }
    const golden = await call(logDose, { body: goldenDose(pen.id, 0.3) }, pen);
    if (golden) doses.push({ ...pen, id: golden._id });
  },
  editDose: async ({ at, amount }: Step) => {
    const dose = pick(doses, at);
    const input = { params: { id: dose?.id }, body: { clicks: (amount % 60) + 1 } };
    if (dose) await call(editDose, input, dose);
  },
  deleteDose: async ({ at }: Step) => {
    const dose = pick(doses, at);
    if (dose) await call(deleteDose, { params: { id: dose.id } }, dose);
  },
  move: async ({ at, amount, currency }: Step) => {
    const user = pick(users, at);
    if (!user) return;
    await call(setCountry, { body: { country: pick(COUNTRIES, amount) } }, user);
    await call(setCurrency, { body: { currency } }, user);
  },
  travel: async ({ at, amount }: Step) => {
    const user = pick(users, at);
    const body = { timeZone: pick(TIME_ZONES, amount) };
    if (user) await call(setTimeZone, { body }, user);
  },
  setCountryPrice: async ({ at, amount, price, currency }: Step) => {
    const validFrom = pick(PRICE_DAYS, at);
    const body = { country: pick(COUNTRIES, amount), price: price ?? 100, currency, validFrom };
    await call(setCountryPricing, { body }, admin);
  },
  setStrengthPrice: async ({ at, amount, price, currency }: Step) => {
    const other = at % 3 === 0 ? { medicine: 'semaglutide' } : {};
    const strength = pick(at % 3 === 0 ? SEMAGLUTIDE_STRENGTHS : STRENGTHS, at);
    const validFrom = pick(PRICE_DAYS, at);
    const country = pick(COUNTRIES, amount);
    const body = { country, strength, ...other, price: price ?? 100, currency, validFrom };
    await call(setStrengthPricing, { body }, admin);
  },
  removePrice: async ({ at, amount }: Step) => {
    const validFrom = pick(PRICE_DAYS, at);
    const query = { country: pick(COUNTRIES, amount), validFrom };
    if (validFrom === undefined) return;
    await call(removeCountryPricing, { query }, admin);
    const strength = pick(STRENGTHS, at);
    await call(removeStrengthPricing, { query: { ...query, strength } }, admin);
  },
  leave: async ({ at }: Step) => {
    if (users.length < 4) users.push(await createUser(test));
    const [user] = users.splice(at % users.length, 1);
    if (!user) return;
    await call(deleteAccount, { body: { password: PASSWORD } }, user);
    for (const things of [pens, doses]) {
      things.splice(0, Infinity, ...things.filter((thing) => thing.token !== user.token));
    }
  },
  recount: async () => {
    await recountTallies(test.db, 5);
  },
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(Object.keys(STEPS) as (keyof typeof STEPS)[]),
    ...(['addPen', 'logDose', 'useUp', 'changeCost', 'changeCost', 'recount', 'recount'] as const),
  ),
  at: fc.nat(1000),
  amount: fc.nat(1000),
  price: fc.option(fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100)),
  currency: fc.constantFrom(...CURRENCIES),
});

it('equals what the users see of themselves, whatever was written and counted at once', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (given) => {
      for (const round of given) {
        await Promise.all(round.map((each) => STEPS[each.kind](each)));
        await compare();
      }
    }),
    { numRuns: IS_LONG_RUN ? 30 : 10 },
  );
}, 120_000);

async function compare(): Promise<void> {
  now += MINUTE_MS;
  test.setNow(now);
  const { status, body } = await test.call(getSystemStats, {}, admin);
  expect(status).toBe(200);
  const expected = await addUp();
  expect(body).toMatchObject(expected.exact);
  for (const [name, amount] of Object.entries(expected.amounts)) {
    const got = body[name as keyof typeof expected.amounts];
    expect(Math.abs(got - amount), `${name}: ${got} for ${amount}`).toBeLessThan(1e-6);
  }
}

/** The same figures from each user's own page, and from plain counts. */
async function addUp() {
  const { db } = test;
  const own = await Promise.all(
    [...users, admin].map(async (user) => (await test.call(getCostSavings, {}, user)).body),
  );
  const inAud = (amount: number, currency: string) =>
    amount / REFERENCE_RATES.perAud[currency as Currency];
  const counted = own.reduce((sum, page) => sum + page.countedDoses, 0);
  const spent = own.reduce(
    (sum, page) => sum + inAud(page.actualCostPerDose * page.countedDoses, page.currency),
    0,
  );
  const saved = own.reduce((sum, page) => sum + inAud(page.lifetimeSavings, page.currency), 0);
  const accounts = await db
    .selectFrom('user_account')
    .select(['id', 'country', 'time_zone'])
    .execute();
  const entries = await Promise.all(
    accounts.map(async ({ id, country, time_zone }) => {
      const days = (await readPriceDays(db, [country])).get(country) ?? [];
      const conversion = { into: 'AUD', rates: REFERENCE_RATES } as const;
      const prices = await readPriceLists(db, [country]);
      const bases = await listDoseBases(db, [id], priceDaysIn(time_zone, days));
      return bases.map((entry) => priced(entry, prices, conversion));
    }),
  );
  const paid = entries.flat().filter((dose) => dose.actual !== null);
  const byStrength = new Set(
    paid
      .filter((dose) => dose.price_source === 'strength')
      .map((dose) => `${dose.user_id} ${dose.injection_at} ${dose.medicine}`),
  ).size;
  const countryNames = accounts.map(({ country }) => country);
  const countRows = async (table: 'pen' | 'dose') =>
    (await db.selectFrom(table).select('user_id').execute()).length;
  const totalDoses = await countRows('dose');
  const gaps = own.flatMap((page) => page.pricingAccuracy.countriesWithGaps);
  const counts = Map.groupBy(countryNames, (name) => name);
  return {
    amounts: {
      totalCostSavings: saved,
      averageCostPerDose: counted === 0 ? 0 : spent / counted,
      averageDosesPerUser: totalDoses / countryNames.length,
    },
    exact: {
      totalUsers: users.length + 1,
      activeUsers: users.length + 1,
      totalPens: await countRows('pen'),
      totalDoses,
      topCountries: [...counts]
        .map(([country, { length }]) => ({ country, count: length }))
        .sort((a, b) => b.count - a.count || (a.country < b.country ? -1 : 1))
        .slice(0, 5),
      pricingStats: {
        accuracyPercentage: counted === 0 ? 100 : (byStrength / counted) * 100,
        strengthBasedUsage: byStrength,
        defaultPricingUsage: counted - byStrength,
        countriesWithGaps: [...new Set(gaps)].sort(),
      },
      asOf: new Date(now).toISOString(),
    },
  };
}
