import type { ReminderPreferences, Reminders } from '@dosewise/contract';
import { fieldError } from '../../../app-error.ts';
import type { SpokenScope } from '../../../context.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import type { Door } from '../../../outgoing/channels/email/compose/opened-door.ts';
import { ntfyAddress } from '../../../outgoing/channels/ntfy/ntfy-address.ts';
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

type Channels = ReminderPreferences['channels'];
/** The settings of channels that lead somewhere, in place of switching one on. */
type AddressField = {
  [Field in keyof Channels]: string extends Channels[Field] ? Field : never;
}[keyof Channels];

/** The door that another address opens. One that is missing here does not compile. */
const ADDRESS_DOORS = { ntfyUrl: 'ntfy' } as const satisfies Record<AddressField, Door>;
// A cast: `keys` forgets which there are.
const ADDRESS_FIELDS = Object.keys(ADDRESS_DOORS) as AddressField[];

/**
 * Sets what a user is reminded of, and has it planned anew. Another address takes a confirmed session,
 * and is told by mail.
 */
export async function setReminders(
  scope: SpokenScope,
  context: AppContext,
  caller: { readonly session: LiveSession; readonly deviceName: string | null },
  wanted: ReminderPreferences,
): Promise<Reminders> {
  const { userId } = caller.session;
  const typed = wanted.channels.ntfyUrl;
  const ntfyUrl = typed === null ? null : ntfyAddress(context.config, typed);
  if (typed !== null && ntfyUrl === null) {
    throw fieldError('channels', texts.noTopic(context.config.ntfyHosts.map(nameOfHost)));
  }
  const channels = { ...wanted.channels, ntfyUrl };
  await changeRecords(scope, userId, async (records) => {
    const { db } = records;
    const former = (await readPreferences(db, userId)).channels;
    for (const field of ADDRESS_FIELDS) {
      const address = channels[field];
      if (address === null || address === former[field]) continue;
      requireConfirmed(caller.session, scope.now);
      const { host } = new URL(address);
      await tellOfDoor({ ...scope, db }, describeOpener(caller), ADDRESS_DOORS[field], host);
    }
    await writePreferences(records, { ...wanted, channels });
  });
  return describeReminders(scope, context, userId);
}

function nameOfHost({ host, isWildcard, port }: HostRule): string {
  return `${isWildcard ? '*.' : ''}${host}${port === null ? '' : `:${port}`}`;
}
