// Shows 10.1, 13.5.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { openDatabase } from '../../db/engines/open-database.ts';
import { createEmptyPlace, type TestDatabase } from '../databases.ts';
import { createAdmin } from '../factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { play, type RecordedReply, type RecordedRequest } from './play.ts';

/*
 * Recorded from commit a6f59a4, the last release with one pen only: what `play` returned there, on
 * SQLite, stands in each line beside its request; `stored.backup` is what `writeBackup` made of the
 * database then. Neither is ever recorded again: a reply that changed has lost a client.
 */
type Recorded = RecordedRequest & RecordedReply;

function readRecording(name: string): Recorded[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line): Recorded => JSON.parse(line));
}

/** A database with a backup in it, migrated to today. */
async function restored(file: string): Promise<TestDatabase> {
  const { location, drop } = await createEmptyPlace();
  await restoreBackup(join(import.meta.dirname, file), location);
  const db = openDatabase(location);
  return { location, db, drop: () => db.destroy().then(drop) };
}

/**
 * Fields may be new, columns at the end of a line of CSV, and mails that tell of more than then; nothing
 * else may be.
 */
function expectSame(today: RecordedReply, then: Recorded) {
  const isMoney = MONEY_PATHS.includes(then.path);
  const [reply, replied] = isMoney
    ? [withKindsOfSums(then.reply), withKindsOfSums(today.reply)]
    : [then.reply, today.reply];
  const { status, type } = then;
  const cut = type ? cutLike(replied, reply) : withoutNewMails(replied);
  const seen = { ...today, reply: cut };
  expect(seen).toMatchObject({ status, ...(type && { type }), ...('reply' in then && { reply }) });
}

/**
 * The sums of money that are counted otherwise since: an amount is compared with the list price of all that
 * was taken within its interval, weeks are those that doses really lasted, and what was thrown away counts.
 * `savings.routes.test.ts` holds their values; here they only have to be there, and of their kind.
 */
const COUNTED_OTHERWISE = new Set([
  ...['actualCostPerDose', 'actualCostPerWeek', 'standardCostPerDose', 'standardCostPerWeek'],
  ...['averageMonthlySavings', 'goldenDoseSavings', 'lifetimeSavings', 'savingsThisMonth'],
  ...['estimatedStrengths', 'series', 'totalCostSavings', 'pricingStats'],
]);
const MONEY_PATHS = ['/cost-savings', '/admin/stats'];

/** A reply with the kinds of such sums in their place. */
function withKindsOfSums(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  const entries = Object.entries(reply).map(([name, value]) => {
    const kind = Array.isArray(value) ? 'list' : typeof value;
    return [name, COUNTED_OTHERWISE.has(name) ? kind : value];
  });
  return Object.fromEntries(entries);
}

/** The lines of a CSV file without what follows the columns that it had. */
function cutLike(lines: unknown, then: unknown): unknown {
  if (!Array.isArray(lines) || !Array.isArray(then)) return lines;
  return lines.map((line: string, n) =>
    line.startsWith(`${then[n]},`) ? line.slice(0, then[n].length) : line,
  );
}

/** Kinds of mail that no one was sent then. */
const NEW_MAILS = ['new_device'];

/** An archive lists every mail of its account. */
function withoutNewMails(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || !('mails' in reply)) return reply;
  const mails = reply.mails as readonly { readonly kind: string }[];
  return { ...reply, mails: mails.filter(({ kind }) => !NEW_MAILS.includes(kind)) };
}

const named = (recorded: readonly Recorded[]) =>
  recorded.map((line, n) => [n, `${line.method} ${line.path}`, line] as const);

describe('the calls of the last release', () => {
  const recorded = readRecording('calls.jsonl');
  let test: TestApp;
  let replies: RecordedReply[];

  beforeAll(async () => {
    test = await createTestApp();
    const { token } = await createAdmin(test, 'admin@example.com');
    replies = await play(test, recorded, new Map([['$admin-token', token]]));
  });
  afterAll(() => test.close());

  it.each(named(recorded))('%i: %s is answered as then', (n, _name, line) => {
    expectSame(replies[n] ?? expect.fail(), line);
  });
});

describe('what the last release stored', () => {
  const recorded = readRecording('stored.jsonl');
  let test: TestApp;
  let replies: RecordedReply[];

  beforeAll(async () => {
    test = await createTestApp({}, await restored('stored.backup'));
    replies = await play(test, recorded);
  });
  afterAll(() => test.close());

  it.each(named(recorded))('%i: %s is answered as then', (n, _name, line) => {
    expectSame(replies[n] ?? expect.fail(), line);
  });
});
