import {
  addMeasurement,
  addSymptom,
  addWeight,
  createInvite,
  deleteAccount,
  invitePerson,
  logDose,
  login,
  remindPerson,
  setUserType,
} from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TABLES } from '../../../db/backup/backup-format.ts';
import { ENGINE } from '../../../testing/databases.ts';
import { createAdmin, createUser } from '../../../testing/factories.ts';
import { type MailTest, startMailTest, until } from '../../../testing/mail/mail-test.ts';
import { letCare } from '../../../testing/people.ts';
import { insertRows, ROWS } from '../../../testing/rows.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let mail: MailTest;
let test: TestApp;
beforeAll(async () => {
  mail = await startMailTest();
  test = mail.test;
});
afterAll(() => mail.close());

/** The columns that still name a person who deleted their account, and for how long, as SECURITY.md tells. */
const REMAINS: Readonly<Record<string, string>> = {
  'dose.logged_by': 'as long as the person for whom it was logged keeps the record',
  'weight.logged_by': 'the same',
  'symptom.logged_by': 'the same',
  'measurement.logged_by': 'the same',
  'carer_act.email': 'a year: what others did in a person’s records',
  'audit_entry.subject_user_id': 'the id alone: what admins did',
};

/** The columns of all tables that hold one of the words. */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of TABLES) {
    for (const row of await test.db.selectFrom(table).selectAll().execute()) {
      for (const [column, value] of Object.entries(row)) {
        const text = String(value).toLowerCase();
        if (words.some((word) => text.includes(word))) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].sort();
}

const DATE = '2026-11-20T08:00:00.000Z';
const DOSE = {
  ...{ penId: null, medicine: 'tirzepatide', doseAmount: 5, painLevel: 0, date: DATE },
  ...{ injectionLocation: 'thigh', injectionSubLocation: 'left' },
} as const;

type User = Awaited<ReturnType<typeof createUser>>;

/** Does with others whatever leaves the address or the id of someone in their rows. */
async function tieToOthers(leaver: User): Promise<void> {
  const [admin, cared, carer, inviter] = [
    await createAdmin(test),
    await createUser(test),
    await createUser(test),
    await createUser(test),
  ];
  const caredId = await findUserId(test.db, cared.email);
  const webhook = { ...ROWS.webhook, user_id: caredId, id: test.context.newId() };
  const events = JSON.stringify(['dose.logged', 'weight.logged']);
  await insertRows(test.db, 'webhook', [{ ...webhook, events }]);
  const cares = await letCare(test, cared, leaver, 'logs');
  await letCare(test, leaver, carer, 'sees');
  // Invitations: one that waits, one whose door is told; the same by an admin.
  const invitation = { email: leaver.email, role: 'sees', until: null } as const;
  expect((await test.call(invitePerson, { body: invitation }, inviter)).status).toBe(201);
  const remind = { params: { id: cares.id }, body: { reminded: true } };
  expect((await test.call(remindPerson, remind, cared)).status).toBe(200);
  const { status } = await test.call(
    createInvite,
    { body: { email: leaver.email, days: 7 } },
    admin,
  );
  expect(status).toBe(201);
  for (const [route, body] of [
    [logDose, DOSE],
    [addWeight, { date: DATE, weightKg: 80 }],
    [addSymptom, { date: DATE, category: 'nausea', severity: 2 }],
    [addMeasurement, { date: DATE, kind: 'waist', value: 94 }],
  ] as const) {
    const key = { ...cares.headers, 'idempotency-key': route.id };
    expect((await test.call(route, { body }, { ...cares, headers: key })).status).toBe(201);
  }
  for (const userType of ['admin', 'user'] as const) {
    const body = { email: leaver.email, userType };
    expect((await test.call(setUserType, { body }, admin)).status).toBe(200);
  }
  // Of an earlier release, and of one that was never sent.
  const row = { ...ROWS.delivery, user_id: caredId };
  const told = JSON.stringify({ told: 'owner', email: leaver.email });
  const about = JSON.stringify({ door: 'person', device: null, about: leaver.email });
  await insertRows(test.db, 'delivery', [
    { ...row, id: test.context.newId(), kind: 'person_ended', status: 'sent', detail: told },
    { ...row, id: test.context.newId(), kind: 'door_opened', status: 'failed', detail: about },
    {
      ...{ ...row, id: test.context.newId(), kind: 'person_invited', status: 'unconfirmed' },
      detail: leaver.email,
    },
  ]);
}

const settled = () =>
  until(async () => {
    const open = await test.db
      .selectFrom('delivery')
      .select(['kind', 'status'])
      .where('channel', '=', 'email')
      .where('status', 'in', ['queued', 'claimed', 'sending'])
      .execute();
    expect(open).toEqual([]);
  });

it('leaves the address and the id of an account only where SECURITY.md says so', async () => {
  const worker = mail.work();
  const leaver = await createUser(test);
  const id = await findUserId(test.db, leaver.email);
  await tieToOthers(leaver);
  // Messages of webhooks, which no worker sends here.
  await test.db
    .updateTable('delivery')
    .set({ status: 'sent' })
    .where('channel', '=', 'webhook')
    .execute();
  await settled();
  const words = [leaver.email, id];
  expect(await placesOf(words)).toEqual(
    expect.arrayContaining([
      ...Object.keys(REMAINS),
      'carer.email',
      'delivery.detail',
      'invite.email',
    ]),
  );
  const body = { password: 'correct horse battery' };
  const again = { email: leaver.email, password: 'correct horse battery' };
  const { body: session } = await test.call(login, { body: again });
  expect((await test.call(deleteAccount, { body }, session)).status).toBe(204);
  await settled();
  await worker.stop();
  expect(await placesOf(words)).toEqual(Object.keys(REMAINS).sort());
});

it('keeps what other accounts tell of someone whose address only looks alike', async () => {
  const [leaver, other, inviter] = [
    await createUser(test),
    await createUser(test),
    await createUser(test),
  ];
  const change = { email: `a${leaver.email}` };
  await test.db.updateTable('user_account').set(change).where('email', '=', other.email).execute();
  const invitation = { ...change, role: 'sees', until: null } as const;
  expect((await test.call(invitePerson, { body: invitation }, inviter)).status).toBe(201);
  const before = await placesOf([change.email]);
  const body = { password: 'correct horse battery' };
  expect((await test.call(deleteAccount, { body }, leaver)).status).toBe(204);
  expect(await placesOf([change.email])).toEqual(before);
});

if (ENGINE === 'sqlite') {
  it('overwrites what is deleted with zeros', async () => {
    const { rows } = await sql`pragma secure_delete`.execute(test.db);
    expect(rows).toEqual([{ secure_delete: 1 }]);
  });
}
