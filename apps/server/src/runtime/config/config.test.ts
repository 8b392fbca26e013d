// Shows 1.16.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REFERENCE_RATES } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

it('has a default for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    hasPublicUrl: false,
    database: { engine: 'sqlite' },
    firstAdmin: null,
    donationUrl: 'https://buymeacoffee.com/dosewise',
    sourceUrl: null,
    rateLimit: true,
    trustProxy: false,
    exchangeRates: REFERENCE_RATES,
    smtpUrl: null,
    pushHosts: null,
    ntfyHosts: [],
    reddit: null,
    analytics: null,
  });
});

const REDDIT = {
  REDDIT_CLIENT_ID: 'id',
  REDDIT_CLIENT_SECRET: 'a secret',
  REDDIT_USER_AGENT: 'server:dosewise:1.0 (by /u/somebody)',
};

it('takes mail, Reddit and analytics', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    MAIL_FROM: 'Dosewise <mail@example.com>',
    ...REDDIT,
    REDDIT_API_URL: 'http://127.0.0.1:4000/',
    ANALYTICS_KEY: 'phc_abc',
  });
  expect(config).toMatchObject({
    smtpUrl: 'smtps://user:secret@mail.example.com:465',
    mailFrom: 'Dosewise <mail@example.com>',
    mailPostalAddress: null,
    reddit: {
      clientSecret: 'a secret',
      authOrigin: 'https://www.reddit.com',
      apiOrigin: 'http://127.0.0.1:4000',
    },
    analytics: { key: 'phc_abc', host: 'https://us.i.posthog.com' },
  });
});

const OIDC = {
  OIDC_ISSUER: 'https://auth.example.com/application/o/dosewise/',
  OIDC_CLIENT_ID: 'dosewise',
  OIDC_CLIENT_SECRET: 'a secret',
};

it('takes an OpenID provider, whose word counts for little unless told', () => {
  expect(readConfig({})).toMatchObject({ oidc: null, passwordLogin: true });
  expect(readConfig(OIDC).oidc).toEqual({
    issuer: OIDC.OIDC_ISSUER,
    clientId: 'dosewise',
    clientSecret: 'a secret',
    name: 'auth.example.com',
    mayRegister: true,
    trustsEmail: false,
  });
  const told = { OIDC_NAME: 'The House', OIDC_TRUST_EMAIL: 'on', PASSWORD_LOGIN: 'off' };
  expect(readConfig({ ...OIDC, ...told })).toMatchObject({
    oidc: { name: 'The House', trustsEmail: true },
    passwordLogin: false,
  });
  // Anyone who keeps strangers out keeps those of the provider out, too.
  for (const REGISTRATION of ['invite', 'closed']) {
    expect(readConfig({ ...OIDC, REGISTRATION }).oidc?.mayRegister).toBe(false);
    const on = { ...OIDC, REGISTRATION, OIDC_REGISTER: 'on' };
    expect(readConfig(on).oidc?.mayRegister).toBe(true);
  }
});

it.each([
  'https://login.microsoftonline.com/common/v2.0',
  'https://login.microsoftonline.com/organizations/v2.0',
  'https://login.microsoftonline.com/consumers/v2.0',
  'https://login.microsoftonline.com/Common',
  'https://login.microsoftonline.us/common/v2.0',
  'https://login.partner.microsoftonline.cn/organizations/v2.0',
  'https://sts.windows.net/common/',
])('refuses %s, where people of every tenant log in, and asks for one tenant', (issuer) => {
  expect(() => readConfig({ ...OIDC, OIDC_ISSUER: issuer })).toThrow(
    /^OIDC_ISSUER .*the address of one tenant/,
  );
});

it.each([
  'https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0',
  'https://login.microsoftonline.com/common.example.com/v2.0',
  'https://auth.example.com/common/v2.0',
])('takes %s', (issuer) => {
  expect(readConfig({ ...OIDC, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
});

it('takes no half of a provider, and no server that no one can log in to', () => {
  for (const left of Object.keys(OIDC)) {
    expect(() => readConfig({ ...OIDC, [left]: '' })).toThrow(/must be set together/);
  }
  expect(() => readConfig({ PASSWORD_LOGIN: 'off' })).toThrow(/OIDC_ISSUER/);
});

it('lets no backup out unless told, and takes a public key of age for whom', () => {
  const age = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  expect(readConfig({}).backups).toMatchObject({ mayDownload: false, recipient: null });
  expect(readConfig({ BACKUP_RECIPIENT: age }).backups).toMatchObject({ recipient: age });
  expect(readConfig({ BACKUP_DOWNLOAD: 'on' }).backups).toMatchObject({ mayDownload: true });
});

it('takes an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
});

it('takes the public address in the spelling of browsers, without a path', () => {
  const publicUrlOf = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrl;
  expect(publicUrlOf('https://pens.example.com/')).toBe('https://pens.example.com');
  // Who asks it for its scheme must not be told that it is plain http.
  expect(publicUrlOf('HTTPS://Pens.Example.com:443')).toBe('https://pens.example.com');
  expect(publicUrlOf('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

it.each([
  [undefined, 10_000],
  ['500', 500],
  ['600000', 600_000],
])('takes %j as the lease of mails', (MAIL_LEASE_MS, expected) => {
  expect(readConfig({ MAIL_LEASE_MS }).mailLeaseMs).toBe(expected);
});

it('takes hosts for notifications, by comma', () => {
  const list = '127.0.0.1:4100, *.Push.example.com,[::1]:99,';
  const expected = [
    { host: '127.0.0.1', isWildcard: false, port: 4100 },
    { host: 'push.example.com', isWildcard: true, port: null },
    { host: '[::1]', isWildcard: false, port: 99 },
  ];
  const config = readConfig({ PUSH_HOSTS: list, NTFY_HOSTS: list });
  expect(config).toMatchObject({ pushHosts: expected, ntfyHosts: expected });
});

it.each(['REDDIT_CLIENT_SECRET', 'REDDIT_USER_AGENT'])(
  'refuses the finder without %s, which an empty one is too',
  (name) => {
    for (const value of [undefined, '']) {
      const read = () => readConfig({ ...REDDIT, [name]: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(`${name} must be set when REDDIT_CLIENT_ID is`);
    }
  },
);

it('is described whole by the file that operators copy', () => {
  const text = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

it('builds the donation link from the handle unless it is given whole', () => {
  expect(readConfig({ DONATION_HANDLE: 'ann' }).donationUrl).toBe('https://buymeacoffee.com/ann');
  const DONATION_URL = 'https://example.com/give';
  expect(readConfig({ DONATION_HANDLE: 'ann', DONATION_URL }).donationUrl).toBe(DONATION_URL);
});

it('takes the address of the source', () => {
  const SOURCE_URL = 'https://example.com/our/dosewise';
  expect(readConfig({ SOURCE_URL }).sourceUrl).toBe(SOURCE_URL);
});

it.each([
  ['PORT', '70000'],
  ['BACKUP_DOWNLOAD', 'encrypted'],
  ['BACKUP_RECIPIENT', 'age1nonsense'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQQ'],
  ['OIDC_ISSUER', 'auth.example.com'],
  ['OIDC_ISSUER', 'ftp://auth.example.com'],
  ['OIDC_ISSUER', 'https://auth.example.com/.well-known/openid-configuration'],
  ['OIDC_ISSUER', 'https://auth.example.com/?realm=home'],
  ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0'],
  ['OIDC_NAME', 'x'.repeat(41)],
  ['OIDC_NAME', 'a\nb'],
  ['OIDC_REGISTER', 'yes'],
  ['OIDC_TRUST_EMAIL', 'true'],
  ['PASSWORD_LOGIN', 'no'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://example.com/dosewise'],
  ['PUBLIC_URL', 'https://example.com/?x'],
  ['PUBLIC_URL', 'pens.example.com'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'maybe'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['DONATION_HANDLE', 'a/b'],
  ['SOURCE_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_LEASE_MS', '499'],
  ['MAIL_LEASE_MS', '600001'],
  ['MAIL_LEASE_MS', '1000.5'],
  ['MAIL_LEASE_MS', 'ten seconds'],
  ['MAIL_FROM', 'A <a@example.com>\r\nBcc: b@example.com'],
  ['PUSH_HOSTS', 'https://push.example.com'],
  ['PUSH_HOSTS', 'push.example.com/path'],
  ['PUSH_HOSTS', 'push.example.com:70000'],
  ['NTFY_HOSTS', 'a@push.example.com'],
  ['NTFY_HOSTS', '*.1.2.3.4'],
  ['NTFY_HOSTS', '*'],
  ['WEBHOOK_ALLOW', '10.0.0.0/33'],
  ['WEBHOOK_ALLOW', 'http://nas.lan'],
  ['REDDIT_USER_AGENT', 'x'],
  ['REDDIT_AUTH_URL', 'https://www.reddit.com/path'],
  ['REDDIT_API_URL', 'file:///etc/passwd'],
  ['REDDIT_API_URL', 'https://user:password@oauth.reddit.com'],
  ['ANALYTICS_KEY', "x'; script-src *"],
  ['ANALYTICS_HOST', 'https://example.com; script-src *'],
  ['ANALYTICS_HOST', 'https://example.com;sandbox'],
])('refuses %s=%s and names it', (name, value) => {
  const read = () => readConfig({ MAIL_FROM: 'mail@example.com', [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} m[^\n]+\\.$`));
});

it.each([
  ['ADMIN_PASSWORD', 'long enough', 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
  ['ADMIN_EMAIL', 'ann@example.com', 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525', 'MAIL_FROM must be set when SMTP_URL is.'],
])('refuses %s=%s without its partner', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

describe('a file of exchange rates', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dosewise-rates-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const right = {
    date: '2026-11-20',
    source: 'Reserve Bank of Australia',
    perAud: { USD: 0.66, GBP: 0.5, EUR: 0.56, CAD: 0.92 },
  };
  const readRates = (content: string) => {
    const file = join(folder, 'rates.json');
    writeFileSync(file, content);
    return readConfig({ EXCHANGE_RATES_FILE: file }).exchangeRates;
  };

  it('replaces the reference rates', () => {
    const expected = { ...right, perAud: { AUD: 1, ...right.perAud } };
    expect(readRates(JSON.stringify(right))).toEqual(expected);
    expect(readRates(JSON.stringify(expected))).toEqual(expected);
  });

  it.each([
    ['{', /^EXCHANGE_RATES_FILE names a file that is not JSON: .*\.$/],
    ['[]', /must contain date, source and perAud\.$/],
    [{ ...right, date: '2026-02-30' }, /is wrong: date must be a day such as 2026-11-21\.$/],
    [{ ...right, source: ' ' }, /is wrong: source must be 1 to 120 characters\.$/],
    [{ ...right, perAud: undefined }, /perAud must give the amount of each currency for 1 AUD\.$/],
    [{ ...right, perAud: { USD: 1, GBP: 1, EUR: 1 } }, /perAud\.CAD must be a number above 0\.$/],
    [{ ...right, perAud: { ...right.perAud, EUR: 0 } }, /perAud\.EUR must be a number above 0\.$/],
    [{ ...right, perAud: { ...right.perAud, EUR: '1' } }, /perAud\.EUR must be a number/],
    [{ ...right, perAud: { ...right.perAud, AUD: 2 } }, /perAud\.AUD must be 1 or absent\.$/],
  ])('stops the start with a sentence when it holds %j', (content, sentence) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(() => readRates(text)).toThrow(ConfigError);
    expect(() => readRates(text)).toThrow(sentence);
  });

  it('must be there', () => {
    const EXCHANGE_RATES_FILE = join(folder, 'none.json');
    expect(() => readConfig({ EXCHANGE_RATES_FILE })).toThrow(
      /^EXCHANGE_RATES_FILE names a file that cannot be read: .*none\.json\.$/,
    );
  });
});
