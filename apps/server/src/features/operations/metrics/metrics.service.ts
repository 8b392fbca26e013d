import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DAY_MS } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { databaseBytes } from '../../../db/engines/database-size.ts';
import { connectionQueue } from '../../../db/engines/open-database.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { countOpenMails } from '../../../outgoing/ledger/open-mails.queries.ts';
import { freeBytes } from '../../../runtime/backups/backup-folder.ts';
import { listBackups } from '../../../runtime/backups/backups.queries.ts';
import { VERSION } from '../../../runtime/version.ts';
import type { HttpHistogram } from './http-histogram.ts';
import { countDue, countUsers } from './metrics.queries.ts';

const NANO = 1e9;
/** The time for which the number of users is kept, in ms: it is counted from one end to the other. */
const USERS_MS = 10 * 60_000;

type Kind = 'counter' | 'gauge';
/** A value, and what tells it from the others of its name. */
type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** True for the token of the setting, compared in the same time for every guess. */
export function knowsToken(given: string | null, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(token));
}

/** Everything there is to measure, of this process and of what it serves. */
export class Metrics {
  readonly #context: AppContext;
  readonly #http: HttpHistogram;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #users: { readonly at: number; readonly counted: ReturnType<typeof countUsers> } | null = null;

  /** Begins to watch how long the event loop keeps others waiting. */
  constructor(context: AppContext, http: HttpHistogram) {
    this.#context = context;
    this.#http = http;
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  /** The Prometheus text format 0.0.4. */
  async render(scope: Pick<Scope, 'db' | 'now'>): Promise<string> {
    const parts = [
      this.#http.render(),
      ...this.#process(),
      ...(await this.#outgoing(scope)),
      ...(await this.#kept(scope)),
      await this.#people(scope),
    ];
    return `${parts.join('\n')}\n`;
  }

  #process(): string[] {
    const { config, db } = this.#context;
    const { user, system } = process.cpuUsage();
    const loopDelay = this.#delay.count === 0 ? 0 : this.#delay.percentile(99) / NANO;
    this.#delay.reset();
    const { engine } = config.database;
    return [
      metric('dosewise_info', 'gauge', 'Of the release that runs.', [
        [{ version: VERSION, engine }, 1],
      ]),
      metric('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
      metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()),
      metric('process_uptime_seconds', 'gauge', 'Time since the start.', process.uptime()),
      metric(
        'nodejs_eventloop_delay_p99_seconds',
        'gauge',
        'How long the event loop kept others waiting, since it was last asked.',
        loopDelay,
      ),
      metric(
        'dosewise_waiting_for_database',
        'gauge',
        'Requests that wait for a connection.',
        connectionQueue(db)?.length ?? 0,
      ),
    ];
  }

  async #outgoing({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<string[]> {
    const open = await countOpenMails(db, now);
    const due = await countDue(db, now);
    const outcomes = [...this.#context.sending.outcomes].map(([key, count]): Sample => {
      const [channel = '', outcome = ''] = key.split(' ');
      return [{ channel, outcome }, count];
    });
    return [
      metric(
        'dosewise_open_deliveries',
        'gauge',
        'Mails that are not done, by status.',
        open.map(({ status, count }) => [{ status }, count]),
      ),
      metric(
        'dosewise_due_deliveries',
        'gauge',
        'Mails, reminders and webhooks that may go out and wait, without campaigns.',
        due.map(({ channel, count }) => [{ channel }, Number(count)]),
      ),
      metric(
        'dosewise_deliveries_total',
        'counter',
        'Messages that this process handed over, and what came of them.',
        outcomes,
      ),
    ];
  }

  async #kept({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<string[]> {
    const { config } = this.#context;
    const backups = await listBackups(db);
    const last = backups.find(({ status }) => status === 'whole');
    const counts = Map.groupBy(backups, ({ status }) => status);
    const free = await freeBytes(config.backups.folder);
    return [
      metric(
        'dosewise_database_bytes',
        'gauge',
        'Disk that the database takes.',
        await databaseBytes(db, config.database),
      ),
      metric(
        'dosewise_backups',
        'gauge',
        'Backups by what is known of them.',
        [...counts].map(([status, { length }]) => [{ status }, length]),
      ),
      metric(
        'dosewise_backup_age_seconds',
        'gauge',
        'Age of the last whole backup.',
        last ? [[{}, (now - last.made_at) / 1000]] : [],
      ),
      metric(
        'dosewise_backup_disk_free_bytes',
        'gauge',
        'Free on the disk of the backups.',
        free === null ? [] : [[{}, free]],
      ),
    ];
  }

  async #people({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<string> {
    if (this.#users === null || Math.abs(now - this.#users.at) > USERS_MS) {
      const counted = countUsers(db, { day: now - DAY_MS, month: now - 30 * DAY_MS });
      this.#users = { at: now, counted };
    }
    const { users, day, month } = await this.#users.counted.catch((error: unknown) => {
      this.#users = null;
      throw error;
    });
    return metric('dosewise_users', 'gauge', 'Accounts, and those in use of late.', [
      [{ active: 'ever' }, users],
      [{ active: '30d' }, month],
      [{ active: '1d' }, day],
    ]);
  }
}

/** One metric with all its values; without any, its name alone. */
function metric(name: string, kind: Kind, help: string, value: number | readonly Sample[]): string {
  const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value;
  const lines = samples.map(([labels, each]) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
    return `${name}${pairs.length === 0 ? '' : `{${pairs.join()}}`} ${each}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');
}
