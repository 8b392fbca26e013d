import { expect, it } from 'vitest';
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
])('refuses %s=%s and names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
