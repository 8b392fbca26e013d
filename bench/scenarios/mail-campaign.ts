import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newScope } from '../../apps/server/src/context.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import {
  type DatabaseLocation,
  openDatabase,
} from '../../apps/server/src/db/engines/open-database.ts';
import { startCampaign } from '../../apps/server/src/outgoing/campaigns/start-campaign.ts';
import type { AppContext } from '../../apps/server/src/outgoing/channels/app-context.ts';
import { startWorker } from '../../apps/server/src/outgoing/workers.ts';
import { readConfig } from '../../apps/server/src/runtime/config/config.ts';
import {
  insertCampaign,
  insertUsers,
  readCampaignStatus,
} from '../../apps/server/src/testing/mail/mail-factories.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { type BenchSink, startBenchSink } from '../smtp-sink.ts';

/** The size that the goal names takes some minutes: MAIL_BENCH_RECIPIENTS=20000 for a shorter one. */
const RECIPIENTS = Number(process.env.MAIL_BENCH_RECIPIENTS ?? 100_000);
/** For a run that measures nothing. */
const SMOKE_RECIPIENTS = 20;
/** The first one warms up and is not counted. */
const CAMPAIGNS = 3;
/** Mails a second; real mail servers take some hundred. */
const GOAL = 1000;
const MEMORY_GOAL_MB = 64;
const HTML = `<p>Hello {{user_name}}</p>${'<p>Some words, as a mail has them.</p>'.repeat(60)}
<a href="https://example.com/one">One</a> <a href="https://example.com/two">Two</a>`;

/** Campaigns through the ledger to a mail server that forgets. */
export const mailCampaign: Benchmark = {
  name: 'mail',
  title: `Mail campaigns to ${RECIPIENTS.toLocaleString('en-GB')} recipients`,
  run: (extent) => onBothEngines(extent, mailFigures),
};

interface Round {
  readonly oursMs: number;
  readonly cpuMs: number;
  /** The most that was resident in each half of the campaign. */
  readonly peaksMb: readonly [early: number, late: number];
}

async function mailFigures({ engine, label, defer, extent }: EngineRun): Promise<Figure[]> {
  const [recipients, campaigns] =
    extent === 'smoke' ? [SMOKE_RECIPIENTS, 2] : [RECIPIENTS, CAMPAIGNS];
  const sink = await startBenchSink(defer);
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(async (db) => void (await insertUsers(db, recipients)));
  const context = contextOn(location, sink.port);
  defer(() => context.db.destroy());
  const rounds: Round[] = [];
  for (let round = 0; round < campaigns; round += 1) {
    const { mails, ...taken } = await takeRound(context, sink);
    if (mails !== recipients) throw new Error(`The sink took ${mails} mails.`);
    rounds.push(taken);
  }
  context.mailTransport.close();
  const timed = rounds.slice(1);
  const perSecond = Math.round((recipients / median(timed.map((round) => round.oursMs))) * 1000);
  const cpuMs = median(timed.map((round) => round.cpuMs)) / recipients;
  const [early, late] = timed.at(-1)?.peaksMb ?? [Number.NaN, Number.NaN];
  return [
    {
      name: `mails handed over, ${label}`,
      unit: 'mails/s',
      better: 'larger',
      ours: perSecond,
      floor: GOAL,
      ratio: perSecond / GOAL,
      goal: 1,
      isLimit: true,
      boundBy: 'the processor: composing and sending a mail takes over half of it',
      note: `${cpuMs.toFixed(2)} ms of processor time for each mail, the sink and PostgreSQL aside`,
    },
    {
      name: `memory, second half of a campaign, ${label}`,
      unit: 'MB',
      better: 'smaller',
      ours: late,
      floor: early,
      ratio: late / early,
      goal: (early + MEMORY_GOAL_MB) / early,
      note: `may be ${MEMORY_GOAL_MB} MB more than in the first half`,
    },
  ];
}

function contextOn(location: DatabaseLocation, port: number): AppContext {
  const database =
    location.engine === 'sqlite'
      ? { DATA_DIR: dirname(location.file) }
      : { DATABASE_URL: location.url };
  const config = readConfig({
    ...database,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Dosewise <mail@dosewise.example>',
    PUBLIC_URL: 'https://dosewise.example',
  });
  return createContext(config, openDatabase(config.database));
}

async function takeRound(
  context: AppContext,
  sink: BenchSink,
): Promise<Round & { readonly mails: number }> {
  const round = await runCampaign(context);
  return { ...round, mails: await sink.take() };
}

async function runCampaign(context: AppContext): Promise<Round> {
  const id = await insertCampaign(context.db as WholeDatabase, { template: { html: HTML } });
  const memory: number[] = [];
  const cpu = process.cpuUsage();
  const start = performance.now();
  await startCampaign(newScope(context), id);
  const worker = startWorker(context, 'email');
  while ((await readCampaignStatus(context.db as WholeDatabase, id)) !== 'sent') {
    memory.push(process.memoryUsage.rss() / 1e6);
    await sleep(50);
  }
  const oursMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await worker.stop();
  const half = Math.ceil(memory.length / 2);
  const peaksMb = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))] as const;
  return { oursMs, cpuMs: (user + system) / 1000, peaksMb };
}
