// Shows 30.7, 30.10.
import {
  ARCHIVE_LIMITS,
  addWeight,
  getPlan,
  MAX_OTHER_IDS,
  planAhead,
  restoreAll,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { MAX_ROWS } from '../../../records/account-limits.queries.ts';
import {
  type ArchiveFile,
  comparable,
  exportedFile,
  restoredAccount,
} from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { createFullAccount } from '../../../testing/full-account.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
let file: ArchiveFile;

beforeAll(async () => {
  test = await createTestApp();
  file = await exportedFile(test, await createFullAccount(test));
});
afterAll(() => test.close());

const at = (days: number) => new Date(TEST_NOW + days * 86_400_000).toISOString();

async function restore(body: unknown, user?: { token: string }) {
  const as = user ?? (await createUser(test));
  const reply = await test.call(restoreAll, { body } as never, as);
  return { status: reply.status, body: reply.body as unknown as Record<string, unknown> };
}

it.each(Object.entries(ARCHIVE_LIMITS))(
  'refuses more %s than %i at their name, before anything else is read',
  async (list, most) => {
    const user = await createUser(test);
    await test.call(addWeight, { body: { date: at(-1), weightKg: 80 } }, user);
    // Neither that the account has records nor that all the rest is wrong is looked at.
    const { status, body } = await restore({ pens: 7, [list]: new Array(most + 1).fill(0) }, user);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [list]]);
    expect(body.error).toContain(most.toLocaleString('en-GB'));
  },
);

it.each(['recordIds', 'importedRecords'])(
  'refuses more %s than there are records and ten thousand, at their name',
  async (list) => {
    const { status, body } = await restore({
      ...file,
      [list]: new Array(MAX_OTHER_IDS + 23).fill(0),
    });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [list]]);
    const most = new Array(MAX_OTHER_IDS + 22).fill(0);
    expect((await restore({ ...file, [list]: most })).body.error).toMatch(/, entry 1: /);
    const many = await restore({ ...file, [list]: new Array(165_001).fill(0) });
    expect([many.status, Object.keys(many.body.fields as object)]).toEqual([400, [list]]);
  },
);

it('says of pens that would overfill the account that it is full', async () => {
  const [pen] = file.pens.filter(({ remainingClicks }) => remainingClicks === 240);
  const pens = Array.from({ length: MAX_ROWS.pen + 1 }, () => ({ ...pen, _id: newId() }));
  const { status, body } = await restore({ ...file, doses: [], pens });
  expect([status, body.code]).toEqual([409, 'account_full']);
});

it.each<[string, object, string]>([
  ['a skip in 2199', { planSkips: ['2199-12-07T08:00:00.000Z'] }, 'planSkips'],
  [
    'a plan that begins in 2199',
    {
      plan: {
        medicine: 'tirzepatide',
        anchor: 'weekday',
        savedAt: at(-1),
        steps: [{ startDate: '2199-12-07', time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
      },
    },
    'plan',
  ],
])('refuses %s before a plan is followed', async (_name, change, field) => {
  const { status, body } = await restore({ ...file, ...change });
  expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
});

it('takes no dose that lies ahead by more than two clocks may differ', async () => {
  const ahead = (ms: number) => ({
    ...file,
    doses: (file.doses as { penId: unknown }[]).map((dose) =>
      dose.penId === null ? { ...dose, date: new Date(TEST_NOW + ms).toISOString() } : dose,
    ),
  });
  expect((await restore(ahead(6 * 60_000))).body.error).toMatch(/^doses, entry \d+: .*future/);
  expect((await restore(ahead(4 * 60_000))).status).toBe(201);
});

it.each(['weekday', 'last_dose'])(
  'drops the skips that the plan does not plan: %s',
  async (anchor) => {
    const steps = [
      { startDate: '2026-01-05', time: '08:00', everyDays: 7, doseMg: 5, doses: null },
    ];
    const planned = anchor === 'weekday' ? '2026-11-30T07:00:00.000Z' : '2026-11-25T10:00:00.000Z';
    const past = '2026-02-02T07:00:00.000Z';
    const never = [
      '2026-11-30T07:01:00.000Z',
      '2026-12-01T07:00:00.000Z',
      '1990-01-01T07:00:00.000Z',
    ];
    const others = Array.from({ length: 1900 }, (_, n) => new Date(TEST_NOW + n).toISOString());
    const dose = {
      ...file.doses.find(({ penId }) => penId === null),
      _id: newId(),
      medicine: 'Mounjaro',
      doseAmount: 5,
      date: '2026-11-18T10:00:00.000Z',
    };
    const { token } = await createUser(test);
    const body = {
      ...file,
      doses: [...file.doses.filter(({ penId }) => penId !== null), dose],
      importedRecords: [],
      // As earlier releases wrote it.
      plans: undefined,
      plan: { medicine: 'tirzepatide', anchor, steps, savedAt: at(-1) },
      planSkips: [past, planned, ...never, ...others],
    };
    const reply = await restore(body, { token });
    expect(reply).toMatchObject({ status: 201 });
    const plan = await test.call(getPlan, {}, { token });
    expect(plan.body.skips).toEqual([past, planned]);
    const { body: ahead } = await test.call(planAhead, {}, { token });
    expect(ahead.skipped.map((skip) => skip.at)).toContain(planned);
  },
);

it('takes every archive that it wrote, also of an account that deleted and changed much', async () => {
  const { email, token } = await createUser(test);
  const user_id = await findUserId(test.db, email);
  const many = MAX_OTHER_IDS + 500;
  const deleted = Array.from({ length: many }, (_, n) => ({
    user_id,
    kind: 'dose' as const,
    id: newId(),
    sent_hash: '',
    stored_hash: '',
    deleted_at: TEST_NOW - n,
  }));
  await insertRows(test.db, 'record_id', deleted);
  const imports = [0, 1].map((n) => ({
    user_id,
    id: newId(),
    source: 'shotsy-csv',
    created_at: TEST_NOW + n,
    counts: JSON.stringify(
      Object.fromEntries(
        ['added', 'changed', 'skipped'].map((name) => [
          name,
          { doses: 0, weights: 0, symptoms: 0 },
        ]),
      ),
    ),
  }));
  await insertRows(test.db, 'history_import', imports);
  const written = deleted.map(({ id }, n) => ({
    user_id,
    import_id: String(imports[n < 300 ? 0 : 1]?.id),
    kind: 'dose' as const,
    id,
    written_hash: 'x',
    before: null,
  }));
  await insertRows(test.db, 'imported_record', written);
  const consents = Array.from({ length: 1_100 }, (_, n) => ({
    user_id,
    id: newId(),
    text_version: String(n),
    acknowledged_at: TEST_NOW + n,
  }));
  await insertRows(test.db, 'golden_dose_consent', consents);
  const archive = await exportedFile(test, token);
  expect(archive.goldenDoseAcknowledgements).toHaveLength(1_000);
  expect(archive.goldenDoseAcknowledgements).toMatchObject({ 999: { textVersion: '1099' } });
  const ids = new Set(archive.recordIds.map(({ _id }) => _id));
  expect(ids).toEqual(new Set(deleted.slice(0, MAX_OTHER_IDS).map(({ id }) => id)));
  const ofLast = (archive.importedRecords as { importId: string }[]).filter(
    ({ importId }) => importId === imports[1]?.id,
  );
  expect(archive.importedRecords).toHaveLength(MAX_OTHER_IDS);
  expect(ofLast).toHaveLength(Math.min(MAX_OTHER_IDS, many - 300));
  const again = await exportedFile(test, await restoredAccount(test, archive));
  expect(comparable(again)).toEqual(comparable(archive));
});
