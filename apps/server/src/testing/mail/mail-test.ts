import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { newScope } from '../../context.ts';
import { startCampaign } from '../../outgoing/campaigns/start-campaign.ts';
import type { LedgerWorker } from '../../outgoing/ledger/ledger-worker.ts';
import { startWorker } from '../../outgoing/workers.ts';
import type { TestDatabase } from '../databases.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { insertCampaign, readCampaignStatus } from './mail-factories.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';

export const MINUTE = 60_000;

/** An application without templates, and the mail server that it sends to. */
export interface MailTest {
  readonly test: TestApp;
  /** May be replaced, as a server that comes back. */
  sink: SmtpSink;
  work(overrides?: Partial<TestApp['context']>): LedgerWorker;
  /** Adds a campaign and begins to send it; its id. */
  begin(fields?: Parameters<typeof insertCampaign>[1]): Promise<string>;
  untilSent(campaignId: string): Promise<void>;
  /** Lets the hours pass until everything that was put off has been tried again. */
  untilSentInTime(campaignId: string): Promise<void>;
  /** The mail to an address whose subject is like this, once there is one: the first of them, or the `count`th. */
  mailTo(
    email: string,
    subject: RegExp,
    count?: number,
  ): Promise<Awaited<ReturnType<SmtpSink['parse']>>>;
  /** Keeps the mail server from answering texts, until the returned function is called. */
  holdTexts(): () => void;
  close(): Promise<void>;
}

/** Tries `check` again and again until it passes. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 50_000, interval: 10 });

/** Starts both; `settings` are environment variables besides those of the mail server. */
export async function startMailTest(
  settings: Record<string, string> = {},
  given?: TestDatabase,
): Promise<MailTest> {
  const sink = await startSmtpSink();
  const mailing = {
    SMTP_URL: sink.url,
    MAIL_FROM: 'Dosewise <mail@dosewise.example>',
    PUBLIC_URL: 'https://dosewise.example',
    ...settings,
  };
  const test = await createTestApp(mailing, given);
  await test.db.deleteFrom('email_template').execute();
  const workers: LedgerWorker[] = [];
  const isSent = async (id: string) => (await readCampaignStatus(test.db, id)) === 'sent';
  const mail: MailTest = {
    test,
    sink,
    work: (overrides) => {
      const worker = startWorker({ ...test.context, ...overrides }, 'email', { pollMs: 5 });
      workers.push(worker);
      return worker;
    },
    begin: async (fields) => {
      const id = await insertCampaign(test.db, fields);
      expect(await startCampaign(newScope(test.context), id)).toBe(true);
      return id;
    },
    untilSent: async (id) => {
      await until(async () => expect(await isSent(id)).toBe(true));
    },
    untilSentInTime: async (id) => {
      for (let now = TEST_NOW; !(await isSent(id)); now += 5 * MINUTE) {
        expect(now).toBeLessThan(TEST_NOW + 9 * 1440 * MINUTE);
        test.setNow(now);
        await sleep(5);
      }
    },
    mailTo: async (email, subject, count = 1) => {
      const find = async () => {
        const mine = mail.sink.mails.filter((one) => one.to === email);
        const parsed = await Promise.all(mine.map((one) => mail.sink.parse(one)));
        return parsed.filter((one) => subject.test(one.subject ?? ''))[count - 1];
      };
      await until(async () => expect(await find()).toBeDefined());
      return (await find()) ?? expect.fail();
    },
    holdTexts: () => {
      const { promise, resolve } = Promise.withResolvers<null>();
      mail.sink.behaviour.text = () => promise;
      return () => resolve(null);
    },
    close: async () => {
      // First, so that no worker waits for an answer that a failed test still holds back.
      await mail.sink.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await test.close();
    },
  };
  return mail;
}
