import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askProvider } from '../../../features/account/auth/oidc/ask-provider.ts';
import { requestJson } from '../../../features/admin/reddit/reddit-http.ts';
import { probeAddress } from '../../../features/admin/system/findings/probe-address.ts';
import { ODD_ANSWERS, type OddHost, startOddHost } from '../../../testing/attacks/odd-answers.ts';
import { readRetryAfter } from '../send-outcome.ts';
import { deliver } from './deliver.ts';
import type { Agents } from './guarded-post.ts';
import { resolveName } from './name-resolver.ts';
import { openLookup } from './public-lookup.ts';

const TIMEOUT_MS = 300;
/** Much longer than any limit, for a machine that does much else. */
const END_MS = 20_000;

let agents: Agents;
let host: OddHost | undefined;
beforeEach(() => {
  const options = { keepAlive: true, maxSockets: 1 };
  agents = {
    http: new HttpAgent(options),
    https: new HttpsAgent(options),
    lookupFor: openLookup(resolveName),
  };
});
afterEach(() => {
  agents.http.destroy();
  host?.close();
});

/** The end of some work, of whatever kind: 'open' where there is none. */
const endOf = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'answered',
      () => 'failed',
    ),
    sleep(END_MS, 'open', { ref: false }),
  ]);

describe.each(Object.keys(ODD_ANSWERS))('%s', (name) => {
  it('ends a message, and its place is free for the next', async () => {
    host = await startOddHost(name);
    const post = { headers: {}, body: Buffer.from('{}') };
    const way = { agents, account: null, timeoutMs: TIMEOUT_MS, now: Date.now };
    for (const _time of ['first', 'second']) {
      const outcome = await Promise.race([
        deliver(new URL(host.origin), post, way),
        sleep(END_MS, null, { ref: false }),
      ]);
      expect(outcome?.kind).toBeOneOf(['delivered', 'refused', 'unconfirmed', 'retry']);
    }
  });

  it('ends what is asked of Reddit, the provider of logins and an address of ours', async () => {
    host = await startOddHost(name);
    const url = new URL(host.origin);
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: 100_000 };
    const asked = [
      requestJson(url, { method: 'GET', headers: {} }, limits),
      askProvider(host.origin, {
        method: 'GET',
        headers: {},
        body: undefined,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).then((reply) => reply.text()),
      probeAddress(url, undefined, TIMEOUT_MS),
    ];
    expect(await Promise.all(asked.map(endOf))).not.toContain('open');
  });
});

const NOW = Date.UTC(2026, 10, 21, 12);
it.each([
  ['120', 120_000],
  ['0', 0],
  ['1.5', 1500],
  ['0.25', 250],
  ['999999999', 999_999_999_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['-5', null],
  ['+5', null],
  ['1e3', null],
  ['0x10', null],
  ['99999999999999999999', null],
  ['2027', 2_027_000],
  ['2027-01-01', null],
  ['1,5', null],
  ['soon', null],
  ['', null],
])('reads Retry-After %j as %s', (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected);
});
