import { exportAll, restoreAll } from '@dosewise/contract';
import { expect } from 'vitest';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** An all.json as tests look at it. */
export interface ArchiveFile {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly pens: readonly Readonly<Record<string, unknown>>[];
  readonly doses: readonly Readonly<Record<string, unknown>>[];
  readonly weights: readonly Readonly<Record<string, unknown>>[];
  readonly recordIds: readonly Readonly<Record<string, unknown>>[];
  readonly imports: readonly Readonly<Record<string, unknown>>[];
  readonly [part: string]: unknown;
}

/** Everything of the owner of `token`. */
export async function exportedFile(test: TestApp, token: string): Promise<ArchiveFile> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await test.app.inject({ url: `/api${exportAll.path}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** The part of a file that comes back: all but when it was made, whose account it is, and its mails. */
export function comparable({ exportedAt, mails, profile, ...rest }: ArchiveFile) {
  const { _id, email, createdAt, lastLogin, userType, ...settings } = profile;
  return { ...rest, profile: settings };
}

/** Restores a file into a new account; its token. */
export async function restoredAccount(test: TestApp, body: object): Promise<string> {
  const { token } = await createUser(test);
  const reply = await test.call(restoreAll, { body }, { token });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return token;
}
