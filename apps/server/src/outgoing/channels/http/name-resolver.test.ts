import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../../testing/dns/dns-server.ts';
import { createResolver } from './name-resolver.ts';
import { readHosts, readSearch, searchNames } from './resolver-files.ts';

const SLOW = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`slow-${n}.example`, null]));
const LOOKUP_MS = 400;

let folder: string;
let dns: DnsServer;
/** The names that the operating system was asked for. */
let system: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosewise-names-'));
  writeFileSync(join(folder, 'hosts'), '127.0.0.1 localhost\n10.0.0.5 nas.lan nas # the box\n');
  writeFileSync(join(folder, 'resolv.conf'), 'search home.arpa\noptions ndots:1\n');
  dns = await startDnsServer({
    'hooks.example': '8.8.4.4',
    'nas.lan': '9.9.9.9',
    'printer.home.arpa': '10.0.0.9',
    ...SLOW,
  });
});
beforeEach(() => {
  system = [];
  dns.asked.length = 0;
});
afterAll(() => {
  dns.close();
  rmSync(folder, { recursive: true });
});

const found = (address: string) => [{ address, family: address.includes(':') ? 6 : 4 }];

const open = (servers = [dns.address]) =>
  createResolver({
    hostsFile: join(folder, 'hosts'),
    resolvFile: join(folder, 'resolv.conf'),
    servers,
    lookupMs: LOOKUP_MS,
    askSystem: async (name) => {
      system.push(name);
      return found('192.168.0.7');
    },
  });

describe('a name', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['hooks.example', '8.8.4.4'],
    ['HOOKS.example.', '8.8.4.4'],
    // Before DNS, as everywhere.
    ['nas.lan', '10.0.0.5'],
    ['NAS', '10.0.0.5'],
    // As Kubernetes and many a home network have it.
    ['printer', '10.0.0.9'],
  ])('%s is found without the system, as an account or the operator', async (name, address) => {
    for (const account of ['anna', null]) {
      expect(await open()(name, account)).toEqual(found(address));
    }
    expect(system).toEqual([]);
  });

  it('localhost leads nowhere else, whatever DNS says', async () => {
    expect(await open()('a.localhost', 'anna')).toEqual([...found('127.0.0.1'), ...found('::1')]);
    expect(dns.asked).toEqual([]);
  });

  it.each([
    ['homeassistant.local', 'anna', true],
    ['gotify', 'anna', true],
    ['unknown.example', 'anna', false],
    ['unknown.example', null, true],
  ])('%s of %s that DNS does not know: the system is asked: %s', async (name, account, isAsked) => {
    const asked = open()(name, account);
    if (isAsked) expect(await asked).toEqual(found('192.168.0.7'));
    else await expect(asked).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(system).toEqual(isAsked ? [name] : []);
  });

  it('is asked of the system where there is no DNS server', async () => {
    expect(await open(['127.0.0.1:9'])('hooks.example', 'anna')).toEqual(found('192.168.0.7'));
  });
});

describe('a name that no one answers for', () => {
  it('is given up in time, without a thread, and of an account one after the other', async () => {
    const resolve = open();
    const began = performance.now();
    const slow = Object.keys(SLOW).map((name, index) =>
      resolve(name, `account ${index % 20}`).catch(({ code }: NodeJS.ErrnoException) => code),
    );
    // The pool of threads is free, and so are the names of others.
    await readFile(join(folder, 'hosts'));
    expect(await resolve('hooks.example', 'anna')).toEqual(found('8.8.4.4'));
    expect(await resolve('hooks.example', null)).toEqual(found('8.8.4.4'));
    expect(new Set(dns.asked.filter((name) => name.startsWith('slow'))).size).toBe(20);
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['ETIMEDOUT']));
    expect(performance.now() - began).toBeGreaterThanOrEqual(2 * LOOKUP_MS * 0.9);
    expect(system).toEqual([]);
  });

  it('keeps none of another account waiting where the system is asked', async () => {
    const never = new Promise<never>(() => {});
    const resolve = createResolver({
      servers: [dns.address],
      lookupMs: LOOKUP_MS,
      hostsFile: '',
      resolvFile: '',
      askSystem: (name) => (name === 'stuck.local' ? never : Promise.resolve(found('10.1.1.1'))),
    });
    await expect(resolve('stuck.local', 'anna')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(resolve('other.local', 'bert')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await resolve('mail.local', null)).toEqual(found('10.1.1.1'));
    expect(await resolve('hooks.example', 'anna')).toEqual(found('8.8.4.4'));
  });
});

describe('the files of the system', () => {
  it('name hosts, several to a line, of several addresses', () => {
    const hosts = readHosts('::1 ip6 # six\n\n# 1.2.3.4 no\n10.0.0.1\tA b\r\n10.0.0.2 a\nx y\n');
    expect([...hosts]).toEqual([
      ['ip6', found('::1')],
      ['a', [...found('10.0.0.1'), ...found('10.0.0.2')]],
      ['b', found('10.0.0.1')],
    ]);
  });

  it.each([
    ['', 'nas', ['nas']],
    ['search a b', 'nas', ['nas.a', 'nas.b', 'nas']],
    ['search a b', 'nas.c', ['nas.c', 'nas.c.a', 'nas.c.b']],
    ['search a b', 'nas.c.', ['nas.c']],
    ['domain a\nsearch b', 'nas', ['nas.b', 'nas']],
    ['search a\noptions edns0 ndots:5', 'ntfy.svc', ['ntfy.svc.a', 'ntfy.svc']],
    ['search a\noptions ndots:0 trust-ad', 'ntfy', ['ntfy', 'ntfy.a']],
    ['search .', 'nas', ['nas']],
  ])('say in which domains to look: %j, %s', (text, name, names) => {
    expect(searchNames(name, readSearch(text))).toEqual(names);
  });
});
