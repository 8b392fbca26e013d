import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REFERENCE_RATES } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('has a default for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    database: { engine: 'sqlite' },
    firstAdmin: null,
    donationUrl: 'https://buymeacoffee.com/dosewise',
    rateLimit: true,
    trustProxy: false,
    exchangeRates: REFERENCE_RATES,
    smtpUrl: null,
    reddit: null,
    analytics: null,
  });
});

it('takes mail, Reddit and analytics', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    MAIL_FROM: 'Dosewise <mail@example.com>',
    REDDIT_CLIENT_ID: 'id',
    REDDIT_USER_AGENT: 'server:dosewise:1.0 (by /u/somebody)',
    REDDIT_API_URL: 'http://127.0.0.1:4000/',
    ANALYTICS_KEY: 'phc_abc',
  });
  expect(config).toMatchObject({
    smtpUrl: 'smtps://user:secret@mail.example.com:465',
    mailFrom: 'Dosewise <mail@example.com>',
    mailPostalAddress: null,
    reddit: {
      clientSecret: '',
      authOrigin: 'https://www.reddit.com',
      apiOrigin: 'http://127.0.0.1:4000',
    },
    analytics: { key: 'phc_abc', host: 'https://us.i.posthog.com' },
  });
});

it('takes an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
});

it('builds the donation link from the handle unless it is given whole', () => {
  expect(readConfig({ DONATION_HANDLE: 'ann' }).donationUrl).toBe('https://buymeacoffee.com/ann');
  const DONATION_URL = 'https://example.com/give';
  expect(readConfig({ DONATION_HANDLE: 'ann', DONATION_URL }).donationUrl).toBe(DONATION_URL);
});

it.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'maybe'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'long enough'],
  ['DONATION_HANDLE', 'a/b'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A <a@example.com>\r\nBcc: b@example.com'],
  ['REDDIT_CLIENT_ID', 'abc'],
  ['REDDIT_AUTH_URL', 'https://www.reddit.com/path'],
  ['REDDIT_API_URL', 'file:///etc/passwd'],
  ['REDDIT_API_URL', 'https://user:password@oauth.reddit.com'],
  ['ANALYTICS_KEY', "x'; script-src *"],
  ['ANALYTICS_HOST', 'https://example.com; script-src *'],
])('refuses %s=%s and names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
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
    ['[]', /must hold date, source and perAud\.$/],
    [{ ...right, date: '2026-02-30' }, /is wrong: date must be a day such as 2026-11-21\.$/],
    [{ ...right, source: ' ' }, /is wrong: source must be 1 to 120 characters\.$/],
    [{ ...right, perAud: undefined }, /perAud must hold the units of each currency for 1 AUD\.$/],
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
