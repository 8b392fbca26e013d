import type { AdminAct } from './audit-log.queries.ts';

/** An entry of the audit log as it is read back. */
export interface StoredAct {
  readonly action: string;
  /** Null: the operator. */
  readonly actor_id: string | null;
  /** Null: the operator, or an account that is gone. */
  readonly actor_email: string | null;
  readonly subject_email: string | null;
  /** JSON. */
  readonly detail: string;
}

type Detail = Readonly<Record<string, unknown>>;

/** What was done, to be read after who did it. */
const WORDS: Readonly<Record<AdminAct['action'], (detail: Detail, whom: string) => string>> = {
  user_type_changed: ({ userType }, whom) =>
    userType === 'admin' ? `made ${whom} an admin` : `made ${whom} a regular user`,
  country_price_set: (detail) =>
    `set the default price in ${word(detail.country)} to ${moneyOf(detail)}`,
  strength_price_set: (detail) =>
    `set the price of ${word(detail.strength)} mg in ${word(detail.country)} to ${moneyOf(detail)}`,
  template_created: ({ template }) => `created the mail template ${quoted(template)}`,
  template_changed: ({ template }) => `changed the mail template ${quoted(template)}`,
  template_deleted: ({ template }) => `deleted the mail template ${quoted(template)}`,
  campaign_created: ({ campaign }) => `created the campaign ${quoted(campaign)}`,
  campaign_scheduled: ({ campaign }) => `scheduled the campaign ${quoted(campaign)}`,
  campaign_unscheduled: ({ campaign }) => `made the campaign ${quoted(campaign)} a draft again`,
  campaign_started: ({ campaign }) => `began to send the campaign ${quoted(campaign)}`,
  campaign_cancelled: ({ campaign }) => `cancelled the campaign ${quoted(campaign)}`,
  reddit_connected: () => 'connected Reddit',
  reddit_disconnected: () => 'disconnected Reddit',
};

/** An admin's act as a sentence, such as "The operator made ada@example.com an admin". */
export function describeAct(act: StoredAct): string {
  const who = act.actor_id === null ? 'The operator' : (act.actor_email ?? 'A former admin');
  const describe = isKnown(act.action) ? WORDS[act.action] : () => 'changed something';
  return `${who} ${describe(readDetail(act.detail), act.subject_email ?? 'a former user')}`;
}

function isKnown(action: string): action is AdminAct['action'] {
  return Object.hasOwn(WORDS, action);
}

function readDetail(json: string): Detail {
  const detail: unknown = JSON.parse(json);
  return typeof detail === 'object' && detail !== null ? (detail as Detail) : {};
}

const word = (value: unknown): string => String(value ?? 'unknown');

const quoted = (value: unknown): string => `“${word(value)}”`;

const moneyOf = ({ price, currency }: Detail): string =>
  `${Number(price).toFixed(2)} ${word(currency)}`;
