import type { DatabaseLocation } from '../../apps/server/src/db/engines/open-database.ts';
import { Connection, load } from '../load.ts';
import { postgresCpu } from '../postgres-cpu.ts';
import { withCleanup } from '../scratch.ts';
import { startSeveral } from './deployments.ts';
import { userRequests } from './user-actions.ts';

const CONNECTIONS_EACH = 12;
const WARM_UP_SECONDS = 2;

/** The answers of so many processes on one PostgreSQL, and the cost of a request in each place. */
export interface ScaleOut {
  readonly processes: number;
  readonly requestsPerSecond: number;
  /** Processor time a request: of our processes, of PostgreSQL, of the load itself. */
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly loadMs: number;
  /** Of the machines behind PostgreSQL, where it is Citus's coordinator. */
  readonly workersMs?: number;
}

interface ScaleOutOptions {
  readonly users: number;
  readonly seconds: number;
  readonly workers?: readonly DatabaseLocation[];
}

/** Keeps `count` processes as busy as can be with the mix of a person's requests. */
export function measureScaleOut(
  location: DatabaseLocation,
  count: number,
  { users, seconds, workers = [] }: ScaleOutOptions,
): Promise<ScaleOut> {
  return withCleanup(async (defer) => {
    const servers = await startSeveral(location, count, defer);
    const connections = servers.flatMap(({ port }) =>
      Array.from({ length: CONNECTIONS_EACH }, () => new Connection(port)),
    );
    defer(() => {
      for (const connection of connections) connection.close();
    });
    const next = userRequests(users);
    const ofPostgres = await postgresCpu(location);
    const ofWorkers = await Promise.all(workers.map(postgresCpu));
    await load(connections, WARM_UP_SECONDS, next);
    const cpu = () => ({
      server: servers.reduce((sum, server) => sum + server.cpuSeconds(), 0),
      postgres: ofPostgres(),
      workers: ofWorkers.reduce((sum, cpuSeconds) => sum + cpuSeconds(), 0),
      load: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
    const before = cpu();
    const result = await load(connections, seconds, next);
    const after = cpu();
    const each = (of: keyof typeof before) => ((after[of] - before[of]) * 1000) / result.requests;
    return {
      processes: count,
      requestsPerSecond: result.requests / result.seconds,
      serverMs: each('server'),
      postgresMs: each('postgres'),
      loadMs: each('load'),
      ...(workers.length > 0 && { workersMs: each('workers') }),
    };
  });
}
