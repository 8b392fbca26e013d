import { getReminders, type Reminders, setReminders } from '@dosewise/contract';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { call } from '../calls/api-client.ts';
import {
  applyPatch,
  type Patch,
  type SavingAtOnce,
  useSavingAtOnce,
} from '../calls/save-at-once.ts';
import { routeQuery } from '../calls/use-query.ts';
import { texts } from './texts.ts';

/** The user's reminders. */
export const remindersQuery = routeQuery(getReminders);

/** Some of the preferences, and of their parts. */
export type ReminderChange = Patch<Reminders>;

/** Saves a change of the reminders at once. */
export function useSaveReminders(saved: string = texts.saved): SavingAtOnce<Reminders> {
  return useSavingAtOnce<Reminders>({
    queryKey: remindersQuery.queryKey,
    queue: setReminders.id,
    send: sendChange,
    saved,
    explain: (error) => explainError(error, texts.saveFailed),
  });
}

/** The route takes all preferences, and those on the screen may be older than what another tab saved. */
async function sendChange(change: ReminderChange): Promise<Reminders> {
  const wanted = applyPatch(await call(getReminders, {}), change);
  const { offered: _o, ntfyHosts: _h, status: _s, ...preferences } = wanted;
  return call(setReminders, { body: preferences });
}
