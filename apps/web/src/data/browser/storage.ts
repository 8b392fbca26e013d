/** Names of all that the app keeps in the browser. They are part of the product. */
export type StorageKey =
  | 'token'
  | 'place'
  | 'copiedRecords'
  | 'copyPutOffAt'
  | 'loginDevice'
  | 'authorizationTaken'
  | 'theme'
  | 'language'
  | 'dashboardGoalWeightKg'
  | 'dashboardGoalDate'
  | 'dashShowDoseMarkers'
  | 'dashShowBmiBands'
  | 'userHeightCm'
  | 'pkForecastPlan'
  | 'pkOtherPlans'
  | 'pkForecastBegunWith'
  | 'personalDataOf'
  | 'caresFor'
  | 'pushSubscription'
  | 'firstRun'
  | 'timeZoneAsked'
  | 'timeZoneKeptOn'
  | 'tablesFor'
  | 'visits'
  | 'setupStepsLeftOut'
  | 'probe';

// What the browser refuses to keep, since storage is blocked or full, lives as long as the page does.
const memory = new Map<StorageKey, string>();

/** Reads a kept value; null when there is none. */
export function readStored(key: StorageKey): string | null {
  const refused = memory.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Names of what lives as long as its tab. */
type TabKey = 'person' | 'invitation' | 'invited';

/** Reads what this tab keeps; null when there is nothing. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for this tab, also when its page is reloaded; null removes it. */
export function writeTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Then this tab shows what is one's own.
  }
}

/** Stands in the place of a token for a user who keeps their records in this browser: no server hears of them. */
export const LOCAL_TOKEN = 'local';

/**
 * The token of the current user. The place is `local` while someone uses the records of this browser, `left`
 * when they have an account since and the records are still here.
 */
export function keptToken(): string | null {
  return readStored('place') === 'local' ? LOCAL_TOKEN : readStored('token');
}

/** Keeps a value; null removes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  keep(key, value);
  if (value !== null && PERSONAL.includes(key)) keep('personalDataOf', person);
}

function keep(key: StorageKey, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

/** Keys that are one person's own, and nothing to the next one on the same browser. */
const PERSONAL: readonly StorageKey[] = [
  'caresFor',
  'dashboardGoalWeightKg',
  'dashboardGoalDate',
  'userHeightCm',
  'pkForecastPlan',
  'pkOtherPlans',
  'pkForecastBegunWith',
  'firstRun',
];

/** The id of the user whose own is being kept; null before anyone has logged in. */
let person: string | null = null;

/**
 * Keeps data from now on for the user with this id. Data of someone else, whose session ran out
 * here without a logout, is forgotten.
 */
export function keepFor(userId: string): void {
  const owner = readStored('personalDataOf');
  if (owner !== null && owner !== userId) forgetPerson();
  person = userId;
}

/** Forgets what was kept about the person who leaves: goal, height and forecast. Tastes stay. */
export function forgetPerson(): void {
  for (const key of PERSONAL) keep(key, null);
  keep('personalDataOf', null);
}

/** False where the browser keeps nothing from one page to the next: its settings deny it to this site. */
export function keepsStored(): boolean {
  try {
    localStorage.setItem('probe' satisfies StorageKey, '');
    localStorage.removeItem('probe' satisfies StorageKey);
    return true;
  } catch {
    return false;
  }
}

/** The channel on which tabs talk to each other under `name`; null where the browser keeps them apart. */
export function openChannel(name: string): BroadcastChannel | null {
  // Pre-rendering has no other tabs, and an open channel would keep the build from ending.
  if (typeof document === 'undefined') return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Calls back when another tab changed one of `keys`. Returns what stops it. */
export function onStoredElsewhere(keys: readonly StorageKey[], changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === null || (keys as readonly string[]).includes(event.key)) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
