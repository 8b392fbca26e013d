import { resolve } from 'node:path';
import { type ExchangeRates, REFERENCE_RATES } from '@dosewise/domain';
import { z } from 'zod';
import type { DatabaseLocation } from './db/database.ts';
import { readExchangeRates } from './exchange-rates-file.ts';

/** Everything that an operator may set, parsed once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly database: DatabaseLocation;
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly donationUrl: string;
  readonly exchangeRates: ExchangeRates;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly rateLimit: boolean;
}

/** A wrong setting. Its message names the variable and says what it wants. */
export class ConfigError extends Error {}

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });

const environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int({ error: 'must be a port number' })
    .min(0, { error: 'must be a port number' })
    .max(65_535, { error: 'must be a port number' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
    .optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'must have 8 to 128 characters' })
    .max(128, { error: 'must have 8 to 128 characters' })
    .optional(),
  DONATION_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  DONATION_HANDLE: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'may hold letters, digits, dots, hyphens and underscores' })
    .default('dosewise'),
  EXCHANGE_RATES_FILE: z.string().optional(),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RATE_LIMIT: onOff.default('on'),
});

/** Reads the settings from `env`. An empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const e = parsed.data;
  if ((e.ADMIN_EMAIL === undefined) !== (e.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    database: e.DATABASE_URL
      ? { engine: 'postgres', url: e.DATABASE_URL }
      : { engine: 'sqlite', file: resolve(e.DATA_DIR, 'dosewise.db') },
    firstAdmin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD
        ? { email: e.ADMIN_EMAIL.toLowerCase(), password: e.ADMIN_PASSWORD }
        : null,
    donationUrl: e.DONATION_URL ?? `https://buymeacoffee.com/${e.DONATION_HANDLE}`,
    exchangeRates: ratesFrom(e.EXCHANGE_RATES_FILE),
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    rateLimit: e.RATE_LIMIT === 'on',
  };
}

function ratesFrom(file: string | undefined): ExchangeRates {
  if (file === undefined) return REFERENCE_RATES;
  try {
    return readExchangeRates(resolve(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`EXCHANGE_RATES_FILE ${reason}`);
  }
}
