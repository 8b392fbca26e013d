// Shows 16.1.
import { exportAll, getSites, planAhead, type Sites, setSites } from '@dosewise/contract';
import { DAY_MS, FIRST_ZONES, INJECTION_ZONES, zoneKey } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ABDOMEN = { location: 'abdomen', subLocation: 'left_lower' } as const;
const LEFT_THIGH = { location: 'thigh', subLocation: 'left' } as const;
const RIGHT_THIGH = { location: 'thigh', subLocation: 'right' } as const;
const RIGHT_ARM = { location: 'arm', subLocation: 'right' } as const;

/** Someone who injected at these places, on these days of November. */
async function createInjected(
  ...uses: { day: number; at: string; place?: string | null; pain?: number | null }[]
) {
  const user = await createUser(test);
  const pen = await createPen(test, user.token);
  for (const { day, at, place = null, pain = 0 } of uses) {
    const where = { injectionLocation: at, injectionSubLocation: place, painLevel: pain };
    const date = `2026-11-0${day}T08:00:00.000Z`;
    await createDose(test, user.token, standardDose(pen._id, { clicks: 10, date, ...where }));
  }
  return user;
}
const zoneOf = ({ zones }: Sites, key: string) => zones.find((zone) => zoneKey(zone) === key);

it('shows every zone, abdomen and thighs on, none ever used', async () => {
  const user = await createUser(test);
  const { status, body } = await test.call(getSites, {}, user);
  const chosen = new Set(FIRST_ZONES);
  expect([status, body]).toEqual([
    200,
    {
      zones: INJECTION_ZONES.map((zone) => ({
        ...zone,
        on: chosen.has(zone),
        lastUsedAt: null,
        uses: 0,
        meanPain: null,
      })),
      suggested: ABDOMEN,
    },
  ]);
});

it('takes the mean pain of the injections that say one', async () => {
  const user = await createInjected(
    { day: 1, at: 'thigh', place: 'left', pain: 2 },
    { day: 3, at: 'thigh', place: 'left', pain: 3 },
    { day: 5, at: 'thigh', place: 'left', pain: null },
  );
  const { body } = await test.call(getSites, {}, user);
  expect(zoneOf(body, 'thigh:left')).toMatchObject({ uses: 3, meanPain: 2.5 });
});

it('tells the last use, how often, and the mean pain of each zone', async () => {
  const user = await createInjected(
    { day: 1, at: 'thigh', place: 'left', pain: 2 },
    { day: 3, at: 'thigh', place: 'left', pain: 3 },
    { day: 5, at: 'arm', place: 'right', pain: 0 },
    { day: 6, at: 'other', pain: 9 },
  );
  const { body } = await test.call(getSites, {}, user);
  expect(zoneOf(body, 'thigh:left')).toMatchObject({
    on: true,
    lastUsedAt: '2026-11-03T08:00:00.000Z',
    uses: 2,
    meanPain: 2.5,
  });
  expect(zoneOf(body, 'arm:right')).toMatchObject({ on: false, uses: 1, meanPain: 0 });
  expect(body.zones.reduce((sum, { uses }) => sum + uses, 0)).toBe(3);
});

it('suggests the longest rested of the chosen, and what was never used before it', async () => {
  const user = await createInjected(
    { day: 1, at: 'thigh', place: 'right' },
    { day: 2, at: 'arm', place: 'right' },
    { day: 3, at: 'thigh', place: 'left' },
  );
  const choose = (...zones: object[]) => test.call(setSites, { body: { zones } }, user);
  expect((await choose(LEFT_THIGH, RIGHT_THIGH)).body.suggested).toEqual(RIGHT_THIGH);
  expect((await choose(LEFT_THIGH, RIGHT_ARM)).body.suggested).toEqual(RIGHT_ARM);
  const own = [LEFT_THIGH, RIGHT_THIGH, { ...RIGHT_ARM, subLocation: 'left' }, ABDOMEN];
  const { status, body } = await choose(...own);
  expect([status, body.suggested]).toEqual([200, own[2]]);
  expect((await test.call(getSites, {}, user)).body).toEqual(body);
  expect(
    body.zones.slice(0, 5).map(({ location, subLocation, on }) => [location, subLocation, on]),
  ).toEqual([
    ...own.map((zone) => [...Object.values(zone), true]),
    ['abdomen', 'left_upper', false],
  ]);
  expect(body.zones).toHaveLength(INJECTION_ZONES.length);
  const { next } = (await test.call(planAhead, { query: {} }, user)).body;
  expect(next?.site).toEqual(own[2]);
});

it('suggests a zone that rested for more than a hundred doses', async () => {
  const user = await createUser(test);
  const pen = await createPen(test, user.token, { startDate: '2026-07-01' });
  const log = (daysAgo: number, place: string) => {
    const date = new Date(TEST_NOW - daysAgo * DAY_MS).toISOString();
    const where = { injectionLocation: 'thigh', injectionSubLocation: place };
    return createDose(test, user.token, standardDose(pen._id, { clicks: 1, date, ...where }));
  };
  await log(103, 'left');
  for (let daysAgo = 102; daysAgo > 0; daysAgo--) await log(daysAgo, 'right');
  await test.call(setSites, { body: { zones: [RIGHT_THIGH, LEFT_THIGH] } }, user);
  const { next } = (await test.call(planAhead, { query: {} }, user)).body;
  expect(next?.site).toEqual(LEFT_THIGH);
});

it('suggests nothing to who chose no zone', async () => {
  const user = await createUser(test);
  const { body } = await test.call(setSites, { body: { zones: [] } }, user);
  expect([body.suggested, body.zones.some(({ on }) => on)]).toEqual([null, false]);
  expect((await test.call(getSites, {}, user)).body).toEqual(body);
});

it('lets a whole location rest from a dose without a quadrant or side, and counts it for none', async () => {
  const user = await createInjected({ day: 2, at: 'abdomen' }, { day: 1, at: 'thigh', pain: 4 });
  const { body } = await test.call(getSites, {}, user);
  expect(zoneOf(body, 'abdomen:right_upper')).toMatchObject({
    lastUsedAt: '2026-11-02T08:00:00.000Z',
    uses: 0,
    meanPain: null,
  });
  expect(body.suggested).toEqual(LEFT_THIGH);
});

it("is one person's own, and in the file of everything", async () => {
  const [user, other] = [await createUser(test), await createUser(test)];
  await test.call(setSites, { body: { zones: [RIGHT_ARM, LEFT_THIGH] } }, user);
  expect((await test.call(getSites, {}, other)).body.suggested).toEqual(ABDOMEN);
  const everything = (await test.call(exportAll, {}, user)).body as unknown as { sites: object };
  expect(everything.sites).toEqual([RIGHT_ARM, LEFT_THIGH]);
});
