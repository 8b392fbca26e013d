import type {
  addMeasurement,
  addSymptom,
  addWeight,
  logDose,
  RouteCall,
  RouteDefinition,
  RouteReply,
} from '@dosewise/contract';
import { createListeners } from '../../kit/store.ts';
import { openChannel } from '../browser/storage.ts';
import type { ApiError } from '../calls/api-error.ts';
import type { ShownPerson } from '../session/shown-person.ts';
import { askToPersist, isKept, outboxTable, readOr } from './databases.ts';

/** The body that is sent of a record, but for its id, and the record as the server has it. */
interface Kept<Add extends RouteDefinition> {
  readonly body: RouteCall<Add> extends { readonly body: infer Body } ? Omit<Body, '_id'> : never;
  readonly record: RouteReply<Add>;
}

/** The records that can wait in the outbox. Those of 1.0 lack what came later. */
interface KeptKinds {
  readonly dose: Kept<typeof logDose>;
  readonly weight: Kept<typeof addWeight>;
  readonly symptom: Kept<typeof addSymptom>;
  readonly measurement: Kept<typeof addMeasurement>;
}
export type KeptKind = keyof KeptKinds;
export type BodyOf<Kind extends KeptKind> = KeptKinds[Kind]['body'];
export type RecordOf<Kind extends KeptKind> = KeptKinds[Kind]['record'];

/** A record that was made here and that the server has not confirmed. */
export interface EntryOf<Kind extends KeptKind> {
  /** The record's id. It stays the same however often it is sent. */
  readonly id: string;
  /** The account that sends it. */
  readonly userId: string;
  /** Someone else in whose records it belongs; absent: the account's own. */
  readonly person?: Pick<ShownPerson, 'personId' | 'email' | 'name'>;
  readonly kind: Kind;
  /** The time at which it was made, epoch ms: they are sent in this order. */
  readonly at: number;
  /** The body to send, without the id. */
  readonly body: BodyOf<Kind>;
  /** The record as lists show it until the server's own is there. */
  readonly draft: RecordOf<Kind>;
  /**
   * `waiting` to be sent; `refused` by the server; `covered` by another record, with which the server
   * answered in its place; `discarded` by its owner after it may have arrived: then a deletion is sent.
   * `sent`: the server has it, and what it changes is being loaded.
   */
  readonly state: 'waiting' | 'refused' | 'covered' | 'discarded' | 'sent';
  /** True: it was sent at least once. Without an answer it may have arrived. */
  readonly wasSent: boolean;
  /** The server's reason to refuse it. */
  readonly reason: string | null;
  /** The record that covers it. */
  readonly coveredBy?: RecordOf<Kind>;
}

/** Such a record of any kind. */
export type OutboxEntry = { readonly [Kind in KeptKind]: EntryOf<Kind> }[KeptKind];

/** Those of one kind. */
export const ofKind = <Kind extends KeptKind>(
  entries: readonly OutboxEntry[],
  kind: Kind,
): readonly EntryOf<Kind>[] =>
  // The kind says what is in an entry.
  entries.filter(
    (entry) => entry.kind === kind,
  ) as readonly OutboxEntry[] as readonly EntryOf<Kind>[];

/** The outcome of an entry: the server's record with its lists reloading, or its refusal. */
export type Outcome =
  | { readonly record: RecordOf<KeptKind>; readonly reloaded: Promise<unknown> }
  | { readonly refusal: ApiError };

const CHANNEL = 'dosewise-outbox';
const channel = openChannel(CHANNEL);

let owner: string | null = null;
let shown: readonly OutboxEntry[] = [];
/** Covered entries of a browser that keeps nothing: they last as long as the page. */
const unkept = new Map<string, OutboxEntry>();
/**
 * Entries whose form waits for the answer, by their ids: until it has one, lists show nothing of them.
 * Null: it has one.
 */
const held = new Map<string, ((outcome: Outcome) => void) | null>();
const { subscribe, tell } = createListeners();
const NONE: readonly OutboxEntry[] = [];

function become(next: readonly OutboxEntry[]): void {
  shown = next.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  tell();
  // No one else has it: what is being sent while its form waits need not be kept for long.
  if (shown.some(({ id, state }) => state !== 'sent' && !held.has(id))) void askToPersist();
}

/** Reads again what waits, which other tabs may have changed. */
async function reload(): Promise<void> {
  const user = owner;
  // What the browser does not read out is there all the same.
  const keptOrShown = outboxTable
    .entries<OutboxEntry>()
    .catch(() => shown.map((entry): [string, OutboxEntry] => [entry.id, entry]));
  const reading = keptOrShown.then((kept) => {
    if (owner !== user) return;
    const all = [...new Map([...kept, ...unkept]).values()];
    const next = all.filter(({ userId }) => userId === user);
    if (JSON.stringify(next) !== JSON.stringify(shown)) become(next);
  });
  // What comes later than that is shown all the same.
  await readOr(reading, undefined);
}

async function forget(id: string): Promise<void> {
  unkept.delete(id);
  await isKept(outboxTable.delete(id));
}

/** A message between tabs: something changed, or the server's answer to an entry. */
interface TabMessage {
  readonly sent?: { readonly entry: OutboxEntry; readonly record: RecordOf<KeptKind> };
}

type SentListener = (entry: OutboxEntry, record: RecordOf<KeptKind>) => void;
let sentElsewhere: SentListener | null = null;

const tellTabs = (message: TabMessage) => channel?.postMessage(message);

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  const { sent } = data;
  if (sent?.entry.userId === owner) sentElsewhere?.(sent.entry, sent.record);
  void reload();
});

/** The person whose records an entry belongs into; null: the account's own. */
export const personOf = ({ person }: Pick<OutboxEntry, 'person'>): string | null =>
  person?.personId ?? null;

/** The dose that an entry is a further part of; undefined for all others. */
export const firstPartOf = ({ kind, body }: OutboxEntry): string | undefined =>
  kind === 'dose' ? (body.partOf ?? undefined) : undefined;

/** The entries that are further parts of a dose, in the order in which they are sent. */
export const partsOf = (id: string): readonly EntryOf<'dose'>[] =>
  ofKind(shown, 'dose').filter((entry) => firstPartOf(entry) === id);

/** The records that wait to be sent of the logged-in user, oldest first. The same in every tab. */
export const outbox = {
  read: (): readonly OutboxEntry[] => shown,
  readOnServer: (): readonly OutboxEntry[] => NONE,
  find: (id: string): OutboxEntry | undefined => shown.find((entry) => entry.id === id),
  subscribe,
  reload,
  isHeld: (id: string): boolean => held.has(id),
  /** Holds an entry for its form. Resolves to what becomes of it, should this tab learn it. */
  hold(id: string): Promise<Outcome> {
    return new Promise((resolve) => held.set(id, resolve));
  },
  /** Gives the form that holds an entry its answer; false where none waits for it. */
  answer(id: string, outcome: Outcome): boolean {
    const take = held.get(id);
    if (!take) return false;
    held.set(id, null);
    take(outcome);
    return true;
  },
  /** No one looks at the entry's form any more: lists show it. */
  release(id: string): void {
    if (held.delete(id)) become([...shown]);
  },
  /** Shows what is kept of this user; null: no one's. */
  async open(userId: string | null): Promise<void> {
    if (owner !== userId) become([]);
    owner = userId;
    if (userId !== null) await reload();
  },
  /** Calls back with what another tab has sent, and the server's record of it. */
  onSentElsewhere(listener: SentListener): void {
    sentElsewhere = listener;
  },
  /** Keeps an entry, in place of the one with its id. False where the browser keeps nothing. */
  async put<Kind extends KeptKind>(kept: EntryOf<Kind>): Promise<boolean> {
    // Of one of the kinds.
    const entry = kept as OutboxEntry;
    if (await isKept(outboxTable.put([[entry.id, entry]]))) unkept.delete(entry.id);
    else {
      // Its form is gone, so that no one else has it.
      if (entry.state !== 'covered' && !unkept.has(entry.id)) return false;
      unkept.set(entry.id, entry);
    }
    if (entry.userId === owner) become([...shown.filter(({ id }) => id !== entry.id), entry]);
    tellTabs({});
    return true;
  },
  /** Keeps an entry no longer. It is shown as sent until it is removed. */
  async sent<Kind extends KeptKind>(kept: EntryOf<Kind>, record: RecordOf<Kind>): Promise<void> {
    const entry = kept as OutboxEntry;
    await forget(entry.id);
    if (entry.userId === owner) {
      become([...shown.filter(({ id }) => id !== entry.id), { ...entry, state: 'sent' }]);
    }
    tellTabs({ sent: { entry, record } });
  },
  /** Keeps an entry for its owner to decide, because the server answered with another record. */
  async cover<Kind extends KeptKind>(
    entry: EntryOf<Kind>,
    coveredBy: RecordOf<Kind>,
  ): Promise<void> {
    await outbox.put({ ...entry, state: 'covered', coveredBy });
    tellTabs({ sent: { entry: entry as OutboxEntry, record: coveredBy } });
  },
  async remove(id: string): Promise<void> {
    await forget(id);
    // Who has logged in by then sees nothing of it.
    if (outbox.find(id) !== undefined) become(shown.filter((entry) => entry.id !== id));
    tellTabs({});
  },
  /** Forgets all that the one who leaves has not sent. */
  async clear(): Promise<void> {
    for (const { id } of shown) await outbox.remove(id);
  },
};

/**
 * Runs what only one tab may do at a time. Away from https browsers have no such lock, nor where they
 * keep nothing for this site.
 */
export async function inOneTab<Result>(run: () => Promise<Result>): Promise<Result> {
  // TypeScript's library takes it for granted.
  const locks = navigator.locks as LockManager | undefined;
  let isRun = false;
  const runOnce = () => {
    isRun = true;
    return run();
  };
  if (locks === undefined) return run();
  try {
    return await locks.request(CHANNEL, runOnce);
  } catch (error) {
    if (isRun) throw error;
    return run();
  }
}
