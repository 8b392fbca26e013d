import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectionQueue } from './connection-queue.ts';
import { NamelessClient, NamingClient } from './naming-client.ts';
import { NUMBER_TYPES } from './number-types.ts';

/** The time that PostgreSQL may take, in ms, before anyone who asked is told to come back. */
export interface Patience {
  /** For a lock that someone else holds. */
  readonly lockMs: number;
  /** For a statement. */
  readonly statementMs: number;
  /** For any answer at all. After it the connection counts as dead. */
  readonly answerMs: number;
  /** Between two statements of one transaction: a process that stands still must not keep its locks. */
  readonly idleMs: number;
}

/**
 * That of requests and of the work beside them, none of which takes seconds. Who waits for a lock
 * lets go of the connection before others are refused for want of one, which they are after a second
 * (http/limits/overload.ts). A silent connection was used at most 10 s after its last answer, when the pool
 * would have closed it, so 28 s after a failover none is left.
 */
export const REQUEST_PATIENCE: Patience = {
  lockMs: 700,
  statementMs: 15_000,
  answerMs: 18_000,
  idleMs: 30_000,
};

/** The longest wait for a connection; after it one is told to come back, rather than wait for ever. */
const CONNECT_MS = 5000;
const IDLE_CONNECTION_MS = 10_000;
/** The quiet of a connection after which the system asks the other side whether it is there. */
const KEEP_ALIVE_MS = 5000;

/** A pool as Kysely takes it, and who waits for its connections. */
export interface OpenPostgres {
  readonly dialect: PostgresDialect;
  readonly queue: ConnectionQueue;
}

interface PostgresPlace {
  readonly url: string;
  readonly prepares?: boolean;
  /** True: whatever would write is refused. */
  readonly isToRead?: boolean;
}

export function openPostgres(
  { url, prepares = true, isToRead = false }: PostgresPlace,
  patience: Patience | null,
): OpenPostgres {
  const pool = new pg.Pool({
    Client: prepares ? NamingClient : NamelessClient,
    connectionString: url,
    max: 10,
    types: NUMBER_TYPES,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(patience && { query_timeout: patience.answerMs }),
    // Asked for and not given with the connection's start, which PgBouncer would refuse.
    onConnect: (client) => client.query(limitsOf(patience) + (isToRead ? READ_ONLY : '')),
  });
  // A lost idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is lost between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queue = new ConnectionQueue(pool);
  return { dialect: new PostgresDialect({ pool: queue }), queue };
}

const READ_ONLY = '; set default_transaction_read_only = on';

/** Without patience there are no limits, whatever those of the server or the role. */
function limitsOf(patience: Patience | null): string {
  const { lockMs, statementMs, idleMs } = patience ?? { lockMs: 0, statementMs: 0, idleMs: 0 };
  return `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs};
    set idle_in_transaction_session_timeout = ${idleMs}`;
}
