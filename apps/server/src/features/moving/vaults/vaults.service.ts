import { timingSafeEqual } from 'node:crypto';
import { VAULT_BYTES } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { RawReply } from '../../../runtime/calls/bind-route.ts';
import { inTurn } from '../../../runtime/http/limits/in-turn.ts';
import { hashToken } from '../../../runtime/secrets/secret-tokens.ts';
import type { NewVaults } from './new-vaults.ts';
import { texts } from './texts.ts';
import * as queries from './vaults.queries.ts';

/** The most copies that a server keeps: 8 GiB at their largest. */
export const MAX_VAULTS = 1000;

/** The id and token that a caller sent. */
export interface VaultKey {
  readonly id: string;
  readonly token: string;
}

/** Returns the copy; 304 if the caller has this version. */
export async function getVault(
  scope: Scope,
  key: VaultKey,
  known: string | null | undefined,
): Promise<RawReply> {
  const vault = await openVault(scope, key);
  if (vault.used_on < startOfDay(scope.now)) {
    await inTransaction(scope.db, (db) => queries.noteUse(db, key.id, startOfDay(scope.now)));
  }
  if (tagsIn(known).includes(vault.version)) {
    return { status: 304, headers: { etag: tagOf(vault.version) }, body: '' };
  }
  const found = await queries.readVault(scope.db, key.id);
  if (!found) throw new AppError('not_found');
  return { headers: { etag: tagOf(found.version) }, body: found.bytes };
}

/** A request to store a copy, without it. */
interface Announced extends VaultKey {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly ip: string;
}

interface Put extends Announced {
  readonly bytes: Uint8Array;
}

const isNew = ({ ifMatch, ifNoneMatch }: Announced) => ifNoneMatch === '*' && ifMatch === undefined;

/** Refuses, before its 8 MiB are read, a copy that could not be stored as things stand. */
export async function admitVault(
  scope: Scope,
  put: Announced,
  newVaults: NewVaults,
): Promise<void> {
  if (isNew(put)) return void (await refuseNew(scope, put, newVaults));
  if (put.ifMatch === undefined) return;
  const { version } = await openVault(scope, put);
  if (!tagsIn(put.ifMatch).includes(version)) throw changed(version);
}

/** Throws if there is a copy of this id, or no room for another. */
async function refuseNew(scope: Scope, put: Announced, newVaults: NewVaults): Promise<void> {
  if (await queries.findVault(scope.db, put.id)) {
    throw changed((await openVault(scope, put)).version);
  }
  if ((await queries.countVaults(scope.db)) >= MAX_VAULTS) throw new AppError('copies_full');
  newVaults.refuseMany(put.ip, scope.now);
}

/** Stores a new copy, or another version in place of the one that the caller knows. */
export async function putVault(scope: Scope, put: Put, newVaults: NewVaults): Promise<RawReply> {
  const { bytes, ifMatch } = put;
  if (bytes.length === 0 || bytes.length % VAULT_BYTES.step !== 0) {
    throw fieldError('body', texts.wrongSize);
  }
  if (isNew(put)) return createVault(scope, put, newVaults);
  if (ifMatch === undefined) throw fieldError('if-match', texts.noCondition);
  const vault = await openVault(scope, put);
  if (!tagsIn(ifMatch).includes(vault.version)) throw changed(vault.version);
  const version = scope.newId();
  const next = { bytes, version, used_on: startOfDay(scope.now) };
  const isReplaced = await inTransaction(scope.db, (db) => queries.replaceVault(db, vault, next));
  if (!isReplaced) throw changed((await openVault(scope, put)).version);
  return { headers: { etag: tagOf(version) }, body: '' };
}

/** In turn, so that those of one process at once don't all find the last place free. */
const createVault = (scope: Scope, put: Put, newVaults: NewVaults): Promise<RawReply> =>
  inTurn(['new vault'], async () => {
    await refuseNew(scope, put, newVaults);
    const version = scope.newId();
    const { id, token, bytes } = put;
    const vault = { id, token_hash: hashToken(token), bytes, version };
    const row = { ...vault, used_on: startOfDay(scope.now) };
    if (!(await inTransaction(scope.db, (db) => queries.insertVault(db, row)))) {
      throw changed((await openVault(scope, put)).version);
    }
    newVaults.count(put.ip);
    return { status: 201, headers: { etag: tagOf(version) }, body: '' };
  });

/** Deletes the copy, of which nothing stays. */
export async function deleteVault(scope: Scope, key: VaultKey): Promise<RawReply> {
  await openVault(scope, key);
  await inTransaction(scope.db, (db) => queries.deleteVault(db, key.id));
  return { body: '' };
}

/** Compared with if there is no such copy, so that a wrong token takes no longer than a wrong id. */
const NO_HASH = hashToken('');

/** The copy, for anyone who has its token. A wrong one is refused like a wrong id. */
async function openVault({ db }: Scope, { id, token }: VaultKey) {
  const vault = await queries.findVault(db, id);
  const stored = Buffer.from(vault?.token_hash ?? NO_HASH);
  const isRight = timingSafeEqual(Buffer.from(hashToken(token)), stored);
  if (!vault || !isRight) throw new AppError('not_found');
  return vault;
}

const changed = (version: string) => new AppError('copy_changed', { etag: tagOf(version) });

const startOfDay = (now: number) => Math.floor(now / DAY_MS) * DAY_MS;

const tagOf = (version: string) => `"${version}"`;

/** The versions in a header of tags. A proxy that compresses makes them weak ones. */
const tagsIn = (header: string | null | undefined): readonly string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
