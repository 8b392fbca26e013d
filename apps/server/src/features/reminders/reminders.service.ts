import type { ReminderPreferences, Reminders } from '@dosewise/contract';
import { beginReminders } from '../../activity/user-activity.queries.ts';
import type { AppContext, Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { fieldError } from '../../http/app-error.ts';
import type { HostRule } from '../../push/host-list.ts';
import { ntfyAddress } from '../../push/send-ntfy.ts';
import { vapidSubject } from '../../push/vapid.ts';
import { writePreferences } from './reminders.queries.ts';
import { readLastAnswers, readPreferences } from './reminders.read-model.ts';
import { texts } from './texts.ts';

/** What a user is reminded of, over which of the channels there are, and what these last said. */
export async function describeReminders(
  { db }: Pick<Scope, 'db'>,
  { config, mailTransport }: Pick<AppContext, 'config' | 'mailTransport'>,
  userId: string,
): Promise<Reminders> {
  return {
    ...(await readPreferences(db, userId)),
    offered: {
      push: vapidSubject(config) !== null,
      email: mailTransport.kind === 'smtp',
      ntfy: config.ntfyHosts.length > 0,
    },
    ntfyHosts: config.ntfyHosts.map(nameOfHost),
    status: await readLastAnswers(db, userId, mailTransport.kind),
  };
}

/** Sets what a user is reminded of, and has it planned anew. */
export async function setReminders(
  scope: Scope,
  context: AppContext,
  userId: string,
  wanted: ReminderPreferences,
): Promise<Reminders> {
  const typed = wanted.channels.ntfyUrl;
  const ntfyUrl = typed === null ? null : ntfyAddress(context.config, typed);
  if (typed !== null && ntfyUrl === null) {
    throw fieldError('channels', texts.noTopic(context.config.ntfyHosts.map(nameOfHost)));
  }
  const channels = { ...wanted.channels, ntfyUrl };
  await inTransaction(scope.db, async (db) => {
    await writePreferences(db, userId, { ...wanted, channels });
    await beginReminders(db, userId, scope.now);
  });
  return describeReminders(scope, context, userId);
}

function nameOfHost({ host, isWildcard, port }: HostRule): string {
  return `${isWildcard ? '*.' : ''}${host}${port === null ? '' : `:${port}`}`;
}
