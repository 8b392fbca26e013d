import type { addArchive, RouteInput, RouteReply } from '@dosewise/contract';
import { roundVolume, soundParts } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { RECORD_KINDS, type RecordKind } from '../../../db/database.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import { hasRoomFor } from '../../../records/account-limits.queries.ts';
import { changeRecords, type Records } from '../../../records/change-records.ts';
import { followDosesOf, takeFromPen } from '../../dosing/doses/pen-ledger.write-model.ts';
import { keepAddedArchive, lockUser } from '../imports/imports.write-model.ts';
import * as queries from './add-archive.queries.ts';
import { addUpPens } from './pen-ledgers.ts';
import { readArchive } from './read-archive.ts';
import * as rows from './restored-rows.ts';
import { ARCHIVE_SOURCE } from './texts.ts';

type Body = RouteInput<typeof addArchive>['body'];

/** Adds the records of an archive to a user's by their ids, all or nothing. What is there stays as it is. */
export async function addArchiveFor(
  scope: Scope,
  userId: string,
  body: Body,
): Promise<RouteReply<typeof addArchive>> {
  const archive = await readArchive(body, scope.now);
  const restoring = { now: scope.now, newId: scope.newId, userId };
  const given = rows.recordRows(restoring, archive, addUpPens(archive));
  return changeRecords(scope, userId, async (records) => {
    const { db } = records;
    // Two at once must not both count a record as new.
    await lockUser(db, userId);
    const isNew = await onlyNew(records, given);
    const weighed = await queries.findWeighedAt(
      db,
      userId,
      isNew.weight.map(({ measured_at }) => measured_at),
    );
    const fitting = await dosesThatFit(records, isNew.dose, given.pen);
    const dose = await withFirsts(records, fitting);
    const added = {
      ...isNew,
      pen: withLedgers(isNew.pen, dose),
      dose,
      weight: isNew.weight.filter(({ measured_at }) => !weighed.has(measured_at)),
    };
    for (const kind of RECORD_KINDS) {
      if (!(await hasRoomFor(db, kind, userId, added[kind].length))) {
        throw new AppError('account_full');
      }
      const ids = added[kind].map(({ id }) => id);
      await queries.freeIds(db, kind, userId, ids);
    }
    for (const kind of RECORD_KINDS) await insertRows(records.writing(kind), kind, added[kind]);
    await followDosesOf(records, otherDosesNow(given, added));
    const hasAdded = RECORD_KINDS.some((kind) => added[kind].length > 0);
    return {
      importId: hasAdded ? await keepAddedArchive(records, ARCHIVE_SOURCE, added) : null,
      added: rows.countLists((kind) => added[kind].length),
      there: rows.countLists((kind) => given[kind].length - isNew[kind].length),
      leftOut: RECORD_KINDS.reduce((sum, kind) => sum + isNew[kind].length - added[kind].length, 0),
    };
  });
}

/** The rows of which the user has no record with their id. */
async function onlyNew({ db, userId }: Records, given: rows.RecordRows): Promise<rows.RecordRows> {
  const isNew: Partial<Record<RecordKind, readonly object[]>> = {};
  for (const kind of RECORD_KINDS) {
    const ids = given[kind].map(({ id }) => id);
    const known = await queries.findKnownIds(db, kind, userId, ids);
    isNew[kind] = given[kind].filter(({ id }) => !known.has(id));
  }
  // Of each kind some of its own rows.
  return isNew as rows.RecordRows;
}

/** The doses but for those that their pen here cannot have given. A pen that is here gives now what they took. */
async function dosesThatFit(
  records: Records,
  doses: readonly DoseTable[],
  given: readonly PenTable[],
): Promise<DoseTable[]> {
  const ids = given.map(({ id }) => id);
  const here = await queries.findPens(records.db, records.userId, ids);
  const byId = new Map(here.map((pen) => [pen.id, pen]));
  const archived = new Map(given.map((pen) => [pen.id, pen]));
  const fitting: DoseTable[] = [];
  for (const dose of doses) {
    const pen = byId.get(dose.pen_id ?? '');
    const other = archived.get(dose.pen_id ?? '');
    const isSame = pen === undefined || (other !== undefined && holdTheSame(pen, other));
    if (isSame && (pen === undefined || (await takeFromPen(records, dose)))) fitting.push(dose);
  }
  return fitting;
}

/** The doses that fit; a part of one that stays out, or of one here that cannot have it, stands alone. */
async function withFirsts(
  { db, userId }: Records,
  fitting: readonly DoseTable[],
): Promise<DoseTable[]> {
  const firsts = new Set(fitting.flatMap(({ part_of }) => part_of ?? []));
  for (const { id } of fitting) firsts.delete(id);
  const there = await queries.listInjections(db, userId, [...firsts]);
  const sound = soundParts(fitting.map(partOfRow), there.map(partOfRow));
  return fitting.map((dose) => (sound.has(dose.id) ? dose : { ...dose, part_of: null }));
}

const partOfRow = ({ id, taken_at, medicine, part_of }: DoseTable) => ({
  id,
  at: taken_at,
  medicine,
  partOf: part_of,
});

/** True for two states of one pen: a step of it is the same amount of the same medicine. */
const holdTheSame = (one: PenTable, other: PenTable): boolean =>
  one.strength_mg === other.strength_mg &&
  one.medicine === other.medicine &&
  one.dose_ml === other.dose_ml &&
  one.steps_per_dose === other.steps_per_dose;

/** The pens that are here and get doses, and those that come without some of their doses. */
function* otherDosesNow(given: rows.RecordRows, added: rows.RecordRows): Generator<string> {
  const isNew = new Set(added.pen.map(({ id }) => id));
  const comesIn = new Set(added.dose.map(({ id }) => id));
  for (const { id, pen_id } of given.dose) {
    if (pen_id !== null && isNew.has(pen_id) !== comesIn.has(id)) yield pen_id;
  }
}

/** New pens with what the doses that come in took: others are here already, of no pen that is. */
function withLedgers(pens: readonly PenTable[], doses: readonly DoseTable[]): PenTable[] {
  const taken = new Map(pens.map(({ id }) => [id, { clicks_used: 0, golden_ml_used: 0 }]));
  for (const dose of doses) {
    const ledger = taken.get(dose.pen_id ?? '');
    if (ledger === undefined) continue;
    ledger.clicks_used += dose.clicks ?? 0;
    ledger.golden_ml_used = roundVolume(ledger.golden_ml_used + (dose.volume_ml ?? 0));
  }
  return pens.map((pen) => ({ ...pen, ...taken.get(pen.id) }));
}
