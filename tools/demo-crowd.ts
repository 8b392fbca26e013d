import { DAY_MS, mg } from '@dosewise/domain';
import type { Scope } from '../apps/server/src/context.ts';
import { newId } from '../apps/server/src/create-context.ts';
import { register } from '../apps/server/src/features/account/auth/auth.service.ts';
import {
  changeCampaign,
  createCampaign,
  sendCampaign,
} from '../apps/server/src/features/admin/email-campaigns/email-campaigns.service.ts';
import { listTemplates } from '../apps/server/src/features/admin/email-templates/email-templates.read-model.ts';
import { setStrengthPrice } from '../apps/server/src/features/analysis/pricing/admin-pricing.service.ts';
import { logDoseFor } from '../apps/server/src/features/dosing/doses/doses.service.ts';
import { addPenFor } from '../apps/server/src/features/dosing/pens/pens.service.ts';
import { findLiveSession } from '../apps/server/src/runtime/calls/sessions.read-model.ts';
import { keyOfToken } from '../apps/server/src/runtime/secrets/secret-tokens.ts';

/** The homes of the crowd: mostly where the app is at home. */
const HOMES = [
  ['Australia', 'AUD'],
  ['Australia', 'AUD'],
  ['United Kingdom', 'GBP'],
  ['Australia', 'AUD'],
  ['Canada', 'CAD'],
  ['Spain', 'EUR'],
  ['United States', 'USD'],
  ['Netherlands', 'EUR'],
] as const;
const PEOPLE = 26;

/** Writes what an admin sees: people from several countries, prices that were changed, campaigns. */
export async function writeCrowd(
  at: (instant: number) => Scope,
  adminId: string,
  now: number,
): Promise<void> {
  for (let n = 0; n < PEOPLE; n++) await writePerson(at, n, now);
  await setStrengthPrice(at(now - 6 * DAY_MS), adminId, {
    country: 'Australia',
    strength: mg(5),
    price: 345,
    currency: 'AUD',
  });
  await writeCampaigns(at, adminId, now);
}

/** Somebody who joined some weeks ago, with a pen and a dose a week since. */
async function writePerson(at: (instant: number) => Scope, n: number, now: number): Promise<void> {
  const [country, currency] = HOMES[n % HOMES.length] ?? HOMES[0];
  const joined = now - (2 + n * 5) * DAY_MS - 3_600_000;
  const email = `person.${String(n + 1).padStart(2, '0')}@example.com`;
  const account = { email, password: `weekly pen crowd ${n}`, country, currency };
  const { token } = await register(at(joined), account);
  const session = await findLiveSession(at(joined), keyOfToken(token));
  if (!session || n % 5 === 4) return;
  const strength = mg([2.5, 5, 7.5, 10][n % 4] ?? 5);
  const scope = at(joined);
  const penId = scope.newId();
  await addPenFor(scope, session.userId, {
    _id: penId,
    name: 'First pen',
    strength,
    startDate: new Date(joined).toISOString().slice(0, 10),
    costPerPen: 140 + strength * 18,
    purchaseDate: new Date(joined).toISOString().slice(0, 10),
    enableFifthDose: false,
  });
  for (let week = 0; week < 4; week++) {
    const when = joined + (week * 7 + 1) * DAY_MS;
    if (when > now) return;
    const date = new Date(when).toISOString();
    await logDoseFor(at(when), session.userId, {
      penId,
      doseType: 'standard',
      clicks: 60,
      date,
      injectionLocation: 'thigh',
      painLevel: 0,
      note: '',
    });
  }
}

/** One that was received, one that the running server sends to the outbox, one of each other kind. */
async function writeCampaigns(
  at: (instant: number) => Scope,
  adminId: string,
  now: number,
): Promise<void> {
  const { db } = at(now);
  const templates = await listTemplates(db);
  const idOf = (category: string) =>
    templates.find((template) => template.category === category)?._id ?? '';
  const create = (daysAgo: number, name: string, subject: string, category: string) =>
    createCampaign(at(now - daysAgo * DAY_MS), adminId, {
      name,
      subject,
      templateId: idOf(category),
      targetSegment: 'all',
    });
  const past = await create(21, 'October news', 'What is new in October', 'manual');
  await markReceived(at(now - 20 * DAY_MS), past._id);
  const running = await create(1, 'Keeping a record', 'Three habits that help', 'tips');
  await sendCampaign(at(now), adminId, running._id);
  const later = await create(1, 'December news', 'What is new in December', 'manual');
  const scheduledAt = new Date(now + 9 * DAY_MS).toISOString();
  await changeCampaign(at(now), adminId, later._id, { scheduledAt });
  await create(0, 'How are we doing?', 'Two minutes of your time', 'feedback');
}

/** As if it had been sent then: most people got it, a third opened it, some followed a link. */
async function markReceived({ db, now }: Scope, campaignId: string): Promise<void> {
  const people = await db
    .selectFrom('user_account')
    .select('id')
    .where('created_at', '<', now)
    .orderBy('id')
    .execute();
  for (const [n, { id }] of people.entries()) {
    const isSent = n % 9 !== 8;
    await db
      .insertInto('delivery')
      .values({
        user_id: id,
        id: newId(),
        kind: 'campaign',
        channel: 'email',
        address: '',
        medicine: '',
        campaign_id: campaignId,
        status: isSent ? 'sent' : 'suppressed',
        worker_id: null,
        attempts: isSent ? 1 : 0,
        next_attempt_at: now,
        created_at: now,
        sent_at: isSent ? now : null,
        settled_at: isSent ? now : null,
        answer: null,
        opened_at: isSent && n % 3 === 0 ? now + DAY_MS : null,
        clicked_at: isSent && n % 6 === 0 ? now + DAY_MS : null,
      })
      .execute();
  }
  const started = { status: 'sent', started_at: now, sent_at: now, is_listed: 1 } as const;
  await db.updateTable('campaign').set(started).where('id', '=', campaignId).execute();
}
