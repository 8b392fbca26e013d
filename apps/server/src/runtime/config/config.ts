import { join, resolve } from 'node:path';
import { REGISTRATIONS, type Registration } from '@dosewise/contract';
import { type ExchangeRates, REFERENCE_RATES } from '@dosewise/domain';
import { z } from 'zod';
import type { DatabaseLocation } from '../../db/engines/open-database.ts';
import type { AllowList } from './allow-list.ts';
import { readExchangeRates } from './exchange-rates-file.ts';
import type { HostRule } from './host-list.ts';
import {
  ageRecipient,
  allowList,
  everySoOften,
  hosts,
  issuer,
  onOff,
  origin,
  wholeNumber,
} from './setting-values.ts';

/** Everything that an operator may set, parsed once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** False: the operator set none, and `publicUrl` leads to this machine alone. */
  readonly hasPublicUrl: boolean;
  /** True: browsers are told to use HTTPS for every host below that of `publicUrl`, too. */
  readonly hstsSubdomains: boolean;
  readonly database: DatabaseLocation;
  readonly backups: BackupConfig;
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly donationUrl: string;
  /** The place where the source of what runs here can be had; null: the pages name none. */
  readonly sourceUrl: string | null;
  readonly exchangeRates: ExchangeRates;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly rateLimit: boolean;
  /** The people who may create an account. */
  readonly registration: Registration;
  /** The OpenID provider where people may log in; null: there is none. */
  readonly oidc: OidcConfig | null;
  /** False: no one logs in, registers or is confirmed by a password. */
  readonly passwordLogin: boolean;
  /** False: no campaigns, templates, Reddit, donation, news. */
  readonly marketing: boolean;
  /** True: people are offered to use it without an account, with their records in their browser. */
  readonly withoutAccount: boolean;
  /** True: it keeps encrypted copies for people without an account. */
  readonly vaults: boolean;
  /** True: the made-up language `en-XA` can be asked for, which is for tests. */
  readonly madeUpLanguage: boolean;
  /** Null: each mail becomes a file in `outbox`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly mailPostalAddress: string | null;
  /** The folder for mails while there is no SMTP server. */
  readonly outbox: string;
  /** The time that a process which sends mail and does not answer keeps its part of the queue. */
  readonly mailLeaseMs: number;
  /** The hosts that notifications of browsers may go to; null: the push services that are known. */
  readonly pushHosts: readonly HostRule[] | null;
  /** The hosts that messages to ntfy may go to; none: nowhere. */
  readonly ntfyHosts: readonly HostRule[];
  /** The hosts and networks that webhooks may go to beside the public internet, by http too. */
  readonly webhookAllow: AllowList;
  readonly reddit: RedditConfig | null;
  readonly analytics: { readonly key: string; readonly host: string } | null;
  /** The token whose sender may read the figures of this process; null: no one may. */
  readonly metricsToken: string | null;
}

/** The backups that the server makes by itself. */
export interface BackupConfig {
  /** The time from one to the next, in ms; null: only before an upgrade, and when an admin asks. */
  readonly everyMs: number | null;
  /** Number of those that stay. */
  readonly keep: number;
  readonly folder: string;
  /** The backup that fills an empty database at the start; null: it stays empty. */
  readonly restoreFrom: string | null;
  /** True: admins may download them as they are. */
  readonly mayDownload: boolean;
  /** The reader that downloads are encrypted for, as age names it; null: they are not. */
  readonly recipient: string | null;
}

/** An OpenID provider, and what its word counts for. */
export interface OidcConfig {
  /** The provider's address, as it names itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name on the button. */
  readonly name: string;
  /** True: anyone who has no account here gets one with the first login. */
  readonly mayRegister: boolean;
  /** True: a login is linked to the account of its address, unless the provider says that no one verified it. */
  readonly trustsEmail: boolean;
}

/** An application that an operator registered at Reddit, and Reddit's addresses. */
export interface RedditConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly userAgent: string;
  readonly authOrigin: string;
  readonly apiOrigin: string;
}

/** A wrong setting. Its message names the variable and says what it wants. */
export class ConfigError extends Error {}

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a port number').default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  HSTS_SUBDOMAINS: onOff.default('on'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_EVERY: everySoOften.prefault('24h'),
  BACKUP_KEEP: wholeNumber(1, 1000, 'must be 1 to 1000 backups').default(7),
  BACKUP_DIR: z.string().optional(),
  RESTORE_FROM: z.string().optional(),
  BACKUP_DOWNLOAD: onOff.default('off'),
  BACKUP_RECIPIENT: ageRecipient.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
    .optional(),
  PREPARED_STATEMENTS: onOff.default('on'),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'must have 8 to 128 characters' })
    .max(128, { error: 'must have 8 to 128 characters' })
    .optional(),
  DONATION_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  DONATION_HANDLE: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'may contain letters, digits, dots, hyphens and underscores' })
    .default('dosewise'),
  SOURCE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  EXCHANGE_RATES_FILE: z.string().optional(),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RATE_LIMIT: onOff.default('on'),
  REGISTRATION: z.enum(REGISTRATIONS, { error: 'must be open, invite or closed' }).default('open'),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .regex(/^\P{Cc}{1,40}$/u, { error: 'must have at most 40 characters' })
    .optional(),
  OIDC_REGISTER: onOff.optional(),
  OIDC_TRUST_EMAIL: onOff.default('off'),
  PASSWORD_LOGIN: onOff.default('on'),
  MARKETING: onOff.default('on'),
  WITHOUT_ACCOUNT: onOff.default('on'),
  VAULTS: onOff.optional(),
  MADE_UP_LANGUAGE: onOff.default('off'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// URL' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address such as Dosewise <mail@example.com>',
    })
    .optional(),
  MAIL_POSTAL_ADDRESS: z
    .string()
    .max(300, { error: 'must have at most 300 characters' })
    .optional(),
  MAIL_LEASE_MS: wholeNumber(500, 600_000, 'must be 500 to 600000 milliseconds').default(10_000),
  PUSH_HOSTS: hosts.optional(),
  NTFY_HOSTS: hosts.default([]),
  WEBHOOK_ALLOW: allowList.prefault(''),
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{5,200}$/, { error: 'must be 5 to 200 plain characters' })
    .optional(),
  REDDIT_AUTH_URL: origin.default('https://www.reddit.com'),
  REDDIT_API_URL: origin.default('https://oauth.reddit.com'),
  ANALYTICS_KEY: z
    .string()
    .regex(/^\w{5,100}$/, { error: 'must be letters, digits and underscores' })
    .optional(),
  ANALYTICS_HOST: origin.default('https://us.i.posthog.com'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, { error: 'must be 20 to 200 letters, digits, hyphens, underscores' })
    .optional(),
});

/** Every setting there is. */
export const SETTING_NAMES = Object.keys(environment.shape);

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
  if (e.SMTP_URL !== undefined && e.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM must be set when SMTP_URL is.');
  }
  const oidc = oidcFrom(e);
  if (e.PASSWORD_LOGIN === 'off' && oidc === null) {
    throw new ConfigError(
      'PASSWORD_LOGIN can only be off if OIDC_ISSUER is set: otherwise no one could log in.',
    );
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    hasPublicUrl: e.PUBLIC_URL !== undefined,
    hstsSubdomains: e.HSTS_SUBDOMAINS === 'on',
    database: e.DATABASE_URL
      ? { engine: 'postgres', url: e.DATABASE_URL, prepares: e.PREPARED_STATEMENTS === 'on' }
      : { engine: 'sqlite', file: resolve(e.DATA_DIR, 'dosewise.db') },
    backups: {
      everyMs: e.BACKUP_EVERY,
      keep: e.BACKUP_KEEP,
      folder: resolve(e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups')),
      restoreFrom: e.RESTORE_FROM === undefined ? null : resolve(e.RESTORE_FROM),
      mayDownload: e.BACKUP_DOWNLOAD === 'on',
      recipient: e.BACKUP_RECIPIENT ?? null,
    },
    firstAdmin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD
        ? { email: e.ADMIN_EMAIL.toLowerCase(), password: e.ADMIN_PASSWORD }
        : null,
    donationUrl:
      e.MARKETING === 'off'
        ? ''
        : (e.DONATION_URL ?? `https://buymeacoffee.com/${e.DONATION_HANDLE}`),
    sourceUrl: e.SOURCE_URL ?? null,
    exchangeRates: ratesFrom(e.EXCHANGE_RATES_FILE),
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    rateLimit: e.RATE_LIMIT === 'on',
    registration: e.REGISTRATION,
    oidc,
    passwordLogin: e.PASSWORD_LOGIN === 'on',
    marketing: e.MARKETING === 'on',
    withoutAccount: e.WITHOUT_ACCOUNT === 'on',
    // Anyone who keeps strangers out keeps their copies out too, unless it is said otherwise.
    vaults: (e.VAULTS ?? (e.REGISTRATION === 'open' ? 'on' : 'off')) === 'on',
    madeUpLanguage: e.MADE_UP_LANGUAGE === 'on',
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? null,
    mailPostalAddress: e.MAIL_POSTAL_ADDRESS ?? null,
    outbox: resolve(e.DATA_DIR, 'outbox'),
    mailLeaseMs: e.MAIL_LEASE_MS,
    pushHosts: e.PUSH_HOSTS ?? null,
    ntfyHosts: e.NTFY_HOSTS,
    webhookAllow: e.WEBHOOK_ALLOW,
    reddit: redditFrom(e),
    analytics: e.ANALYTICS_KEY ? { key: e.ANALYTICS_KEY, host: e.ANALYTICS_HOST } : null,
    metricsToken: e.METRICS_TOKEN ?? null,
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

function oidcFrom(e: z.output<typeof environment>): OidcConfig | null {
  const given = [e.OIDC_ISSUER, e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET];
  const [issuer, clientId, clientSecret] = given;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    if (given.every((one) => one === undefined)) return null;
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    );
  }
  // Anyone who keeps strangers out means those of the provider, too, unless it is said otherwise.
  const mayRegister = e.OIDC_REGISTER ?? (e.REGISTRATION === 'open' ? 'on' : 'off');
  return {
    issuer,
    clientId,
    clientSecret,
    name: e.OIDC_NAME ?? new URL(issuer).host,
    mayRegister: mayRegister === 'on',
    trustsEmail: e.OIDC_TRUST_EMAIL === 'on',
  };
}

function redditFrom(e: z.output<typeof environment>): RedditConfig | null {
  const clientId = e.REDDIT_CLIENT_ID;
  const clientSecret = e.REDDIT_CLIENT_SECRET;
  const userAgent = e.REDDIT_USER_AGENT;
  if (clientId === undefined) return null;
  if (clientSecret === undefined) {
    throw new ConfigError(
      'REDDIT_CLIENT_SECRET must be set when REDDIT_CLIENT_ID is: Reddit’s tokens are encrypted with a key derived from it.',
    );
  }
  if (userAgent === undefined) {
    throw new ConfigError(
      'REDDIT_USER_AGENT must be set when REDDIT_CLIENT_ID is: Reddit slows down callers without a name.',
    );
  }
  return {
    clientId,
    clientSecret,
    userAgent,
    authOrigin: e.REDDIT_AUTH_URL,
    apiOrigin: e.REDDIT_API_URL,
  };
}
