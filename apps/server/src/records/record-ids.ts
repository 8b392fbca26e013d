import { DAY_MS } from '@dosewise/domain';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import type { EpochMs } from '../db/tables/column-types.ts';
import type { CountedTable } from './account-limits.queries.ts';
import { claimId, findId } from './record-ids.queries.ts';
import { sha256 } from './sha256.ts';

/** The time for which the id of a deleted record stays used. */
export const DELETED_IDS_KEPT_MS = 400 * DAY_MS;

/** The reply to a record that is posted again: as it is now. Nothing was written. */
export class Repeated<Reply> {
  readonly reply: Reply;

  constructor(reply: Reply) {
    this.reply = reply;
  }
}

/** The outcome of posting a record. */
export type Posted<Reply> = Reply | Repeated<Reply>;

/** The fields that make two records the same, by name. Null or '' say nothing: they count as absent. */
type Content = Readonly<Record<string, unknown>>;

interface PostedRecord<Row> {
  readonly userId: string;
  readonly kind: CountedTable;
  /** The body as it was sent; without an `_id` its record is a new one. */
  readonly body: { readonly _id?: string | undefined };
  /** The row that would be stored for it. */
  readonly row: Row;
  /** The part of a row that was its sender's to say. */
  readonly contentOf: (row: Row) => Content;
  /** Reads the record that has the id. */
  readonly find: (id: string) => Promise<Row | undefined>;
  readonly now: EpochMs;
}

/**
 * The record that was posted before with this id and this content, as it is now; null when the id is
 * new, and then it is taken. Throws `id_in_use` for other content, `deleted` for a record that is
 * gone. The id is free again when the transaction fails.
 */
export async function findPosted<Row>(
  db: Database,
  { userId, kind, body, row, contentOf, find, now }: PostedRecord<Row>,
): Promise<Row | null> {
  const { _id: id, ...sent } = body;
  if (id === undefined) return null;
  const key = { userId, kind, id };
  const sentHash = hashContent(sent);
  const storedHash = hashContent(contentOf(row));
  const expired = now - DELETED_IDS_KEPT_MS;
  if (await claimId(db, { ...key, sentHash, storedHash, expired })) return null;
  const taken = await findId(db, key);
  const there = taken?.deleted_at == null ? await find(id) : undefined;
  if (there === undefined) throw new AppError('deleted');
  // As it was sent, as it would be stored, or as it is since someone edited it. The first is not the
  // second where the settings of the owner fill something in.
  const isSame =
    taken?.sent_hash === sentHash ||
    taken?.stored_hash === storedHash ||
    hashContent(contentOf(there)) === storedHash;
  if (!isSame) throw new AppError('id_in_use');
  return there;
}

/** A digest that stays the same when later versions know more fields, or name them in another order. */
export function hashContent(content: Content): string {
  const said = Object.entries(content).filter(([, value]) => value != null && value !== '');
  const inOrder = said.sort(([one], [other]) => (one < other ? -1 : 1));
  return digest(JSON.stringify(inOrder));
}

/**
 * The id of what is known by nothing but its content, as a record that another program sends again and
 * again: the same for the same content. A UUID of version 8 (RFC 9562, 5.8).
 */
export function idOfContent(content: string): string {
  const hex = Array.from(sha256(content).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The SHA-256 of a text, as base64url. */
export function digest(text: string): string {
  const base64 = btoa(String.fromCharCode(...sha256(text)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
