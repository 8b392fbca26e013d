import { type Choice, isSameState, mergeStates, type SharedState } from '@dosewise/domain';
import type { Version } from '../record-store.ts';
import { isSetting } from './archive-state.ts';
import { CopyError, openCopy, sealCopy } from './sealed-copy.ts';
import { makeSound } from './sound-state.ts';
import type { VaultAddress, VaultProblem, VaultRecord } from './vault-record.ts';
import type { VaultReply, VaultServer } from './vault-server.ts';

/** A version of a copy, as it is sealed. */
interface Content {
  readonly counter: number;
  /** Made by the device that sent it. */
  readonly mark: string;
  /** True: it is over, and devices are to stop. */
  readonly isEnded: boolean;
  readonly state: SharedState;
}

/** The records of this device as the vault needs them. */
export interface OwnRecords {
  record(): Promise<VaultRecord | null>;
  /** Keeps it in place of the one that it was made of. Null if another tab has changed that. */
  keep(record: VaultRecord): Promise<VaultRecord | null>;
  version(): Promise<Version | null>;
  /** The state that is stored; what `known` has and the records have not was deleted. */
  read(
    known: SharedState,
  ): Promise<{ readonly state: SharedState; readonly version: Version | null }>;
  /** Replaces the records with the record, all or nothing. False if another tab changed one of them. */
  replace(state: SharedState, version: Version | null, record: VaultRecord): Promise<boolean>;
}

export interface VaultSurroundings {
  readonly records: OwnRecords;
  readonly serverAt: (base: string) => VaultServer;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Several devices that write at once each have their turn; this often is enough. */
const MAX_TRIES = 8;

/** Brings this device and its copy to the same state. Whatever ends it, the next exchange goes on from there. */
export async function exchange(around: VaultSurroundings): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const record = await around.records.record();
    if (record === null || record.problem === 'ended') return;
    if (record.former && (await endFormer(around, record))) continue;
    if (await exchangeOnce(around, record)) return;
  }
}

/** False: something changed in between, and it is to be tried again. */
async function exchangeOnce(around: VaultSurroundings, record: VaultRecord): Promise<boolean> {
  const found = await readCopy(around, record);
  if ('problem' in found) return stop(around, record, found.problem);
  const { etag, content, isKnown } = found;
  if (isKnown && (await isUnchanged(around, record))) return true;
  if (content.counter < record.counter) return stop(around, record, 'older');
  const { pending } = record;
  if (pending && content.mark === pending.mark) {
    const { own, sent, choices } = pending;
    const next = { etag, counter: content.counter, choices };
    await adopt(around, record, { before: own, shared: sent, ...next });
    return false;
  }
  if (content.isEnded) return stop(around, record, 'ended');
  const own = await around.records.read(record.base);
  const { state, choices } = combine(record.base, content.state, own.state);
  if (isSameState(state, content.state)) {
    const next = { etag, counter: content.counter, choices };
    return adopt(around, record, { before: own.state, shared: state, read: own, ...next });
  }
  return send(around, record, {
    etag,
    counter: content.counter + 1,
    own,
    state,
    choices,
  });
}

/** True where neither the copy nor a record here is another one than at the last exchange, which is noted. */
async function isUnchanged(
  { records, now }: VaultSurroundings,
  record: VaultRecord,
): Promise<boolean> {
  if (record.pending || record.seen === null) return false;
  if ((await records.version())?.mark !== record.seen) return false;
  return (await records.keep({ ...record, problem: null, exchangedAt: now() })) !== null;
}

/** The version that is on the server, opened; the known one if it is still there. */
async function readCopy(
  { serverAt }: VaultSurroundings,
  { keys, server, etag, counter, base }: VaultRecord,
): Promise<
  | { readonly etag: string | null; readonly content: Content; readonly isKnown?: boolean }
  | { readonly problem: VaultProblem }
> {
  const known = { counter, mark: '', isEnded: false, state: base };
  const reply = await serverAt(server).get(keys, etag);
  if (reply.kind === 'gone' && etag === null) return { etag: null, content: known };
  if (reply.kind !== 'copy') return { problem: problemOf(reply) };
  if (reply.bytes === null) return { etag: reply.etag, content: known, isKnown: true };
  try {
    // Sealed by a device of ours.
    return { etag: reply.etag, content: JSON.parse(await openCopy(keys, reply.bytes)) as Content };
  } catch (error) {
    return { problem: error instanceof CopyError ? error.fault : 'changed' };
  }
}

type Read = Awaited<ReturnType<OwnRecords['read']>>;

interface Sending {
  readonly etag: string | null;
  readonly counter: number;
  readonly own: Read;
  readonly state: SharedState;
  readonly choices: readonly Choice[];
}

async function send(
  around: VaultSurroundings,
  record: VaultRecord,
  { etag, counter, own, state, choices }: Sending,
): Promise<boolean> {
  const { records, serverAt, newId } = around;
  const mark = newId();
  // Before it leaves: if its reply gets lost, the next exchange knows it by this.
  const pending = { mark, own: own.state, sent: state, choices };
  const kept = await records.keep({ ...record, pending });
  if (!kept) return false;
  const content: Content = { counter, mark, isEnded: false, state };
  const bytes = await sealCopy(record.keys, JSON.stringify(content));
  const reply = await serverAt(record.server).put(record.keys, etag, bytes);
  if (reply.kind === 'changed') return false;
  if (reply.kind !== 'copy') return stop(around, kept, problemOf(reply));
  const next = { etag: reply.etag, counter, choices };
  return adopt(around, kept, { before: own.state, shared: state, read: own, ...next });
}

const problemOf = ({ kind }: VaultReply): VaultProblem =>
  kind === 'gone' || kind === 'refused' ? kind : 'unanswered';

async function stop(
  { records }: VaultSurroundings,
  { keys }: VaultRecord,
  problem: VaultProblem,
): Promise<true> {
  const record = await records.record();
  if (record && record.keys.id === keys.id) await records.keep({ ...record, problem });
  return true;
}

interface Adopting {
  /** The records here when they were merged. */
  readonly before: SharedState;
  /** The same as they were read, if that was in this exchange. */
  readonly read?: Read;
  /** The state that the server has. */
  readonly shared: SharedState;
  readonly etag: string | null;
  readonly counter: number;
  readonly choices: readonly Choice[];
}

/**
 * Takes the shared state into the records, with what was written here since they were merged. False if another tab was
 * there first.
 */
async function adopt(
  { records, now }: VaultSurroundings,
  record: VaultRecord,
  { before, read, shared, etag, counter, choices }: Adopting,
): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isSame = tries === 0 && read?.version?.mark === (await records.version())?.mark;
    const own = isSame && read?.version ? read : await records.read(before);
    const next = isSameState(own.state, before)
      ? { state: shared, choices: [] }
      : combine(before, shared, own.state);
    const adopted: VaultRecord = {
      ...record,
      etag,
      counter,
      base: shared,
      pending: null,
      seen: null,
      choices: addChoices(record.choices, [...choices, ...next.choices]),
      problem: null,
      exchangedAt: now(),
    };
    if (isSameState(next.state, own.state)) {
      const isShared = isSameState(own.state, shared);
      const seen = isShared ? (own.version?.mark ?? null) : null;
      return (await records.keep({ ...adopted, seen })) !== null;
    }
    if (await records.replace(next.state, own.version, adopted)) return true;
  }
  return false;
}

/** The sound merge of two states. Settings of devices that never shared anything are no choices. */
function combine(base: SharedState, arrived: SharedState, own: SharedState) {
  const { state, choices } = makeSound(mergeStates(base, arrived, own), base);
  return { state, choices: choices.filter(({ key }) => key in base || !isSetting(key)) };
}

/** Each once: the same one is found again if a reply got lost. */
function addChoices(known: readonly Choice[], found: readonly Choice[]): readonly Choice[] {
  const byName = new Map(
    [...known, ...found].map((choice) => [`${choice.key} ${JSON.stringify(choice.other)}`, choice]),
  );
  return [...byName.values()];
}

/** Sends the records of this device in place of a copy that is older, changed or gone. */
export async function sendOwn(around: VaultSurroundings): Promise<void> {
  const { records, serverAt } = around;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const record = await records.record();
    if (record === null) return;
    const reply = await serverAt(record.server).get(record.keys, null);
    if (reply.kind !== 'copy' && reply.kind !== 'gone')
      return void (await stop(around, record, problemOf(reply)));
    const etag = reply.kind === 'copy' ? reply.etag : null;
    const own = await records.read(record.base);
    const sound = makeSound({ state: own.state, choices: [] }, record.base);
    const next = { etag, counter: record.counter + 1, own, ...sound };
    if (await send(around, record, next)) return;
  }
}

/** Writes a last version that says that the copy is over. False if it could not be sent. */
export async function endVault(
  { serverAt, newId }: Pick<VaultSurroundings, 'serverAt' | 'newId'>,
  { keys, server, etag, counter }: VaultAddress,
): Promise<boolean> {
  const content: Content = { counter: counter + 1, mark: newId(), isEnded: true, state: {} };
  const bytes = await sealCopy(keys, JSON.stringify(content));
  let tag = etag;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reply = await serverAt(server).put(keys, tag, bytes);
    if (reply.kind === 'copy' || reply.kind === 'gone') return true;
    if (reply.kind !== 'changed') return false;
    tag = reply.etag;
  }
  return false;
}

/** Ends the copy whose words were replaced. False if no server answers: the next exchange is early enough. */
async function endFormer(around: VaultSurroundings, record: VaultRecord): Promise<boolean> {
  const { former } = record;
  if (!former || !(await endVault(around, former))) return false;
  await around.records.keep({ ...record, former: null });
  return true;
}
