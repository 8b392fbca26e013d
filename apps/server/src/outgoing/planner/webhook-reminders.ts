import type { ReminderPreferences, WebhookEvent } from '@dosewise/contract';
import type { ReminderKind } from '../../db/tables/outgoing-tables.ts';
import type { Listener } from '../../records/webhook-listeners.queries.ts';
import { doseOf, planOf, type WordFacts } from './reminder-words.ts';
import type { WantedReminder } from './wanted-reminders.ts';

/** The events that have a name of their own, by the reminders that they follow. */
const NAMED: Partial<Record<ReminderKind, WebhookEvent>> = {
  dose: 'dose.due',
  later: 'dose.due',
  stock: 'stock.low',
};

/** True for a webhook that is told of reminders. */
export const isToldAhead = ({ events }: Listener) =>
  events.some((event) => event === 'reminder' || Object.values(NAMED).includes(event));

/** True for a reminder that someone wants to be reminded by, wherever. */
export function isRemindedOf(kind: ReminderKind, preferences: ReminderPreferences): boolean {
  // What was asked for by a button, or by the test.
  if (kind === 'later' || kind === 'test') return true;
  return preferences[kind].on;
}

/**
 * The name under which a webhook is told of a reminder, once, by the narrowest that it asked for; null: it is
 * not told. Doses and stock were asked for by the webhook itself, wherever else reminders of them are off.
 */
export function eventFor(
  kind: ReminderKind,
  { events }: Listener,
  preferences: ReminderPreferences,
): WebhookEvent | null {
  const named = NAMED[kind];
  if (named && events.includes(named)) return named;
  return events.includes('reminder') && isRemindedOf(kind, preferences) ? 'reminder' : null;
}

/** The preferences by which reminders are planned: with what webhooks ask for, of each dose once. */
export function withWebhooks(
  preferences: ReminderPreferences,
  listeners: readonly Listener[],
): ReminderPreferences {
  const asks = (event: WebhookEvent) => listeners.some(({ events }) => events.includes(event));
  const { dose, stock } = preferences;
  return {
    ...preferences,
    dose: dose.on || !asks('dose.due') ? dose : { ...dose, on: true, repeatTimes: 0 },
    stock: { ...stock, on: stock.on || asks('stock.low') },
  };
}

/** The facts of a reminder in wire units. */
export function reminderData(
  { kind, about, medicine, instant, penIds }: WantedReminder,
  { ahead, weeks }: Pick<WordFacts, 'ahead' | 'weeks'>,
): Readonly<Record<string, unknown>> {
  const reminder = kind;
  if (kind === 'stock') {
    const { runsOutOn, dosesLeft } = planOf(ahead, medicine) ?? {};
    return { reminder, medicine, runsOutOn, dosesLeft };
  }
  if (kind === 'discard') {
    const { discardOn } = ahead.pens.find(({ penId }) => penIds?.includes(penId)) ?? {};
    return { reminder, penIds, discardOn };
  }
  if (kind === 'weeklySummary') return { reminder, ...weeks.get(instant) };
  if (about === null) return { reminder };
  const { doseMg, penId, clicks } = doseOf(ahead, medicine, about) ?? {};
  const plannedAt = new Date(about).toISOString();
  return { reminder, medicine, plannedAt, doseMg, penId, clicks };
}
