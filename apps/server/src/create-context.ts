import type { Database } from './db/database.ts';
import { createIdSource } from './new-id.ts';
import type { AppContext } from './outgoing/channels/app-context.ts';
import { createMailTransport } from './outgoing/channels/email/transport/mail-transport.ts';
import { createSendingTools } from './outgoing/channels/sending-tools.ts';
import type { Config } from './runtime/config/config.ts';
import { HeavyTurns } from './runtime/http/heavy/heavy-turns.ts';

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
