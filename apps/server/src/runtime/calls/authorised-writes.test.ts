import { NoResultError, SelectQueryNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { newScope } from '../../context.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keyOfToken } from '../secrets/secret-tokens.ts';
import { explainToCaller } from './authorised-writes.ts';
import { findLiveSession } from './sessions.read-model.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const MISSING = [
  new NoResultError(SelectQueryNode.create()),
  Object.assign(new Error(), { code: '23503' }),
  Object.assign(new Error(), { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' }),
];
const OTHERS = [new Error('a bug'), Object.assign(new Error(), { code: '23505' }), 'text'];

it('explains a missing row by the end of the session, and nothing else by it', async () => {
  const { token } = await createUser(test);
  const scope = newScope(test.context);
  const session = await findLiveSession(scope, keyOfToken(token));
  for (const error of [...MISSING, ...OTHERS]) {
    expect(await explainToCaller(error, session, scope)).toBe(error);
    expect(await explainToCaller(error, null, scope)).toBe(error);
  }
  await test.db.deleteFrom('session').execute();
  for (const error of MISSING) {
    const told = await explainToCaller(error, session, scope);
    expect(told).toBeInstanceOf(AppError);
    expect(told).toMatchObject({ code: 'unauthorized' });
  }
  for (const error of OTHERS) expect(await explainToCaller(error, session, scope)).toBe(error);
});
