import { expect, it } from 'vitest';
import { describeAct } from './audit-words.ts';

const ADA = { actor_id: 'a', actor_email: 'ada@example.com', subject_email: null };
const words = (action: string, detail: object, who = {}) =>
  describeAct({ ...ADA, ...who, action, detail: JSON.stringify(detail) });

it.each([
  ['country_price_set', { country: 'Spain', price: 320.5, currency: 'EUR' }],
  ['strength_price_set', { country: 'Spain', strength: 7.5, price: 320, currency: 'EUR' }],
  ['template_created', { name: 'Welcome' }],
  ['template_changed', { name: 'Welcome' }],
  ['template_deleted', { name: 'Welcome' }],
  ['campaign_created', { name: 'Spring' }],
  ['campaign_scheduled', { name: 'Spring' }],
  ['campaign_unscheduled', { name: 'Spring' }],
  ['campaign_started', { name: 'Spring' }],
  ['campaign_sent_again', { name: 'Spring' }],
  ['campaign_cancelled', { name: 'Spring' }],
  ['reddit_connected', {}],
  ['reddit_disconnected', {}],
  ['of_a_later_version', { secret: 'x' }],
])('says %s in a sentence', (action, detail) => {
  expect(words(action, detail)).toBe(`ada@example.com ${SENTENCES[action]}`);
});

const SENTENCES: Record<string, string> = {
  country_price_set: 'set the default price in Spain to €320.50',
  strength_price_set: 'set the price of 7.5 mg in Spain to €320.00',
  template_created: 'created the mail template “Welcome”',
  template_changed: 'changed the mail template “Welcome”',
  template_deleted: 'deleted the mail template “Welcome”',
  campaign_created: 'created the campaign “Spring”',
  campaign_scheduled: 'scheduled the campaign “Spring”',
  campaign_unscheduled: 'made the campaign “Spring” a draft again',
  campaign_started: 'began to send the campaign “Spring”',
  campaign_sent_again: 'sent the unconfirmed emails of the campaign “Spring” again',
  campaign_cancelled: 'cancelled the campaign “Spring”',
  reddit_connected: 'connected Reddit',
  reddit_disconnected: 'disconnected Reddit',
  of_a_later_version: 'changed something',
};

it('names people by their address while they have one', () => {
  const bob = { subject_email: 'bob@example.com' };
  const operator = { actor_id: null, actor_email: null };
  expect(words('user_type_changed', { userType: 'admin' }, { ...operator, ...bob })).toBe(
    'The person who runs this server made bob@example.com an admin',
  );
  expect(words('user_type_changed', { userType: 'user' }, bob)).toBe(
    'ada@example.com made bob@example.com a regular user',
  );
  expect(words('user_type_changed', { userType: 'user' }, { actor_email: null })).toBe(
    'A former admin made a former user a regular user',
  );
});
