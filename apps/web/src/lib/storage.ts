/** What the app keeps in the browser. The names are part of the product. */
export type StorageKey =
  | 'token'
  | 'theme'
  | 'dashboardGoalWeightKg'
  | 'dashboardGoalDate'
  | 'dashShowDoseMarkers'
  | 'dashShowBmiBands'
  | 'userHeightCm'
  | 'pkForecastPlan';

// When the browser blocks storage, values live as long as the page does.
const memory = new Map<StorageKey, string>();

/** Reads a kept value; null when there is none. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value; null removes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** What is one person's own, and nothing to the next one on the same browser. */
const PERSONAL: readonly StorageKey[] = [
  'dashboardGoalWeightKg',
  'dashboardGoalDate',
  'userHeightCm',
  'pkForecastPlan',
];

/** Forgets what was kept about the person who leaves: goal, height and plan. Tastes stay. */
export function forgetPerson(): void {
  for (const key of PERSONAL) writeStored(key, null);
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
