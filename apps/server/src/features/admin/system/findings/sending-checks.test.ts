// Shows 57.1.
import { SMTP_PASSWORD } from '../../../../testing/faults/faulty-servers.ts';
import {
  itNames,
  later,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';
import { freePort } from '../../../../testing/processes/free-port.ts';
import { insertRows, ROWS } from '../../../../testing/rows.ts';

const place = useHealthyInstallation();

itNames(place, [
  [
    'the mail server is away',
    ['mail', 'fault', /does not answer/],
    async () => ({
      config: place.configWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    }),
  ],
  [
    'the mail server offers no TLS',
    ['mail', 'fault', /has no trusted TLS/],
    () => ({
      config: place.configWith({ SMTP_URL: `smtp://us:${SMTP_PASSWORD}@${place.smtp.host}` }),
    }),
  ],
  [
    'the password of the mail server is wrong',
    ['mail', 'fault', /refuses the login \(535\)/],
    () => ({
      config: place.configWith({
        SMTP_URL: `smtp://us:wombat@${place.smtp.host}?requireTLS=false`,
      }),
    }),
  ],
  [
    'the mail server does not take the sender',
    ['mail', 'fault', /does not accept MAIL_FROM as sender \(553\)/],
    () => ({ config: place.configWith({ MAIL_FROM: 'somebody@else.example' }) }),
  ],
  [
    'mails were cut off',
    ['mail', 'caution', /^1 email is unconfirmed/],
    async () => {
      await place.run(`update delivery set status = 'unconfirmed'`);
      later(() => place.run(`update delivery set status = 'sent'`));
      return {};
    },
  ],
  [
    'the key of notifications is damaged',
    ['push', 'fault', /key .* is damaged/],
    async () => {
      await place.run(`insert into server_secret (name, value) values ('web-push', 'AAAA')`);
      later(() => place.run(`delete from server_secret where name = 'web-push'`));
      return {};
    },
  ],
  [
    'browsers wait and none can be notified',
    ['push', 'fault', /^1 browser is subscribed, but/],
    async () => {
      const row = {
        ...ROWS.push_subscription,
        user_id: place.userId,
        id: 'one',
        endpoint: 'https://x',
      };
      await insertRows(place.test.db, 'push_subscription', [row]);
      later(() => place.run('delete from push_subscription'));
      return { config: place.configWith({ PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '' }) };
    },
  ],
  [
    'a webhook rests',
    ['webhooks', 'caution', /^1 of 2 webhooks paused/],
    async () => {
      const row = { ...ROWS.webhook, user_id: place.userId };
      const rows = [
        { ...row, id: 'one' },
        { ...row, id: 'two', failures: 20 },
      ];
      await insertRows(place.test.db, 'webhook', rows);
      later(() => place.run('delete from webhook'));
      return {};
    },
  ],
  [
    'webhooks may ask a cloud for its keys',
    ['webhooks', 'caution', /169\.254\.169\.254/],
    () => ({ config: place.configWith({ WEBHOOK_ALLOW: '169.254.0.0/16' }) }),
  ],
  [
    'the provider of logins is away',
    ['oidc', 'fault', /cannot be reached \(ECONNREFUSED: connection refused\)/],
    async () => ({
      config: place.configWith({ OIDC_ISSUER: `https://localhost:${await freePort()}` }),
    }),
  ],
  [
    'the provider calls itself something else',
    ['oidc', 'fault', /issuer is https:\/\/localhost:\d+\.$/],
    () => ({ config: place.configWith({ OIDC_ISSUER: `${place.settings.OIDC_ISSUER}/` }) }),
  ],
]);
