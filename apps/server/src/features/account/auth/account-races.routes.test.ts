import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  acknowledgeGoldenDose,
  addPen,
  addSymptom,
  addWeight,
  changePassword,
  deleteAccount,
  editDose,
  importHistory,
  listDoses,
  logDose,
  login,
  logout,
  type RouteDefinition,
  revokeOtherSessions,
  setAnalyticsConsent,
  setCountry,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type WholeDatabase } from '../../../db/database.ts';
import { claimKey } from '../../../runtime/calls/idempotency.queries.ts';
import { lockAdmins } from '../../../runtime/calls/sessions.read-model.ts';
import { hashPassword } from '../../../runtime/secrets/passwords.ts';
import { hashToken } from '../../../runtime/secrets/secret-tokens.ts';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { halfChange, interleave } from '../../../testing/interleave.ts';
import { letCare } from '../../../testing/people.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { findDoseRow, movePenLedger, updateDose } from '../../dosing/doses/doses.queries.ts';
import {
  deleteUser,
  deleteUserSessions,
  findOwnCredentials,
  lockAccount,
  setPasswordHash,
} from './auth.queries.ts';

const OLD = 'correct horse battery';
const NEW = 'staple battery horse';

let test: TestApp;
let newHash: string;
let email: string;
let token: string;
let userId: string;

beforeAll(async () => {
  test = await createTestApp();
  newHash = await hashPassword(NEW);
});
beforeEach(async () => {
  ({ email, token } = await createUser(test));
  userId = await findUserId(test.db, email);
});
afterAll(() => test.close());

const isLive = async (session: string) =>
  (await test.call(verifyToken, {}, { token: session })).status === 200;
const removeAccount = async (db: TestApp['db'], id: string) => {
  const own = await findOwnCredentials(db, id);
  expect(await deleteUser(db, id, own?.password_hash ?? '')).toBe(true);
};
const signIn = (password: string) => test.call(login, { body: { email, password } });
const leave = (password = OLD) => test.call(deleteAccount, { body: { password } }, { token });

describe('while someone else sets another password', () => {
  const another = {
    first: async (db: TestApp['db']) => {
      await setPasswordHash(db, userId, newHash);
      await deleteUserSessions(db, userId);
    },
  };

  it('a login with the old one begins no session', async () => {
    const reply = await interleave(test.db, another, () => signIn(OLD));
    expect([reply.status, reply.body]).toMatchObject([401, { code: 'wrong_credentials' }]);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('a change with the old one changes nothing', async () => {
    const body = { currentPassword: OLD, newPassword: 'horse staple battery' };
    const reply = await interleave(test.db, another, () =>
      test.call(changePassword, { body }, { token }),
    );
    expect([400, 401]).toContain(reply.status);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('the account is not deleted with the old one', async () => {
    const reply = await interleave(test.db, another, () => leave());
    expect([400, 401]).toContain(reply.status);
    expect((await signIn(NEW)).status).toBe(200);
  });
});

it('a write that finds its session live when the session is ending is refused', async () => {
  const end = { first: (db: TestApp['db']) => deleteUserSessions(db, userId) };
  const write = () => test.call(setCountry, { body: { country: 'Chile' } }, { token });
  expect((await interleave(test.db, end, write)).status).toBe(401);
});

it('writes and what ends their sessions never fail by waiting for each other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const body = { email, password: round % 2 === 0 ? OLD : NEW };
    const next = { currentPassword: body.password, newPassword: round % 2 === 0 ? NEW : OLD };
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async () => (await test.call(login, { body })).body.token),
    );
    const replies = await Promise.all([
      ...tokens.flatMap((session) => [
        test.call(setCountry, { body: { country: 'Chile' } }, { token: session }),
        test.call(revokeOtherSessions, {}, { token: session }),
        test.call(acknowledgeGoldenDose, { body: { textVersion: '1' } }, { token: session }),
        test.call(logout, {}, { token: session }),
      ]),
      test.call(
        changePassword,
        { body: next },
        { token: (await test.call(login, { body })).body.token },
      ),
    ]);
    for (const { status } of replies) expect([200, 201, 204, 401]).toContain(status);
    if (replies.at(-1)?.status !== 201)
      await setPasswordHash(test.db, userId, await hashPassword(next.newPassword));
  }
});

it('only one of two changes with one old password is made', async () => {
  const change = (newPassword: string) =>
    test.call(changePassword, { body: { currentPassword: OLD, newPassword } }, { token });
  const replies = await Promise.all([change(`${NEW} 1`), change(`${NEW} 2`)]);
  const winners = replies.filter(({ status }) => status === 201);
  expect(winners).toHaveLength(1);
  expect(await isLive(winners[0]?.body.token ?? '')).toBe(true);
});

describe('accounts that care for each other', () => {
  /** Ids rise with the time, so the first of these has the lowest. */
  const threePeople = async () => [
    await createUser(test),
    await createUser(test),
    await createUser(test),
  ];
  const leaveAs = async ({ token }: { token: string }) =>
    (await test.call(deleteAccount, { body: { password: OLD } }, { token })).status;

  it.each([
    ['the older cares for the younger', [[0, 1]]],
    ['the younger cares for the older', [[1, 0]]],
    [
      'each cares for the other',
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'three care in a ring',
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
    ],
  ] as const)('are all deleted at once where %s', async (_how, ties) => {
    for (let round = 0; round < 4; round += 1) {
      const people = await threePeople();
      for (const [carer, person] of ties) {
        const [who, whom] = [people[carer], people[person]];
        if (who && whom) await letCare(test, whom, who, 'logs', { reminded: 1 });
      }
      expect(await Promise.all(people.map(leaveAs))).toEqual([204, 204, 204]);
    }
  });
});

it('an account is deleted while an admin is about to make it an admin', async () => {
  const promotion = {
    first: (db: TestApp['db']) => lockAdmins(db),
    second: (db: TestApp['db']) => lockAccount(db, userId),
  };
  expect((await interleave(test.db, promotion, () => leave())).status).toBe(204);
});

describe('while the account is deleted', () => {
  it('an edit of a dose ends, and does not hold it up', async () => {
    const pen = await createPen(test, token);
    const { _id } = await createDose(test, token, standardDose(pen._id, { clicks: 10 }));
    const before = await findDoseRow(test.db, userId, _id);
    if (!before) throw new Error('the dose is gone');
    const key = { userId, penId: pen._id };
    const edit = {
      first: (db: TestApp['db']) => updateDose(halfChange(db, userId), before, { clicks: 20 }),
      second: (db: TestApp['db']) =>
        movePenLedger(
          halfChange(db, userId),
          key,
          { clicks: 10, goldenMl: 0 },
          { asGolden: false },
        ),
    };
    expect((await interleave(test.db, edit, () => leave())).status).toBe(204);
  });

  it('a dose with a key ends, and does not hold it up', async () => {
    const pen = await createPen(test, token);
    const tokenHash = hashToken(token);
    const claim = { userId, tokenHash, key: 'k', requestHash: 'h', now: TEST_NOW, expired: 0 };
    const log = {
      first: (db: TestApp['db']) => claimKey(db, claim),
      second: (db: TestApp['db']) =>
        movePenLedger(
          halfChange(db, userId),
          { userId, penId: pen._id },
          { clicks: 10, goldenMl: 0 },
          { asGolden: false },
        ),
    };
    expect((await interleave(test.db, log, () => leave())).status).toBe(204);
  });

  const date = '2026-11-20T08:00:00Z';
  const textVersion = '2026-11';
  const WRITES: [RouteDefinition, (penId: string, doseId: string) => object][] = [
    [addPen, () => ({ body: { name: 'Pen', strength: 5, startDate: '2026-11-01' } })],
    [addWeight, () => ({ body: { date, weightKg: 90 } })],
    [addSymptom, () => ({ body: { date, category: 'nausea' } })],
    [acknowledgeGoldenDose, () => ({ body: { textVersion } })],
    [setAnalyticsConsent, () => ({ body: { agreed: true, textVersion } })],
    [setCountry, () => ({ body: { country: 'Chile' } })],
    [logDose, (penId) => ({ body: standardDose(penId, { clicks: 1 }) })],
    [
      importHistory,
      () => ({
        body: { source: 'x', doses: [{ date, medicine: 'Mounjaro', doseAmount: 5 }] },
      }),
    ],
    [editDose, (_penId, id) => ({ params: { id }, body: { clicks: 5 } })],
    [listDoses, () => ({})],
  ];

  it.each(WRITES.map(([route, input]) => [route.id, route, input] as const))(
    '%s is made or refused, and never fails, wherever it is',
    async (_id, route, input) => {
      for (let steps = 0; steps < 8; steps += 1) {
        const user = await createUser(test);
        const id = await findUserId(test.db, user.email);
        const pen = await createPen(test, user.token);
        const dose = await createDose(test, user.token, standardDose(pen._id, { clicks: 10 }));
        const headers = route.idempotent ? { 'idempotency-key': 'once' } : {};
        const reply = test.call(route, input(pen._id, dose._id), { token: user.token, headers });
        for (let step = 0; step < steps; step += 1) await letOthersRun();
        await inTransaction(test.db, (db) => removeAccount(db as WholeDatabase, id));
        expect([200, 201, 401, 404, 409]).toContain((await reply).status);
      }
    },
  );

  it.each(WRITES.map(([route, input]) => [route.id, route, input] as const))(
    '%s that waits for it is told that the session is over',
    async (_id, route, input) => {
      const pen = await createPen(test, token);
      const dose = await createDose(test, token, standardDose(pen._id, { clicks: 10 }));
      const headers = route.idempotent ? { 'idempotency-key': 'once' } : {};
      const reply = await interleave(test.db, { first: (db) => removeAccount(db, userId) }, () =>
        test.call(route, input(pen._id, dose._id), { token, headers }),
      );
      // What only reads does not wait; a thing of one's own is not there, or was changed elsewhere.
      expect(route.id === 'listDoses' ? [200, 401] : [401, 404, 409]).toContain(reply.status);
    },
  );
});
