import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Database } from '../../db/database.ts';
import type { Config } from '../../runtime/config/config.ts';
import { type HostRule, KNOWN_PUSH_HOSTS } from '../../runtime/config/host-list.ts';
import type { Agents } from './http/guarded-post.ts';
import { type Resolve, resolveName } from './http/name-resolver.ts';
import { guardedLookup, isPublicAddress, openLookup } from './http/public-lookup.ts';
import { readVapidKeys, VapidTokens, vapidSubject } from './web-push/vapid.ts';
import { createWebhookHosts, type WebhookHosts } from './webhook/webhook-hosts.ts';

/**
 * Connections to one host, kept open between messages. A push service answers in some 50 ms, so that
 * these carry thousands of messages in a second.
 */
const CONNECTIONS = { keepAlive: true, maxSockets: 128, maxTotalSockets: 512, maxFreeSockets: 64 };

/** Longer than a mail may take. */
const DEADLINE_MS = 4 * 60_000;

/** All that sending needs: the hosts it may go to, the connections, and who we are. */
export interface SendingTools {
  readonly pushHosts: readonly HostRule[];
  readonly ntfyHosts: readonly HostRule[];
  /** The connections to push services: names of the known ones lead to the public internet only. */
  readonly pushAgents: Agents;
  readonly ntfyAgents: Agents;
  readonly webhookHosts: WebhookHosts;
  readonly timeoutMs: number;
  /** The longest that one message may take over any channel, in ms. Each has shorter limits of its own. */
  readonly deadlineMs: number;
  readonly now: () => number;
  /** False: no push service would accept who we are. */
  readonly offersPush: boolean;
  /** Null where push is not offered. Reads the keys once: not within a transaction. */
  readonly vapid: () => Promise<VapidTokens | null>;
  /** Number of messages that were sent since the start, by channel and outcome: 'email delivered'. */
  readonly outcomes: Map<string, number>;
  readonly close: () => void;
}

interface Surroundings {
  readonly config: Pick<
    Config,
    'pushHosts' | 'ntfyHosts' | 'webhookAllow' | 'publicUrl' | 'mailFrom'
  >;
  readonly db: Database;
  readonly now: () => number;
}

/** Opens nothing and reads no key before they are first needed. Tests give names of their own. */
export function createSendingTools(
  { config, db, now }: Surroundings,
  {
    timeoutMs = 10_000,
    deadlineMs = DEADLINE_MS,
    resolve = resolveName,
  }: { timeoutMs?: number; deadlineMs?: number; resolve?: Resolve } = {},
): SendingTools {
  const http = new HttpAgent(CONNECTIONS);
  const https = () => new HttpsAgent(CONNECTIONS);
  const listed: Agents = { http, https: https(), lookupFor: openLookup(resolve) };
  const known = { http, https: https(), lookupFor: guardedLookup(isPublicAddress, resolve) };
  const subject = vapidSubject(config);
  const webhookHosts = createWebhookHosts(config.webhookAllow, CONNECTIONS, resolve);
  let tokens: VapidTokens | null = null;
  return {
    pushHosts: config.pushHosts ?? KNOWN_PUSH_HOSTS,
    ntfyHosts: config.ntfyHosts,
    pushAgents: config.pushHosts === null ? known : listed,
    ntfyAgents: listed,
    webhookHosts,
    timeoutMs,
    deadlineMs,
    now,
    offersPush: subject !== null,
    vapid: async () => {
      if (subject === null) return null;
      tokens ??= new VapidTokens(await readVapidKeys(db), subject);
      return tokens;
    },
    outcomes: new Map(),
    close: () => {
      for (const agent of [http, listed.https, known.https]) agent.destroy();
      webhookHosts.close();
    },
  };
}
