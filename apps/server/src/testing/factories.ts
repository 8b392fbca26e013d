import {
  addPen,
  confirmSession,
  type Dose,
  listPens,
  logDose,
  type Pen,
  register,
} from '@dosewise/contract';
import { expect } from 'vitest';
import { TEST_NOW, type TestApp } from './test-app.ts';

let counter = 0;

/** Registers a new user and returns the token. */
export async function createUser(test: TestApp, email = `user${++counter}@example.com`) {
  const body = { email, password: 'correct horse battery' };
  const reply = await test.call(register, { body });
  expect(reply.status).toBe(201);
  return { email, token: reply.body.token };
}

/** Registers an admin and returns the token. */
export async function createAdmin(test: TestApp, email?: string) {
  const admin = await createUser(test, email);
  await test.db
    .updateTable('user_account')
    .set({ user_type: 'admin' })
    .where('email', '=', admin.email)
    .execute();
  return admin;
}

/** Confirms the session of who registered long ago, so that it may open doors. */
export async function confirmAgain(test: TestApp, user: { readonly token: string }): Promise<void> {
  const body = { password: 'correct horse battery' };
  expect((await test.call(confirmSession, { body }, user)).status).toBe(204);
}

/** Adds a pen for the owner of `token`. */
export async function createPen(
  test: TestApp,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<Pen> {
  const body = { name: 'Blue pen', strength: 10, startDate: '2026-11-01', ...fields };
  const reply = await test.call(addPen, { body }, { token });
  expect(reply.status).toBe(201);
  return reply.body;
}

/** The body of a plain standard dose of a full 60 clicks, an hour before the test's now. */
export function standardDose(penId: string, fields: Record<string, unknown> = {}) {
  const date = new Date(TEST_NOW - 3_600_000).toISOString();
  return { penId, doseType: 'standard', clicks: 60, date, ...fields };
}

/** The body of a Golden Dose. */
export function goldenDose(penId: string, volume: number, fields: Record<string, unknown> = {}) {
  const date = new Date(TEST_NOW - 3_600_000).toISOString();
  return { penId, doseType: 'golden_dose', volume, date, ...fields };
}

/** Logs a dose and expects that it works. */
export async function createDose(
  test: TestApp,
  token: string,
  body: Record<string, unknown>,
): Promise<Dose> {
  const reply = await test.call(logDose, { body }, { token });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

/** A pen whose 240 labelled clicks are used. */
export async function createEmptyPen(
  test: TestApp,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<Pen> {
  const pen = await createPen(test, token, fields);
  for (let n = 0; n < 4; n++) await createDose(test, token, standardDose(pen._id));
  return pen;
}

/** A pen of the owner of `token` as it is now. */
export async function penNow(test: TestApp, token: string, id: string): Promise<Pen> {
  const { body } = await test.call(listPens, {}, { token });
  const pen = body.find((candidate) => candidate._id === id);
  if (!pen) throw new Error('the pen is gone');
  return pen;
}
