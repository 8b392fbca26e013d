import type { ReminderKind } from '../../db/tables/outgoing-tables.ts';
import { voiceFor } from '../../languages/speak.ts';
import { ACTS, medicineMark, signActs } from '../../runtime/secrets/act-tokens.ts';
import type { ChannelTools, Delivery } from './channel.ts';

/** A button of a notification: what it is called, and the page that it opens. */
export interface NotificationAction {
  readonly action: string;
  readonly title: string;
  readonly navigate: string;
}

/** A reminder as a message that is shown. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** The address that a press on it leads to. */
  readonly navigate: string;
  /** A later notification of the same tag takes this one's place. */
  readonly tag: string;
  readonly actions: readonly NotificationAction[];
}

/** The page that a press on a reminder opens. */
const PAGES: Readonly<Record<ReminderKind, string>> = {
  dose: '/log-dose',
  later: '/log-dose',
  stock: '/pens',
  discard: '/pens',
  weighIn: '/weight',
  weeklySummary: '/dashboard',
  test: '/settings/reminders',
};

const isReminderKind = (kind: Delivery['kind']): kind is ReminderKind => kind in PAGES;

/** A reminder as it is shown; of a dose with what can be done about it. */
export function buildNotification(
  { config: { publicUrl }, actSecret, now }: Pick<ChannelTools, 'config' | 'actSecret' | 'now'>,
  { kind, about, medicine, instant, title, body, user_id: userId, ...reader }: Delivery,
): Notification {
  const { acts } = voiceFor(reader).words['outgoing/channels'];
  const dose = about === null ? null : { userId, plannedAt: about, medicine };
  const tokens = dose && signActs(actSecret, dose, now());
  return {
    title: title ?? '',
    body: body ?? '',
    navigate: publicUrl + (isReminderKind(kind) ? PAGES[kind] : '/'),
    // A repeat takes the place of the one before, and not that of another medicine.
    tag: `${about === null ? `${kind}-${instant}` : `dose-${about}`}-${medicineMark(medicine)}`,
    actions: tokens
      ? ACTS.map((action) => ({
          action,
          title: acts[action],
          navigate: `${publicUrl}/act/${tokens[action]}`,
        }))
      : [],
  };
}
