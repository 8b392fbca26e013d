import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { defineRoute } from '../route.ts';

export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** The facts of its deployment that the web client needs. */
export const getConfig = defineRoute({
  id: 'getConfig',
  method: 'GET',
  path: '/config',
  access: 'public',
  offline: 'kept',
  reads: [],
  summary: 'Returns what the web client needs to know about this deployment.',
  status: 200,
  response: named(
    'Config',
    z.object({
      donationUrl: described(z.string(), 'Empty if there is no donation link'),
      registration: described(
        choice('Registration', REGISTRATIONS),
        'Who may create an account: anyone, invited people, no one',
      ),
      languages: described(
        z.array(z.enum(LANGUAGES)),
        'Those that the server has words in, and the web with it',
      ),
      marketing: described(
        z.boolean(),
        'False: no campaigns, no templates, no Reddit, no donation, no news',
      ),
      withoutAccount: described(
        z.boolean(),
        'True: people may use it without an account, with their records in their browser',
      ),
      vaults: described(
        z.boolean(),
        'True: the server keeps encrypted copies for people without an account (`/vaults`)',
      ),
      passwordLogin: described(
        z.boolean(),
        'False: no password logins, registrations or confirmations',
      ),
      oidc: described(
        z.nullable(z.object({ name: z.string() })),
        'The OpenID provider where people log in, as the operator calls it; null: there is none',
      ),
      sendsMail: described(z.boolean(), 'False: no mail server is set, mails become files'),
      sendsReminders: described(
        z.boolean(),
        'False: no reminder can leave this server by mail, push or ntfy',
      ),
      publicUrl: described(
        z.nullable(z.string()),
        'The address that the operator set; null: none, and pages show links with the one in the address bar',
      ),
      passkeyOrigin: described(
        z.nullable(z.string()),
        'Where passkeys can be used; null where this deployment cannot take them',
      ),
      sourceUrl: described(
        z.nullable(z.string()),
        'Where the source of what runs here can be had; null if not stated',
      ),
      backupDays: described(
        z.nullable(z.int()),
        'The most days for which automatic backups keep what was deleted; null: it makes none. One made before an upgrade stays until the next upgrade',
      ),
      analytics: described(
        z.nullable(z.object({ key: z.string(), host: z.string() })),
        'Where product analytics go; null where there are none',
      ),
    }),
  ),
  errors: [],
});

const statusReply = z.object({ status: z.literal('ok') });

/** Liveness: the process answers, and its database has not been out of reach for a minute. */
export const getHealth = defineRoute({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  answersAlways: true,
  reads: [],
  summary:
    'Returns 200 while the process is running, or 503 if it has not reached its database for a minute.',
  status: 200,
  response: z.object({
    status: z.literal('ok'),
    version: described(z.string(), 'Of the release that runs'),
  }),
  errors: ['not_ready'],
});

/** Readiness: the database answers too. */
export const getReady = defineRoute({
  id: 'getReady',
  method: 'GET',
  path: '/ready',
  access: 'public',
  reads: [],
  summary: 'Returns 200 if the database responds, otherwise 503.',
  status: 200,
  response: statusReply,
  errors: ['not_ready'],
});

/** Figures of this process for Prometheus, for anyone who knows the operator's token. */
export const getMetrics = defineRoute({
  id: 'getMetrics',
  method: 'GET',
  path: '/metrics',
  access: 'public',
  answersAlways: true,
  summary:
    'Returns metrics of this process in the Prometheus text format, if they are switched on.',
  status: 200,
  response: z.null(),
  raw: 'text/plain',
  errors: ['unauthorized', 'not_found'],
});
