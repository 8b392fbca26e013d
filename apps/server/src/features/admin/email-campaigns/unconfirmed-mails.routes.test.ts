import { listUnconfirmedMails, sendUnconfirmedAgain } from '@dosewise/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScope } from '../../../context.ts';
import { finishCampaigns } from '../../../outgoing/campaigns/campaign-progress.queries.ts';
import type { LedgerWorker } from '../../../outgoing/ledger/ledger-worker.ts';
import { createAdmin } from '../../../testing/factories.ts';
import { interleave } from '../../../testing/interleave.ts';
import {
  countDeliveries,
  insertUsers,
  readCampaignStatus,
} from '../../../testing/mail/mail-factories.ts';
import { type MailTest, startMailTest } from '../../../testing/mail/mail-test.ts';
import { TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { lockCampaign, requeueUnconfirmed } from './email-campaigns.queries.ts';

const PEOPLE = 12;
const LOST = 5;

let mail: MailTest;
let worker: LedgerWorker;
let test: TestApp;
let token: string;
let other: string;
/** A campaign that was sent, and whose mails the mail server swallowed without a word. */
let id: string;
let lost: readonly string[];

beforeEach(async () => {
  mail = await startMailTest();
  test = mail.test;
  const users = await insertUsers(test.db, PEOPLE);
  lost = users.slice(0, LOST).map(({ email }) => email);
  mail.sink.behaviour.text = (address) => (lost.includes(address) ? 'drop' : null);
  id = await mail.begin();
  worker = mail.work();
  await mail.untilSent(id);
  mail.sink.behaviour.text = () => null;
  // Later than the campaign, so that they are not among its people.
  token = (await createAdmin(test)).token;
  other = (await createAdmin(test)).token;
});
afterEach(() => mail.close());

const list = (query: Record<string, unknown> = {}, campaign = id) =>
  test.call(listUnconfirmedMails, { params: { id: campaign }, query }, { token });
const sendAgain = (as = token, campaign = id) =>
  test.call(sendUnconfirmedAgain, { params: { id: campaign } }, { token: as });
const timesTo = (address: string) => mail.sink.textsTo.filter((to) => to === address).length;
const acts = () => test.db.selectFrom('audit_entry').select(['action', 'detail']).execute();

describe('the unconfirmed mails of a campaign', () => {
  it('are listed by address, a page at a time', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { status, body } = await list({ limit: 2, ...(after && { after }) });
      expect(status).toBe(200);
      expect(body.mails.length).toBeLessThanOrEqual(2);
      seen.push(...body.mails.map(({ email }) => email));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(seen.sort()).toEqual([...lost].sort());
    expect((await list()).body).toMatchObject({ next: null });
    expect((await list({}, crypto.randomUUID())).status).toBe(404);
  });

  it('go out again when an admin says so, to them and no one else, and into the audit log', async () => {
    const { status, body } = await sendAgain();
    expect([status, body]).toMatchObject([
      202,
      { status: 'sending', analytics: { unconfirmed: 0, waiting: LOST } },
    ]);
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: PEOPLE });
    for (const address of lost) expect(timesTo(address)).toBe(2);
    expect(mail.sink.textsTo).toHaveLength(PEOPLE + LOST);
    expect(await acts()).toEqual([{ action: 'campaign_sent_again', detail: '{"name":"News"}' }]);
    expect((await list()).body).toEqual({ mails: [], next: null });
  });

  it('go out once when two press at once, or one presses twice', async () => {
    const replies = await Promise.all([sendAgain(), sendAgain(other), sendAgain()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'campaign_state' });
    await mail.untilSent(id);
    for (const address of lost) expect(timesTo(address)).toBe(2);
    expect(await acts()).toHaveLength(1);
    expect((await sendAgain()).status).toBe(409);
  });

  it('stay as they are when the campaign has been cancelled, or is not there', async () => {
    await test.db.updateTable('campaign').set({ status: 'cancelled' }).execute();
    expect((await sendAgain()).body).toMatchObject({
      error: 'This campaign has been cancelled, so it cannot be sent again.',
    });
    expect(await countDeliveries(test.db, id)).toMatchObject({ unconfirmed: LOST });
    expect((await sendAgain(token, crypto.randomUUID())).status).toBe(404);
  });

  it('are not lost when the campaign is called sent at the same moment', async () => {
    await worker.stop();
    await test.db.updateTable('campaign').set({ status: 'sending' }).execute();
    await interleave(
      test.db,
      {
        first: async (tx) => {
          await lockCampaign(tx, id);
          await requeueUnconfirmed(tx, id, TEST_NOW);
        },
      },
      () => finishCampaigns(newScope(test.context)),
    );
    expect(await readCampaignStatus(test.db, id)).toBe('sending');
    mail.work();
    await mail.untilSent(id);
    expect(await countDeliveries(test.db, id)).toEqual({ sent: PEOPLE });
  });
});
