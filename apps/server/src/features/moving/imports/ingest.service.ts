import { type ingestHealthConnect, MAX_NAMED_LEFT_OUT, type RouteReply } from '@dosewise/contract';
import { FUTURE_TOLERANCE_MS } from '@dosewise/domain';
import {
  type PushFormat,
  pushedSteps,
  type ReadHistory,
  type RefusedPush,
} from '@dosewise/file-import';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { letOthersWrite } from '../../../db/database.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import { hasRoomFor, MAX_ROWS, UNDO_MS } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { findUsedIds, noteSent, retireIds } from '../../../records/record-ids.queries.ts';
import { DELETED_IDS_KEPT_MS, hashContent, idOfContent } from '../../../records/record-ids.ts';
import { readTimeZone } from '../../account/profile/profile.read-model.ts';
import { CONTENT } from './added-records.ts';
import { toDoseRow, toMeasurementRow, toSymptomRow, toWeightRow } from './imported-rows.ts';
import { type ImportedKind, type ImportedRows, lockUser } from './imports.queries.ts';
import { keepPushed } from './imports.write-model.ts';
import { findNames, NAMES, TIME_OF } from './known-rows.ts';
import { findKnown, type Identified, type IdentifiedKind, takeEdits } from './pushed-edits.ts';
import { texts } from './texts.ts';

type Reply = RouteReply<typeof ingestHealthConnect>;

/** Most entries that are looked at: weigh-ins twice a day for 130 years, read in two seconds. */
const MAX_ENTRIES = 100_000;
/** Rows in one transaction, for which others wait. */
const ROWS_AT_ONCE = 2000;

/**
 * Takes what a program sends: what is new comes in, what the program edited since is changed, and whatever
 * else is known stays as it is or is deleted.
 */
export async function ingest(
  scope: Scope,
  userId: string,
  format: PushFormat,
  text: string,
): Promise<Reply> {
  const timeZone = await readTimeZone(scope.db, userId);
  // A phone's clock may be ahead as far as that of someone who logs a dose.
  const now = scope.now + FUTURE_TOLERANCE_MS;
  const read = finish(pushedSteps(text, format, { timeZone, now }));
  if (read.kind === 'refused') throw refusal(read, format);
  const rows = rowsOf(scope, userId, read);
  const added = { dose: 0, weight: 0, symptom: 0, measurement: 0 };
  let changed = 0;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    if (start > 0) await letOthersWrite();
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const done = await changeRecords(scope, userId, (records) => takeIn(records, format, part));
    for (const kind of KINDS) added[kind] += done.added[kind];
    changed += done.changed;
  }
  const { dose: doses, weight: weights, symptom: symptoms, measurement: measurements } = added;
  return {
    added: { doses, weights, symptoms, measurements },
    changed,
    unchanged: rows.length - changed - doses - weights - symptoms - measurements,
    leftOut: read.skipped
      .slice(0, MAX_NAMED_LEFT_OUT)
      .map(({ at, reason }) => ({ path: at, reason })),
  };
}

/** Reads to the end. Throws `too_large` for lists that are longer than any phone's. */
function finish(steps: ReturnType<typeof pushedSteps>): ReadHistory | RefusedPush {
  let entries = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // The beginning of a list.
    if (step.value.done === 0) entries += step.value.total;
    if (entries > MAX_ENTRIES) throw new AppError('too_large');
  }
}

function refusal({ faults }: RefusedPush, format: PushFormat): AppError {
  const sentences = {
    'not-json': () => texts.notJson,
    'other-program': () => texts.otherProgram(texts.programs[format]),
    'no-list': texts.noList,
    'no-object': texts.noObject,
    'no-text': texts.noText,
  };
  const fields = Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [path, sentences[fault](path)]),
  );
  const [sentence = texts.notJson] = Object.values(fields);
  return new AppError('invalid_request', { sentence, fields });
}

const KINDS = [
  'dose',
  'weight',
  'symptom',
  'measurement',
] as const satisfies readonly ImportedKind[];

/** A row that may come in, with the digest by which an edit since is seen. */
type Candidate<Kind extends ImportedKind = ImportedKind> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly row: ImportedRows[K];
    readonly hash: string;
    /** The id of the same without one of its program; null where it has none. */
    readonly bareId: string | null;
  };
}[Kind];

/**
 * The rows of what was read, by kind and time, so that a part of them meets few stored ones. Throws
 * `account_full` where no account holds so many.
 */
function rowsOf({ now }: Scope, userId: string, read: ReadHistory): Candidate[] {
  const hasTooMany =
    read.doses.length > MAX_ROWS.dose ||
    read.weights.length > MAX_ROWS.weight ||
    read.symptoms.length > MAX_ROWS.symptom ||
    read.measurements.length > MAX_ROWS.measurement;
  if (hasTooMany) throw new AppError('account_full');
  const made = { now, newId: () => '' };
  const iso = (instant: number) => new Date(instant).toISOString();
  const rows = {
    dose: read.doses.map(({ date, doseMg, location, subLocation, pain, ...dose }) => ({
      bare: toDoseRow(made, userId, {
        ...dose,
        date: iso(date),
        doseAmount: doseMg,
        injectionLocation: location,
        injectionSubLocation: subLocation,
        painLevel: pain,
      }),
    })),
    weight: read.weights.map(({ uuid, date, ...one }) => ({
      bare: {
        ...toWeightRow(made, userId, { ...one, date: iso(date) }),
        is_unconfirmed: 1 as const,
      },
      uuid,
    })),
    symptom: read.symptoms.map((one) => ({
      bare: toSymptomRow(made, userId, { ...one, date: iso(one.date) }),
    })),
    measurement: read.measurements.map(({ uuid, date, ...one }) => ({
      bare: toMeasurementRow(made, userId, { ...one, date: iso(date) }),
      uuid,
    })),
  };
  return KINDS.flatMap((kind) => candidates(kind, rows[kind] as ReadRow<typeof kind>[]));
}

/** A row without an id, and the id that its program has for it. */
interface ReadRow<Kind extends ImportedKind> {
  readonly bare: ImportedRows[Kind];
  readonly uuid?: string | undefined;
}

function candidates<Kind extends ImportedKind>(
  kind: Kind,
  rows: readonly ReadRow<Kind>[],
): Candidate[] {
  const [timeOf, nameOf, contentOf] = [TIME_OF[kind], NAMES[kind], CONTENT[kind]];
  return rows
    .toSorted((one, other) => timeOf(one.bare) - timeOf(other.bare))
    .map(({ bare, uuid }) => {
      const bareId = idOfContent(`${kind} ${nameOf(bare)}`);
      const id = uuid === undefined ? bareId : idOfContent(`${kind} of its own id ${uuid}`);
      const row = { ...bare, id };
      const sent = { kind, row, hash: hashContent(contentOf(row)) };
      // A row of its kind still.
      return { ...sent, bareId: uuid === undefined ? null : bareId } as unknown as Candidate;
    });
}

/** Adds those that are new, and changes those that were edited; how many. */
async function takeIn(records: Records, source: PushFormat, all: readonly Candidate[]) {
  const { db, userId } = records;
  // Two that come at once must not both take a row for new.
  await lockUser(db, userId);
  const added: Candidate[] = [];
  let changed = 0;
  for (const kind of KINDS) {
    const ofKind = all.filter((one) => one.kind === kind) as Candidate<typeof kind>[];
    if (ofKind.length === 0) continue;
    const done = await takeInKind(records, kind, source, ofKind);
    added.push(...done.added);
    changed += done.changed;
  }
  await keepPushed(records, source, added);
  const countOf = (kind: ImportedKind) => added.filter((one) => one.kind === kind).length;
  return {
    added: {
      dose: countOf('dose'),
      weight: countOf('weight'),
      symptom: countOf('symptom'),
      measurement: countOf('measurement'),
    },
    changed,
  };
}

async function takeInKind<Kind extends ImportedKind>(
  records: Records,
  kind: Kind,
  source: PushFormat,
  given: readonly Candidate<Kind>[],
): Promise<{ readonly added: Candidate<Kind>[]; readonly changed: number }> {
  const { db, userId, now } = records;
  const names = await findNames(
    db,
    kind,
    userId,
    given.map(({ row }) => row as ImportedRows[Kind]),
  );
  const changed = await takeEditsOf(records, kind, source, given, names);
  const ids = given.flatMap(({ row, bareId }) => [row.id, ...(bareId === null ? [] : [bareId])]);
  const used = await findUsedIds(db, { userId, kind, ids, expired: now - DELETED_IDS_KEPT_MS });
  const isThere = (row: ImportedRows[Kind]) => names.has(NAMES[kind](row));
  const unused = given.filter(({ row, bareId }) => !used.has(row.id) && !used.has(bareId ?? ''));
  const added = unused.filter(({ row }) => !isThere(row as ImportedRows[Kind]));
  if (!(await hasRoomFor(db, kind, userId, added.length))) throw new AppError('account_full');
  // One that came by another way: once that is deleted, what is sent again is not to bring it back.
  const met = unused.filter(({ row }) => isThere(row as ImportedRows[Kind]));
  // None of them was deleted just now, which would make room in a full account.
  await retireIds(db, { userId, kind, now: now - UNDO_MS, ids: met.map(({ row }) => row.id) });
  // What is sent again is no entry, and has no reminder planned again.
  if (added.length === 0) return { added, changed };
  await insertRows(
    records.writing(kind),
    kind,
    added.map(({ row }) => row as never),
  );
  const identified = added.filter(({ bareId }) => bareId !== null);
  const notes = identified.map(({ row, hash }) => ({ id: row.id, sentHash: hash, sender: row.id }));
  await noteSent(db, { userId, kind }, notes);
  return { added, changed };
}

/** Takes over the edits of those that have ids of their program; how many. */
async function takeEditsOf<Kind extends ImportedKind>(
  records: Records,
  kind: Kind,
  source: PushFormat,
  given: readonly Candidate<Kind>[],
  names: Set<string>,
): Promise<number> {
  const identified = given.filter(({ bareId }) => bareId !== null);
  if (identified.length === 0) return 0;
  // Only readers of these give ids.
  const own = kind as IdentifiedKind;
  const sent = identified as unknown as Identified<IdentifiedKind>[];
  return takeEdits(records, own, await findKnown(records, own, source, sent), names);
}
