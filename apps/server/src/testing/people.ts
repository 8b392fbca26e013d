import type { PeopleRole } from '@dosewise/contract';
import type { CarerTable } from '../db/tables/people-tables.ts';
import { ROWS } from './rows.ts';
import type { TestApp } from './test-app.ts';
import { findUserId } from './user-id.ts';

interface User {
  readonly email: string;
  readonly token: string;
}

/** Someone who cares for a person: what they call with for that person, and the row that lets them. */
export interface TestCarer {
  readonly token: string;
  readonly headers: { readonly 'dosewise-for': string };
  readonly id: string;
}

/** Lets `carer` care for `person`, as if invited and accepted. */
export async function letCare(
  test: TestApp,
  person: User,
  carer: User,
  role: PeopleRole,
  fields: Partial<CarerTable> = {},
): Promise<TestCarer> {
  const [personId, carerId] = [
    await findUserId(test.db, person.email),
    await findUserId(test.db, carer.email),
  ];
  const id = test.context.newId();
  const row = { ...ROWS.carer, user_id: personId, id, email: carer.email, carer_id: carerId, role };
  await test.db
    .insertInto('carer')
    .values({ ...row, ...fields })
    .execute();
  await test.db
    .insertInto('cared_for')
    .values({ user_id: carerId, id, person_id: personId })
    .execute();
  return { token: carer.token, headers: { 'dosewise-for': personId }, id };
}
