import { createECDH } from 'node:crypto';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import type { Database } from '../../../db/database.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';

const require = createRequire(import.meta.url);

/** A token is signed for 12 hours (RFC 8292 allows 24) and used for half of them. */
const USED_FOR_MS = 6 * 60 * 60 * 1000;
/** Addresses come from strangers; of some push services each host is an origin of its own. */
const MAX_ORIGINS = 200;

/** Our identity to a push service (RFC 8292): keys as base64url. */
export interface VapidKeys {
  /** An uncompressed point of P-256: what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this installation, made when they are first asked for. */
export async function readVapidKeys(db: Database): Promise<VapidKeys> {
  // 32 random bytes are a key of P-256, but for one in 2^32.
  const privateKey = await readServerSecret(db, 'web-push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

/**
 * The address at which a push service can reach the person who runs this: the public one, else the sender
 * of mails. Null: neither is one that can be reached. Apple refuses such a one, so push is not
 * offered then.
 */
export function vapidSubject(config: Pick<Config, 'publicUrl' | 'mailFrom'>): string | null {
  const url = new URL(config.publicUrl);
  if (url.protocol === 'https:' && isPublicName(url.hostname)) return url.origin;
  const address = /<([^>]+)>$/.exec(config.mailFrom ?? '')?.[1] ?? config.mailFrom;
  if (address && isPublicName(address.slice(address.lastIndexOf('@') + 1))) {
    return `mailto:${address}`;
  }
  return null;
}

function isPublicName(host: string): boolean {
  const isReserved = /\.(local|localhost|localdomain|internal|home\.arpa)$/i.test(host);
  return host.includes('.') && isIP(host) === 0 && !isReserved;
}

/** Signs who we are, once for each origin of push services and half a token's life. */
export class VapidTokens {
  readonly #keys: VapidKeys;
  readonly #subject: string;
  readonly #signed = new Map<string, { readonly header: string; readonly at: number }>();

  constructor(keys: VapidKeys, subject: string) {
    this.#keys = keys;
    this.#subject = subject;
  }

  /** The key that browsers subscribe with: an uncompressed point, base64url. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** The Authorization header for a push service. `now` in epoch milliseconds. */
  headerFor(origin: string, now: number): string {
    const known = this.#signed.get(origin);
    if (known && now >= known.at && now - known.at < USED_FOR_MS) return known.header;
    const { publicKey, privateKey } = this.#keys;
    const webPush = require('web-push') as typeof import('web-push');
    const header = webPush.getVapidHeaders(
      origin,
      this.#subject,
      publicKey,
      privateKey,
      'aes128gcm',
    ).Authorization;
    if (this.#signed.size >= MAX_ORIGINS) this.#signed.clear();
    this.#signed.set(origin, { header, at: now });
    return header;
  }

  /** Signs again next time: the service did not accept this one, which a wrong clock explains. */
  forget(origin: string): void {
    this.#signed.delete(origin);
  }
}
