import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { HeavyThread } from './http/heavy/heavy-thread.ts';
import { HeavyTurns } from './http/heavy/heavy-turns.ts';
import { createIdSource } from './new-id.ts';
import type { MailTransport } from './outgoing/channels/email/transport/mail-message.ts';
import { createMailTransport } from './outgoing/channels/email/transport/mail-transport.ts';
import { createSendingTools, type SendingTools } from './outgoing/channels/sending-tools.ts';

/** The things that the whole process shares. Tests put their own clock and database in. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  readonly mailTransport: MailTransport;
  /** For notifications of browsers and messages to ntfy. */
  readonly sending: SendingTools;
  /** Turns of heavy work: who does theirs here, and when. */
  readonly heavyTurns: HeavyTurns;
  /** The thread that heavy work is passed on to; null: it is done here. */
  readonly heavyThread: HeavyThread | null;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  /** A new id: a UUIDv7, so that ids sort by the time they were made. */
  readonly newId: () => string;
}

/** A new UUIDv7. */
export const newId = createIdSource(Date.now);

/** The context of a running server: the real clock, real ids. */
export function createContext(config: Config, db: Database): AppContext {
  const now = Date.now;
  return {
    config,
    db,
    mailTransport: createMailTransport(config),
    sending: createSendingTools({ config, db, now }),
    heavyTurns: new HeavyTurns(),
    heavyThread: null,
    now,
    newId,
  };
}
