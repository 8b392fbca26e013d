import { type LookupAddress, Resolver, lookup as systemLookup } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { OneAtATime } from './one-at-a-time.ts';
import { readHosts, readSearch, searchNames } from './resolver-files.ts';

/** The longest that finding one name may take, in ms. */
const LOOKUP_MS = 5000;
/** The first wait for a DNS server in ms; the next ones are longer. */
const TRY_MS = 1500;
const TRIES = 2;
/** The longest that a name waits for those that its account asked for before, in ms. */
const TURN_MS = 10_000;

/** Says which addresses a name has. `account`: who chose the name; null: the operator did. */
export type Resolve = (name: string, account: string | null) => Promise<readonly LookupAddress[]>;

/** The surroundings of a resolver, which tests replace. */
interface Surroundings {
  readonly hostsFile: string;
  readonly resolvFile: string;
  /** DNS servers as `address:port`; null: those of the system. */
  readonly servers: readonly string[] | null;
  /** Asks the operating system, in a thread that nothing can end. */
  readonly askSystem: (name: string) => Promise<readonly LookupAddress[]>;
  readonly lookupMs: number;
}

const HOSTS_FILE =
  process.platform === 'win32'
    ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32\\drivers\\etc\\hosts')
    : '/etc/hosts';

const THIS_MACHINE: Surroundings = {
  hostsFile: HOSTS_FILE,
  resolvFile: '/etc/resolv.conf',
  servers: null,
  askSystem: (name) =>
    new Promise((resolve, reject) => {
      systemLookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    }),
  lookupMs: LOOKUP_MS,
};

/**
 * Finds names without the threads of `getaddrinfo`, of which a process has four and which wait for a slow DNS
 * server for half a minute: the hosts file, then DNS with a deadline, by the search list of resolv.conf. The system
 * itself is asked only for what DNS does not know and other sources may (names of mDNS, whatever the operator
 * chose, or all where there is no DNS server), one name at a time. Of one account one name is looked up at a time.
 */
export function createResolver(given: Partial<Surroundings> = {}): Resolve {
  const around = { ...THIS_MACHINE, ...given };
  const accounts = new OneAtATime();
  const system = new OneAtATime();
  return (name, account) => {
    const family = isIP(name);
    if (family !== 0) return Promise.resolve([{ address: name, family }]);
    const find = () => findName(around, system, name.toLowerCase(), account);
    return account === null ? find() : accounts.run(account, TURN_MS, find);
  };
}

/** The resolver of this process: what waits for one name, waits once. */
export const resolveName = createResolver();

async function findName(
  around: Surroundings,
  system: OneAtATime,
  name: string,
  account: string | null,
): Promise<readonly LookupAddress[]> {
  const plain = name.replace(/\.$/, '');
  const inFile = readHosts(await contentOf(around.hostsFile)).get(plain);
  if (inFile) return inFile;
  if (plain === 'localhost' || plain.endsWith('.localhost')) return LOOPBACK;
  const deadline = AbortSignal.timeout(around.lookupMs);
  const search = readSearch(await contentOf(around.resolvFile));
  let refusal = notFound();
  for (const candidate of searchNames(name, search)) {
    try {
      const found = await askDns(around, candidate, deadline);
      if (found.length > 0) return found;
    } catch (error) {
      refusal = error as NodeJS.ErrnoException;
    }
    if (deadline.aborted) throw late();
  }
  const mayBeElsewhere =
    account === null ||
    plain.endsWith('.local') ||
    !plain.includes('.') ||
    refusal.code === 'ECONNREFUSED';
  if (!mayBeElsewhere) throw refusal;
  // Of the operator's names and those of accounts one each, so that these keep those from nothing.
  const lane = account === null ? 'operator' : 'accounts';
  const asked = system.run(lane, around.lookupMs, () => around.askSystem(plain));
  return Promise.race([asked, whenLate(deadline)]);
}

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Both kinds of address; IPv4 first, since the one who connects tries them in turn. Rejects where neither is known. */
async function askDns(
  { servers }: Surroundings,
  name: string,
  deadline: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  deadline.addEventListener('abort', cancel, { once: true });
  const ask = (family: 4 | 6) =>
    new Promise<LookupAddress[]>((resolve, reject) => {
      const done = (error: Error | null, addresses: readonly string[]) =>
        error ? reject(error) : resolve(addresses.map((address) => ({ address, family })));
      if (family === 4) resolver.resolve4(name, done);
      else resolver.resolve6(name, done);
    });
  try {
    const [v4, v6] = await Promise.allSettled([ask(4), ask(6)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [v4, v6].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    deadline.removeEventListener('abort', cancel);
  }
}

const contentOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const whenLate = (deadline: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (deadline.aborted) reject(late());
    deadline.addEventListener('abort', () => reject(late()), { once: true });
  });

const late = () =>
  Object.assign(new Error('The name was not found in time.'), { code: 'ETIMEDOUT' });

const notFound = (): NodeJS.ErrnoException =>
  Object.assign(new Error('This name is not known.'), { code: 'ENOTFOUND' });
