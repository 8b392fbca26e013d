import { type AgentOptions, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowList, isAtHost, isInNetworks } from '../../../runtime/config/allow-list.ts';
import type { Agents } from '../http/guarded-post.ts';
import type { Resolve } from '../http/name-resolver.ts';
import {
  guardedLookup,
  isPublicAddress,
  openLookup,
  PRIVATE_ADDRESS,
} from '../http/public-lookup.ts';

/** The longest that saving a webhook waits to learn where its name leads, in ms. Sending asks again. */
const LOOKUP_MS = 3000;

/** The reason why an address is not called. */
export type Misfit = 'plain' | 'private';

/** The guard of webhooks: where they may go, and the connections that go nowhere else. */
export interface WebhookHosts {
  /** The connections for an address, or why there are none. A name is asked again at each connecting. */
  readonly agentsFor: (url: URL) => Agents | Misfit;
  /** Asks where an address of an account leads; null: it may be called, or no one knows yet where it leads. */
  readonly findMisfit: (url: URL, account: string) => Promise<Misfit | null>;
  readonly close: () => void;
}

/**
 * https goes to the public internet, and where the operator's list opens more, there too; http goes only
 * where that list opens it.
 */
export function createWebhookHosts(
  allowed: AllowList,
  connections: AgentOptions,
  resolve: Resolve,
): WebhookHosts {
  const isListed = (address: string) => isInNetworks(address, allowed);
  const isOpen = (address: string) => isPublicAddress(address) || isListed(address);
  const open = () => ({ http: new HttpAgent(connections), https: new HttpsAgent(connections) });
  const byHost: Agents = { ...open(), lookupFor: openLookup(resolve) };
  const byAddress = open();
  const plain: Agents = { ...byAddress, lookupFor: guardedLookup(isListed, resolve) };
  const secure: Agents = { ...byAddress, lookupFor: guardedLookup(isOpen, resolve) };

  function agentsFor(url: URL): Agents | Misfit {
    if (isAtHost(url, allowed)) return byHost;
    const isPlain = url.protocol !== 'https:';
    if (isPlain && allowed.networks.length === 0) return 'plain';
    const address = url.hostname.replace(/^\[|\]$/g, '');
    // No name is looked up for these, so the guard of connecting is never asked.
    if (isIP(address) === 0) return isPlain ? plain : secure;
    if (isPlain) return isListed(address) ? plain : 'plain';
    return isOpen(address) ? secure : 'private';
  }

  return {
    agentsFor,
    findMisfit: async (url, account) => {
      const agents = agentsFor(url);
      if (typeof agents === 'string') return agents;
      if (agents === byHost || isIP(url.hostname) !== 0 || url.hostname.startsWith('['))
        return null;
      const isPlain = url.protocol !== 'https:';
      const found = await ask(url.hostname, agents.lookupFor(account));
      if (isPlain) return found === 'open' ? null : 'plain';
      return found === 'shut' ? 'private' : null;
    },
    close: () => {
      for (const { http, https } of [byHost, byAddress]) {
        http.destroy();
        https.destroy();
      }
    },
  };
}

/** The end of a name, as a guarded lookup says: where it may lead, where it may not, or no one knows. */
function ask(hostname: string, lookup: LookupFunction): Promise<'open' | 'shut' | 'unknown'> {
  return new Promise((done) => {
    const timer = setTimeout(() => done('unknown'), LOOKUP_MS);
    lookup(hostname, { all: true }, (error) => {
      clearTimeout(timer);
      done(!error ? 'open' : error.code === PRIVATE_ADDRESS ? 'shut' : 'unknown');
    });
  });
}
