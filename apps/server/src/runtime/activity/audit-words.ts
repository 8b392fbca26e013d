import { CURRENCIES, CURRENCY_SYMBOLS } from '@dosewise/domain';
import type { ActDetails, ActName } from './audit-log.queries.ts';

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

/** An entry of an older version may lack something. */
type Stored<Detail> = { readonly [Field in keyof Detail]?: unknown };

/** The words of each act, to be read after the name of the admin. */
const WORDS: {
  readonly [Name in ActName]: (detail: Stored<ActDetails[Name]>, whom: string) => string;
} = {
  second_factor_removed: (_detail, whom) => `removed the authenticator app of ${whom}`,
  reset_link_made: (_detail, whom) => `made a password reset link for ${whom}`,
  user_type_changed: ({ userType }, whom) =>
    userType === 'admin' ? `made ${whom} an admin` : `made ${whom} a regular user`,
  country_price_set: (detail) =>
    `set the default price in ${word(detail.country)} to ${moneyOf(detail)}${fromDay(detail)}`,
  strength_price_set: (detail) =>
    `set the price of ${strengthOf(detail)} in ${word(detail.country)} to ${moneyOf(detail)}${fromDay(detail)}`,
  country_price_removed: (detail) =>
    `removed the default price in ${word(detail.country)}${fromDay(detail)}`,
  strength_price_removed: (detail) =>
    `removed the price of ${strengthOf(detail)} in ${word(detail.country)}${fromDay(detail)}`,
  // Clients of 1.0 read 'mail template'.
  template_created: ({ name }) => `created the mail template ${quoted(name)}`,
  template_changed: ({ name }) => `changed the mail template ${quoted(name)}`,
  template_deleted: ({ name }) => `deleted the mail template ${quoted(name)}`,
  campaign_created: ({ name }) => `created the campaign ${quoted(name)}`,
  campaign_scheduled: ({ name }) => `scheduled the campaign ${quoted(name)}`,
  campaign_unscheduled: ({ name }) => `made the campaign ${quoted(name)} a draft again`,
  campaign_started: ({ name }) => `began to send the campaign ${quoted(name)}`,
  campaign_sent_again: ({ name }) =>
    `sent the unconfirmed emails of the campaign ${quoted(name)} again`,
  campaign_cancelled: ({ name }) => `cancelled the campaign ${quoted(name)}`,
  invite_created: () => 'created an invitation',
  invite_deleted: () => 'revoked an invitation',
  backup_made: ({ name }) => `started the backup ${quoted(name)}`,
  backup_downloaded: ({ name }) => `downloaded the backup ${quoted(name)}`,
  reddit_connected: () => 'connected Reddit',
  reddit_disconnected: () => 'disconnected Reddit',
};

/** An admin's act as a sentence, such as "The operator made ada@example.com an admin". */
export function describeAct(act: StoredAct): string {
  const who =
    act.actor_id === null
      ? 'The person who runs this server'
      : (act.actor_email ?? 'A former admin');
  const describe = isKnown(act.action) ? WORDS[act.action] : () => 'changed something';
  return `${who} ${describe(readDetail(act.detail), act.subject_email ?? 'a former user')}`;
}

function isKnown(action: string): action is ActName {
  return Object.hasOwn(WORDS, action);
}

function readDetail(json: string): object {
  const detail: unknown = JSON.parse(json);
  return typeof detail === 'object' && detail !== null ? detail : {};
}

const word = (value: unknown): string => String(value ?? 'unknown');

const quoted = (value: unknown): string => `“${word(value)}”`;

const AMOUNT = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '10 mg', '1 mg semaglutide'. */
function strengthOf({ strength, medicine }: { strength?: unknown; medicine?: unknown }): string {
  return `${word(strength)} mg${medicine === undefined ? '' : ` ${word(medicine)}`}`;
}

/** ' from 2026-12-01', or nothing for a price that holds from the beginning. */
function fromDay({ validFrom }: { validFrom?: unknown }): string {
  return validFrom === undefined ? '' : ` from ${word(validFrom)}`;
}

/** '£1,041.50', '$645.00 AUD': as the web writes a price that stands alone. */
function moneyOf({ price, currency }: { price?: unknown; currency?: unknown }): string {
  const known = CURRENCIES.find((code) => code === currency);
  const symbol = known === undefined ? '' : CURRENCY_SYMBOLS[known];
  const amount = `${symbol}${AMOUNT.format(Number(price))}`;
  return symbol === '' || symbol === '$' ? `${amount} ${word(currency)}` : amount;
}
