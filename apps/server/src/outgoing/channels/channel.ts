import type { TemplateCategory } from '@dosewise/contract';
import type { Scope } from '../../context.ts';
import type { UserAccountTable } from '../../db/tables/account-tables.ts';
import type { CampaignTable } from '../../db/tables/mail-tables.ts';
import type { DeliveryTable, WebhookTable } from '../../db/tables/outgoing-tables.ts';
import type { PushSubscriptionTable } from '../../db/tables/push-tables.ts';
import type { Care } from '../../records/doors/carers.queries.ts';
import type { AppContext } from './app-context.ts';
import type { PreparedTemplate } from './email/compose/compose-message.ts';
import type { SendOutcome } from './send-outcome.ts';

type OrNull<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

type LedgerRow = Omit<
  DeliveryTable,
  | 'status'
  | 'worker_id'
  | 'next_attempt_at'
  | 'sent_at'
  | 'settled_at'
  | 'answer'
  | 'opened_at'
  | 'clicked_at'
>;
type Reader = Pick<
  UserAccountTable,
  | 'email'
  | 'country'
  | 'language'
  | 'unsubscribed'
  | 'wants_marketing'
  | 'wants_product_updates'
  | 'wants_tips'
>;
type Browser = Pick<PushSubscriptionTable, 'endpoint' | 'p256dh' | 'auth'>;

/** A row of the ledger with all that any channel needs of it. */
export interface Delivery extends Readonly<LedgerRow>, Readonly<Reader>, OrNull<Browser> {
  readonly campaign_status: CampaignTable['status'] | null;
  readonly category: TemplateCategory | null;
  /** The address of a webhook, and how it wants to be told. */
  readonly webhook?: Pick<WebhookTable, 'url' | 'template' | 'secret'>;
  /** The parts of a mail beside the row. */
  readonly mail?: {
    /** For a mail with a link that opens something; kept nowhere else. */
    readonly token: string | null;
    /** Of a campaign or a welcome. */
    readonly template: PreparedTemplate | undefined;
    /** Of a mail to someone who cares for the user, or is invited to. */
    readonly care: Care | undefined;
  };
}

/** The deliveries that may go to their targets, and what becomes of the others. */
export interface Allowed {
  readonly ready: readonly Delivery[];
  readonly not: readonly {
    readonly delivery: Delivery;
    readonly status: 'suppressed' | 'cancelled';
    /** The code that is stored; null: no one is told. */
    readonly code: string | null;
  }[];
}

/** A delivery that was sent, and what came of it. */
export interface Sent {
  readonly ready: Delivery;
  readonly outcome: SendOutcome;
}

/** The tools of all channels: those that the process shares, and the secrets that sign links and buttons. */
export interface ChannelTools
  extends Pick<AppContext, 'config' | 'mailTransport' | 'sending' | 'now'> {
  readonly linkSecret: string;
  readonly actSecret: string;
}

/** A way in which something reaches someone: may it go there, and send it. */
export interface Channel {
  /** Most messages under way at once, which is what a kill can leave unconfirmed. */
  readonly atOnce: number;
  /** Most of them for one account, where accounts choose whom they go to; without it as many as for all. */
  readonly ofOneAtOnce?: number;
  /** The waits between tries in ms, after which one is given up; without it those of its kind of row. */
  readonly waits?: readonly number[];
  /**
   * Says at the moment of sending, in the transaction that marks them, which may go where they are
   * addressed. Without it all may, and `send` refuses what leads elsewhere.
   */
  readonly allow?: (scope: Scope, deliveries: readonly Delivery[]) => Promise<Allowed>;
  /** Sends one that is marked as being sent. Never rejects. */
  readonly send: (delivery: Delivery) => Promise<SendOutcome>;
  /** Keeps what came of some where the channel remembers its targets, in the transaction that records it. */
  readonly remember?: (scope: Scope, sent: readonly Sent[]) => Promise<void>;
}
