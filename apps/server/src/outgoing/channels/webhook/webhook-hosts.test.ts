// Shows 49.1.
import { afterEach, describe, expect, it } from 'vitest';
import { type AllowList, parseAllowList } from '../../../runtime/config/allow-list.ts';
import { startWebhookSink, type WebhookSink } from '../../../testing/push/webhook-sink.ts';
import { deliver } from '../http/deliver.ts';
import type { Resolve } from '../http/name-resolver.ts';
import { createWebhookHosts, type WebhookHosts } from './webhook-hosts.ts';

const list = (text: string): AllowList => parseAllowList(text) ?? expect.fail();

/** Answers one question after the other; the last one again and again. */
function resolveTo(...answers: readonly string[]): Resolve {
  const left = [...answers];
  return async () => {
    const address = (left.length > 1 ? left.shift() : left[0]) ?? '';
    if (address === '') throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  };
}

let hosts: WebhookHosts | undefined;
let sink: WebhookSink | undefined;
afterEach(async () => {
  hosts?.close();
  await sink?.close();
});

function open(allowed: string, ...answers: readonly string[]): WebhookHosts {
  hosts = createWebhookHosts(list(allowed), {}, resolveTo(...answers));
  return hosts;
}

const PUBLIC = '8.8.4.4';

describe('saving', () => {
  it.each([
    ['https://hooks.example.com/a', '', PUBLIC, null],
    ['https://hooks.example.com:8443/a', '', PUBLIC, null],
    ['https://hooks.example.com/a', '', '10.0.0.1', 'private'],
    ['https://hooks.example.com/a', '', 'fd00::1', 'private'],
    ['https://hooks.example.com/a', '', '64:ff9b::a00:1', 'private'],
    // No one knows yet; it is asked again before anything is sent.
    ['https://hooks.example.com/a', '', '', null],
    ['http://hooks.example.com/a', '', PUBLIC, 'plain'],
    ['http://hooks.example.com/a', '10.0.0.0/8', PUBLIC, 'plain'],
    ['http://hooks.example.com/a', '10.0.0.0/8', '', 'plain'],
    ['http://nas.lan/a', '10.0.0.0/8', '10.1.2.3', null],
    ['https://nas.lan/a', '10.0.0.0/8', '10.1.2.3', null],
    ['https://nas.lan/a', '10.0.0.0/8', '192.168.0.1', 'private'],
    ['http://nas.lan:8123/a', 'nas.lan', '192.168.0.1', null],
    ['http://nas.lan:8123/a', 'nas.lan:8123', '192.168.0.1', null],
    ['http://nas.lan:8124/a', 'nas.lan:8123', '192.168.0.1', 'plain'],
    ['http://a.home.lan/a', '*.lan', '192.168.0.1', null],
    ['http://10.1.2.3/a', '10.0.0.0/8', '', null],
    ['http://11.1.2.3/a', '10.0.0.0/8', '', 'plain'],
    ['https://11.1.2.3/a', '10.0.0.0/8', '', null],
    ['https://127.0.0.1/a', '10.0.0.0/8', '', 'private'],
    ['http://[fd00::5]:8123/a', 'fd00::/8', '', null],
    ['https://[::ffff:10.0.0.1]/a', '', '', 'private'],
    ['https://[::ffff:10.0.0.1]/a', '10.0.0.0/8', '', null],
    ['https://0.0.0.0/a', '', '', 'private'],
  ])('asks about %s, with %j open, which leads to %j: %s', async (url, allowed, answer, misfit) => {
    expect(await open(allowed, answer).findMisfit(new URL(url), 'anna')).toBe(misfit);
  });
});

describe('sending', () => {
  const post = { headers: {}, body: Buffer.from('{}') };

  async function send(url: string) {
    const agents = hosts?.agentsFor(new URL(url)) ?? expect.fail();
    if (typeof agents === 'string') return agents;
    return deliver(new URL(url), post, { agents, account: 'anna', timeoutMs: 2000, now: Date.now });
  }

  it('goes to no private address that a name is led to after it was saved', async () => {
    sink = await startWebhookSink();
    const port = sink.host.split(':')[1];
    const url = `https://hooks.example.com:${port}/a`;
    expect(await open('', PUBLIC, '127.0.0.1').findMisfit(new URL(url), 'anna')).toBeNull();
    expect(await send(url)).toEqual({ kind: 'refused', code: 'privateAddress' });
    expect(sink.arrivals).toEqual([]);
  });

  it('goes by http only into the networks that are open', async () => {
    sink = await startWebhookSink();
    const port = sink.host.split(':')[1];
    const url = `http://nas.lan:${port}/a`;
    open('127.0.0.0/8', '127.0.0.1', '10.0.0.1');
    expect(await send(url)).toMatchObject({ kind: 'delivered' });
    hosts?.close();
    open('10.0.0.0/8', '127.0.0.1');
    expect(await send(url)).toMatchObject({ kind: 'refused' });
    hosts?.close();
    open('', '127.0.0.1');
    expect(await send(url)).toBe('plain');
    expect(sink.arrivals).toHaveLength(1);
  });
});

it.each([
  'gotify.lan/',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  'fd00::/129',
  '/8',
  'a b',
  '*',
  '*.1.2.3.4',
  'ann@nas.lan',
])('takes %j as no list', (text) => {
  expect(parseAllowList(text)).toBeNull();
});
