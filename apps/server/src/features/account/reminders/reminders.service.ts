import type { ReminderPreferences, Reminders } from '@dosewise/contract';
import { fieldError } from '../../../app-error.ts';
import type { SpokenScope } from '../../../context.ts';
import type { Sentence } from '../../../languages/sentence.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  allowAddresses,
  doorsOpened,
} from '../../../outgoing/channels/address-fields.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { vapidSubject } from '../../../outgoing/channels/web-push/vapid.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { describeOpener } from '../../../runtime/calls/bind-route.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import { requireConfirmed } from '../../../runtime/calls/live-session.ts';
import type { HostRule } from '../../../runtime/config/host-list.ts';
import { writePreferences } from './reminders.queries.ts';
import { readLastAnswers } from './reminders.read-model.ts';
import { texts } from './texts.ts';

/** The reminders that a user wants, the channels that there are, and their last answers. */
export async function describeReminders(
  { db, language }: Pick<SpokenScope, 'db' | 'language'>,
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
    status: await readLastAnswers(db, userId, { mailTransport: mailTransport.kind, language }),
  };
}

/** The sentence for an address that is not allowed here. */
const REFUSALS: Readonly<Record<AddressField, (config: AppContext['config']) => Sentence>> = {
  ntfyUrl: ({ ntfyHosts }) => texts.noTopic(ntfyHosts.map(nameOfHost)),
};

/**
 * Sets what a user is reminded of, and has it planned again. Another address takes a confirmed session,
 * and is told by mail.
 */
export async function setReminders(
  scope: SpokenScope,
  context: AppContext,
  caller: { readonly session: LiveSession; readonly deviceName: string | null },
  wanted: ReminderPreferences,
): Promise<Reminders> {
  const { userId } = caller.session;
  const channels = allowAddresses(context.config, wanted.channels);
  for (const field of ADDRESS_FIELDS) {
    if (wanted.channels[field] !== null && channels[field] === null) {
      throw fieldError('channels', REFUSALS[field](context.config));
    }
  }
  await changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const former = (await readPreferences(db, userId)).channels;
    for (const { door, host } of doorsOpened(channels, former)) {
      requireConfirmed(caller.session, scope.now);
      await tellOfDoor({ ...scope, db }, describeOpener(caller), door, host);
    }
    await writePreferences(records, { ...wanted, channels });
  });
  return describeReminders(scope, context, userId);
}

function nameOfHost({ host, isWildcard, port }: HostRule): string {
  return `${isWildcard ? '*.' : ''}${host}${port === null ? '' : `:${port}`}`;
}
