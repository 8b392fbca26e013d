import {
  addPushSubscription,
  getReminders,
  type ReminderPreferences,
  setReminders,
} from '@dosewise/contract';
import { expect } from 'vitest';
import type { LedgerChannel } from '../../db/tables/outgoing-tables.ts';
import { readAhead } from '../../features/dosing/plan/ahead.read-model.ts';
import type { LedgerWorker } from '../../outgoing/ledger/ledger-worker.ts';
import { createPlanRound } from '../../outgoing/planner/reminder-planner.ts';
import { startWorker } from '../../outgoing/workers.ts';
import { createUser } from '../factories.ts';
import { type NtfySink, startNtfySink } from '../push/ntfy-sink.ts';
import { type PushSink, startPushSink } from '../push/push-sink.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

export const MINUTE = 60_000;

/** A person who is reminded, and the browser in which. */
export interface Reminded {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly endpoint: string;
}

/** An application with its planner and worker, and the services that it sends to. */
export interface ReminderTest {
  readonly test: TestApp;
  readonly push: PushSink;
  readonly ntfy: NtfySink;
  /** The complaints of planner and workers. */
  readonly errors: unknown[];
  /** Plans what is due to be planned. */
  plan(): Promise<void>;
  /** Starts a worker, which sends what is due until the test ends. */
  work(
    overrides?: Partial<TestApp['context']>,
    channels?: readonly LedgerChannel[],
  ): Pick<LedgerWorker, 'stop'>;
  /** A new person who wants this; by push, not discreet, unless said otherwise. */
  remind(wanted: Partial<ReminderPreferences>, timeZone?: string): Promise<Reminded>;
  /** Changes what someone wants. */
  change(user: Reminded, wanted: Partial<ReminderPreferences>): Promise<void>;
  /** The ledger of someone: kind and instant, with the state where that is not planned. */
  ledger(user: Reminded): Promise<string[]>;
  /** The titles that arrived in a user's browser so far. */
  arrived(user: Reminded): string[];
  close(): Promise<void>;
}

export async function startReminderTest(
  settings: Record<string, string> = {},
): Promise<ReminderTest> {
  const [push, ntfy] = await Promise.all([startPushSink(), startNtfySink()]);
  const test = await createTestApp({
    PUBLIC_URL: 'https://pens.example.com',
    MAIL_FROM: 'Dosewise <mail@pens.example.com>',
    PUSH_HOSTS: push.host,
    NTFY_HOSTS: ntfy.host,
    ...settings,
  });
  const workers: LedgerWorker[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const planRound = createPlanRound(test.context, { readAhead, onError });
  const change = async (user: { token: string }, wanted: Partial<ReminderPreferences>) => {
    const { body } = await test.call(getReminders, {}, user);
    const reply = await test.call(setReminders, { body: { ...body, ...wanted } }, user);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  return {
    test,
    push,
    ntfy,
    errors,
    plan: () => planRound(),
    work: (overrides, channels = ['push', 'ntfy']) => {
      const context = { ...test.context, ...overrides };
      const started = channels.map((name) => startWorker(context, name, { pollMs: 5, onError }));
      workers.push(...started);
      return { stop: async () => void (await Promise.all(started.map((each) => each.stop()))) };
    },
    remind: async (wanted, timeZone = 'Europe/London') => {
      const user = await createUser(test);
      const id = await findUserId(test.db, user.email);
      await test.db
        .updateTable('user_account')
        .set({ time_zone: timeZone })
        .where('id', '=', id)
        .execute();
      const { endpoint, ...keys } = push.subscribe();
      const body = { endpoint, expirationTime: null, keys, device: 'Firefox' };
      expect((await test.call(addPushSubscription, { body }, user)).status).toBe(201);
      const channels = { push: true, email: false, ntfyUrl: null };
      await change(user, { channels, discreet: false, ...wanted });
      return { ...user, id, endpoint };
    },
    change,
    ledger: async ({ id }) => {
      const rows = await test.db
        .selectFrom('delivery')
        .select(['kind', 'instant', 'status'])
        .where('user_id', '=', id)
        .where('instant', 'is not', null)
        .orderBy('instant')
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, instant, status }) =>
        [kind, new Date(instant ?? 0).toISOString().slice(0, 16), status === 'queued' ? '' : status]
          .join(' ')
          .trim(),
      );
    },
    arrived: ({ endpoint }) =>
      push.arrivals
        .filter((arrival) => arrival.endpoint === endpoint)
        .map((arrival) => arrival.payload().notification.title),
    close: async () => {
      await Promise.all([push.close(), ntfy.close()]);
      await Promise.all(workers.map((worker) => worker.stop()));
      await test.close();
    },
  };
}
