import { restoreAll } from '@dosewise/contract';
import type { JsonObject, SharedState } from '@dosewise/domain';
import { type Archive, addUpPens } from './sound-state.ts';

type Entry = Readonly<Record<string, string>>;

/** The lists of an archive, each with what names an entry for good. */
const LISTS = {
  pens: ({ _id }) => _id,
  doses: ({ _id }) => _id,
  weights: ({ _id }) => _id,
  symptoms: ({ _id }) => _id,
  measurements: ({ _id }) => _id,
  imports: ({ _id }) => _id,
  plans: ({ medicine, savedAt }) => `${medicine} ${savedAt}`,
  skips: ({ medicine, at }) => `${medicine} ${at}`,
  pauses: ({ medicine, from }) => `${medicine} ${from}`,
  goldenDoseAcknowledgements: ({ acknowledgedAt, textVersion }) =>
    `${acknowledgedAt} ${textVersion}`,
  analyticsConsents: ({ decidedAt }) => decidedAt,
  recordIds: ({ kind, _id }) => `${kind} ${_id}`,
  importedRecords: ({ importId, kind, _id }) => `${importId} ${kind} ${_id}`,
} as const satisfies Partial<Record<keyof Archive, (entry: Entry) => string | undefined>>;

type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as List[];

/** Settings that are one value each. Those of the profile are merged one by one. */
const SETTINGS = [
  'chosenUnits',
  'emailPreferences',
  'goldenDose',
  'goal',
  'sites',
  'reminders',
] as const satisfies readonly (keyof Archive)[];

/** The part of a pen that speaks of its doses, which is added up again. */
const ADDED_UP: ReadonlySet<string> = new Set(['remainingClicks', 'remainingGoldenMl']);

/**
 * The state of a whole `all.json`. What `known` has and the file has not was deleted; settings never are. Throws where
 * the file is none.
 */
export function readState(file: unknown, known: SharedState): SharedState {
  const archive = restoreAll.body.parse(file);
  const state: Record<string, JsonObject | null> = {};
  for (const list of LIST_NAMES) {
    for (const entry of (archive[list] ?? []) as readonly JsonObject[]) {
      const own = list === 'pens' ? without(entry, ADDED_UP) : entry;
      // Names are texts in every list.
      state[`${list}/${LISTS[list](entry as Entry)}`] = own;
    }
  }
  for (const [name, value] of Object.entries(archive.profile)) {
    if (name !== 'units') state[`profile/${name}`] = { value: value ?? null };
  }
  for (const name of SETTINGS) {
    const value = archive[name];
    // What the schema of an archive read is JSON.
    if (value !== undefined) state[`settings/${name}`] = { value: value as JsonObject };
  }
  for (const key of Object.keys(known)) state[key] ??= isSetting(key) ? (known[key] ?? null) : null;
  return state;
}

/** True for a key of a setting, which is no record. */
export const isSetting = (key: string): boolean => /^(profile|settings)\//.test(key);

const without = (entry: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !names.has(name)));

/** The archive of a sound state. */
export function writeArchive(state: SharedState): Readonly<Record<string, unknown>> {
  const archive: Record<string, unknown> = { plan: null, planSkips: [], profile: {} };
  const lists: Record<string, JsonObject[]> = {};
  for (const list of LIST_NAMES) lists[list] = [];
  const profile: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(state)) {
    const [kind = '', name = ''] = key.split(/\/(.*)/s);
    if (entry === null) continue;
    if (kind === 'profile') profile[name] = entry.value;
    else if (kind === 'settings') archive[name] = entry.value;
    // A list that only a later release knows stays in the copy.
    else lists[kind]?.push(entry);
  }
  const { pens = [], doses = [] } = lists;
  return { ...archive, ...lists, pens: addUpPens(pens, doses), profile };
}
