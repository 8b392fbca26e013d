import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Scope } from '../../../context.ts';
import { countOpenMails } from '../../../outgoing/ledger/open-mails.queries.ts';
import type { HttpHistogram } from './http-histogram.ts';

const NANO = 1e9;

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;

/** Begins to watch how long the event loop keeps others waiting. */
export function watchEventLoop(): LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

/** True for the token of the setting, compared in the same time for every guess. */
export function knowsToken(given: string | null, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(token));
}

/** Everything there is to measure, in the Prometheus text format 0.0.4. */
export async function renderMetrics(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  http: HttpHistogram,
  delay: LoopDelay,
): Promise<string> {
  const { user, system } = process.cpuUsage();
  const open = await countOpenMails(db, now);
  const loopDelay = delay.count === 0 ? 0 : delay.percentile(99) / NANO;
  delay.reset();
  return `${[
    http.render(),
    metric('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()),
    metric('process_uptime_seconds', 'gauge', 'Time since the start.', process.uptime()),
    metric(
      'nodejs_eventloop_delay_p99_seconds',
      'gauge',
      'How long the event loop kept others waiting, since it was last asked.',
      loopDelay,
    ),
    ['# HELP dosewise_open_deliveries Mails that are not done, by status.']
      .concat('# TYPE dosewise_open_deliveries gauge')
      .concat(open.map((row) => `dosewise_open_deliveries{status="${row.status}"} ${row.count}`))
      .join('\n'),
  ].join('\n')}\n`;
}

function metric(name: string, type: 'counter' | 'gauge', help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}`;
}
