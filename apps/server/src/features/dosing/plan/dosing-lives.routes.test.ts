import { getReport, planAhead, restoreAll } from '@dosewise/contract';
import { DOSING_LIVES, type DosingLife } from '@dosewise/domain/lives-for-tests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedFile } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const FROM = '2026-10-01';

/** An id of the product for each short one of a life. */
const idOf = (id: string) =>
  `01900000-0000-7000-8000-${Buffer.from(id).toString('hex').padStart(12, '0')}`;

/** Someone whose account has these records, brought by an archive. */
async function createSomebody(life: DosingLife) {
  test.setNow(life.now);
  const user = await createUser(test);
  const empty = await exportedFile(test, user.token);
  const { medicine } = life;
  const archive = {
    ...empty,
    profile: { ...(empty.profile as object), timeZone: life.zone },
    plans: life.plans.map((plan) => ({ medicine, ...plan })),
    skips: life.skips.map((at) => ({ medicine, at })),
    pauses: life.pauses.map((pause) => ({ medicine, ...pause })),
    doses: life.doses.map(({ id, at, doseMg, plannedAt, partOf }) => ({
      _id: idOf(id),
      penId: null,
      medicine,
      date: at,
      plannedAt,
      partOf: partOf === null ? null : idOf(partOf),
      doseType: 'standard',
      doseAmount: doseMg,
      clicks: null,
      volume: null,
      extractionMethod: 'pen_click',
      injectionLocation: 'abdomen',
      injectionSubLocation: null,
      painLevel: null,
      note: '',
    })),
  };
  const restored = await test.call(restoreAll, { body: archive as never }, user);
  expect(restored.status, JSON.stringify(restored.body)).toBe(201);
  return user;
}

describe('a dosing life through the API', () => {
  it.each(DOSING_LIVES.map((life) => [life.name, life] as const))('%s', async (_name, life) => {
    const user = await createSomebody(life);
    const { right, now } = life;
    const { next } = (await test.call(planAhead, { query: {} }, user)).body;
    if (life.plans.at(-1)?.endedAt === null) {
      expect(next?.at ?? null).toBe(right.next);
      // After a day the API calls what is due overdue.
      if (right.state === 'due') expect(next?.state).toBeOneOf(['due', 'overdue']);
    } else {
      // Without a plan it is one interval after the latest dose.
      const latest = Math.max(...life.doses.map(({ at }) => Date.parse(at)));
      expect(Date.parse(next?.at ?? '')).toBe(latest + WEEK_MS);
    }

    const to = now.slice(0, 10);
    const query = { from: FROM, to };
    const { planned, plannedByMedicine } = (await test.call(getReport, { query }, user)).body;
    const upTo = (instants: readonly string[] = []) =>
      instants.filter((at) => Date.parse(at) < Date.parse(to) + DAY_MS);
    const datesOf = (list: readonly { readonly date: string }[] = []) =>
      list.map(({ date }) => date);
    expect({
      missed: datesOf(planned?.missed),
      skipped: datesOf(planned?.skipped),
      partly: datesOf(planned?.partly),
    }).toEqual({
      missed: upTo(right.missed),
      skipped: upTo(right.skipped),
      partly: upTo(right.partly),
    });
    const [counts] = plannedByMedicine;
    expect([counts?.taken ?? 0, counts?.paused ?? 0]).toEqual([
      upTo(right.taken).length,
      upTo(right.paused).length,
    ]);
  });
});
