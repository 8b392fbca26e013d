import type { EpochMs } from './column-types.ts';

/** A browser that someone wants to be notified in. */
export interface PushSubscriptionTable {
  user_id: string;
  id: string;
  /** The address at which its push service takes messages; anyone who knows it and a key may send there. */
  endpoint: string;
  /** The keys that messages are encrypted with, base64url: the browser's point of P-256, */
  p256dh: string;
  /** and a secret of 16 bytes. */
  auth: string;
  /** A name to tell it from others. */
  device: string;
  created_at: EpochMs;
  last_sent_at: EpochMs | null;
  /** The code of what came of it; up to 1.0 an English sentence. */
  last_answer: string | null;
  /** Of the session that asked for it and that it ends with; null: not known, or over for want of use. */
  session_hash: string | null;
}
