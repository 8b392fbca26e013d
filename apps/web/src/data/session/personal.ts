import { readStored, type StorageKey, writeStored } from '../browser/storage.ts';
import { shownPerson } from './shown-person.ts';

/** Names of what the browser keeps of the one whose records are shown. */
type PersonalKey = Extract<
  StorageKey,
  | 'dashboardGoalWeightKg'
  | 'dashboardGoalDate'
  | 'userHeightCm'
  | 'pkForecastPlan'
  | 'pkOtherPlans'
  | 'pkForecastBegunWith'
  | 'firstRun'
>;

// What is typed about someone else goes with their page: it is none of one's own.
const ofOther = new Map<PersonalKey, string>();

/** Reads a value kept of the one whose records are shown; null when there is none. */
export const readPersonal = (key: PersonalKey): string | null =>
  shownPerson() === null ? readStored(key) : (ofOther.get(key) ?? null);

/** Keeps a value of the one whose records are shown; null removes it. */
export function writePersonal(key: PersonalKey, value: string | null): void {
  if (shownPerson() === null) writeStored(key, value);
  else if (value === null) ofOther.delete(key);
  else ofOther.set(key, value);
}
