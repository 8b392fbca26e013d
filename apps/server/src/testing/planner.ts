import { listDoses, logDose, planAhead, setPlan } from '@dosewise/contract';
import { expect } from 'vitest';
import { createPen, createUser, penNow, standardDose } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** The plan and the pens of someone: an injection each week from a day on. */
export interface WeeklyPlan {
  readonly startDate: string;
  readonly time: string;
  readonly doseMg: number;
  /** The days on which the pens were opened; their strength is the dose of the plan unless it says another. */
  readonly opened: readonly string[];
  readonly strength?: number;
}

/** Someone with a plan of tirzepatide and pens, who logs doses from them. */
export async function createPlanner(
  test: TestApp,
  { startDate, time, doseMg, opened, strength = doseMg }: WeeklyPlan,
) {
  const user = await createUser(test);
  const pens: string[] = [];
  for (const day of opened) {
    pens.push((await createPen(test, user.token, { strength, startDate: day }))._id);
  }
  const step = { startDate, time, everyDays: 7, doseMg, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  expect((await test.call(setPlan, { body }, user)).status).toBe(200);
  const log = (penId: string, clicks: number, fields: object = {}) =>
    test.call(logDose, { body: standardDose(penId, { clicks, ...fields }) }, user);
  const doses = async () => (await test.call(listDoses, { query: {} }, user)).body;
  const ahead = async () => (await test.call(planAhead, { query: {} }, user)).body;
  const left = async (id: string) => (await penNow(test, user.token, id)).remainingClicks;
  const [a = '', b = ''] = pens;
  return { user, a, b, log, doses, ahead, left };
}

/** The status of a refusal and the sentences at its fields. */
export const refusedAt = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { fields?: object }).fields,
];
