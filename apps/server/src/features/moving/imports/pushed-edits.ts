import type { PushFormat } from '@dosewise/file-import';
import type { Records } from '../../../records/change-records.ts';
import { findSent, noteSent, type SentRecord } from '../../../records/record-ids.queries.ts';
import { hashContent } from '../../../records/record-ids.ts';
import { CONTENT } from './added-records.ts';
import { findByIds, type ImportedRows } from './imports.queries.ts';
import { NAMES } from './known-rows.ts';
import * as queries from './pushed-edits.queries.ts';

/** The kinds whose records a program knows by ids of its own. */
export type IdentifiedKind = 'weight' | 'measurement';

/** The part of a row that its program says. */
const SAID: {
  readonly [Kind in IdentifiedKind]: (row: ImportedRows[Kind]) => Partial<ImportedRows[Kind]>;
} = {
  weight: ({ measured_at, weight_kg, source, is_unconfirmed }) => ({
    ...{ measured_at, weight_kg, source, is_unconfirmed },
  }),
  measurement: ({ measured_at, value, diastolic, unit }) => ({
    ...{ measured_at, value, diastolic, unit },
  }),
};

/** A record that a program sent under an id of its own. */
export interface Identified<Kind extends IdentifiedKind> {
  /** Its `id` follows from the program's. */
  readonly row: ImportedRows[Kind];
  /** The id that it has where it came without one of its program, or to an earlier release. */
  readonly bareId: string;
  /** The digest of what the program says. */
  readonly hash: string;
}

/** A record that was sent before. */
interface Known<Kind extends IdentifiedKind> {
  readonly sent: Identified<Kind>;
  readonly there: ImportedRows[Kind];
  /** The digests that say the same as last time. */
  readonly last: ReadonlySet<string>;
  /** False: it is not yet noted which record of the program it is. */
  readonly isNoted: boolean;
}

/** The records that are here under the program's id, or came from it without one. */
export async function findKnown<Kind extends IdentifiedKind>(
  { db, userId }: Records,
  kind: Kind,
  source: PushFormat,
  given: readonly Identified<Kind>[],
): Promise<Known<Kind>[]> {
  const named = given.flatMap(({ row, bareId }) => [row.id, bareId]);
  const sentBefore = await findSent(db, { userId, kind, ids: named });
  const notes = new Map(sentBefore.map((note) => [note.id, note]));
  const bySender = new Map(sentBefore.map((note) => [note.sender, note]));
  const ids = [...new Set([...named, ...notes.keys()])];
  const rows = new Map((await findByIds(db, kind, { userId, ids })).map((row) => [row.id, row]));
  const bare = given.map(({ bareId }) => bareId).filter((id) => rows.has(id) && !notes.has(id));
  const written = Map.groupBy(
    await queries.findWritten(db, source, { userId, kind, ids: bare }),
    ({ id }) => id,
  );
  return given.flatMap((sent): Known<Kind>[] => {
    const { id } = sent.row;
    const own = rows.get(id);
    if (own) {
      const said = notes.get(id)?.sentHash ?? sent.hash;
      return [{ sent, there: own, last: new Set([said]), isNoted: notes.has(id) }];
    }
    const there = rows.get(bySender.get(id)?.id ?? sent.bareId);
    if (there === undefined) return [];
    const note = notes.get(there.id);
    // Another's: its program measured at the same instant.
    if (note ? note.sender !== id : !written.has(there.id)) return [];
    const hashes = written.get(there.id)?.map(({ written_hash }) => written_hash) ?? [];
    const last = new Set(note ? [note.sentHash] : hashes);
    return [{ sent, there, last, isNoted: note !== undefined }];
  });
}

/** Takes over what was edited on the phone since; how many records. `names` are those that have their time here. */
export async function takeEdits<Kind extends IdentifiedKind>(
  records: Records,
  kind: Kind,
  known: readonly Known<Kind>[],
  names: Set<string>,
): Promise<number> {
  const { db, userId } = records;
  const nameOf = NAMES[kind];
  const contentOf = CONTENT[kind];
  const noted: SentRecord[] = [];
  let changed = 0;
  for (const { sent, there, last, isNoted } of known) {
    const { row, hash } = sent;
    const said = SAID[kind](row);
    const after = { ...there, ...said };
    const [from, to] = [nameOf(there), nameOf(after)];
    const isEdit = !last.has(hash);
    // One weigh-in stands at an instant, and the one that is there stays.
    if (isEdit && from !== to && names.has(to)) continue;
    if (isEdit || !isNoted) noted.push({ id: there.id, sentHash: hash, sender: row.id });
    const [before, now] = [hashContent(contentOf(there)), hashContent(contentOf(after))];
    if (!isEdit || before === now) continue;
    await queries.updateMeasured(records, kind, there.id, said);
    await queries.rewriteImported(db, {
      ...{ user_id: userId, kind, id: there.id },
      ...{ before, after: now },
    });
    names.delete(from);
    names.add(to);
    changed += 1;
  }
  await noteSent(db, { userId, kind }, noted);
  return changed;
}
