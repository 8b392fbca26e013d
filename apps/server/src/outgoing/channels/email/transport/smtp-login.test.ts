import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { mailSender } from '../compose/mail-sender.ts';
import type { MailMessage } from './mail-message.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const USER = 'mailer@dosewise.example';
const PASSWORD = 'p@ss:w/rd';
const LOGIN = `${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@`;
/** The certificate of the test's server is its own. */
const TRUSTING = '?tls.rejectUnauthorized=false';

const MAIL: MailMessage = {
  from: mailSender({ mailFrom: 'mail@dosewise.example', publicUrl: 'https://dosewise.example' }),
  to: 'reader@example.com',
  subject: 'A subject',
  html: '<p>Some words.</p>',
  text: 'Some words.',
  messageId: '<1@dosewise.example>',
  headers: {},
};

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

/** A mail server that notes what was said to it, and whether no one else could read it. */
async function startServer(options: SMTPServerOptions) {
  const seen: { what: string; secure: boolean }[] = [];
  const server = new SMTPServer({
    ...options,
    // Without it, it would warn that its certificate is everyone's.
    logger: false,
    onAuth: ({ username, password }, { secure }, done) => {
      seen.push({ what: 'login', secure });
      const isRight = username === USER && password === PASSWORD;
      done(isRight ? null : new Error('no'), isRight ? { user: USER } : undefined);
    },
    onData: async (stream, { secure, user }, done) => {
      const text = String(await buffer(stream));
      seen.push({ what: `mail of ${user ?? 'nobody'}`, secure });
      done(text.includes('Some words.') ? null : new Error('What is this?'));
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { seen, address: `127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

function sendBy(url: string) {
  const transport = createSmtpTransport(url, 'dosewise.example');
  ends.push(() => transport.close());
  return transport.send(MAIL);
}

const LOGGED_IN = [
  { what: 'login', secure: true },
  { what: `mail of ${USER}`, secure: true },
];

describe('a mail server that wants a login', () => {
  it('gets it after STARTTLS', async () => {
    const { seen, address } = await startServer({});
    expect(await sendBy(`smtp://${LOGIN}${address}${TRUSTING}`)).toEqual({ kind: 'sent' });
    expect(seen).toEqual(LOGGED_IN);
  });

  it('gets it over TLS from the beginning', async () => {
    const { seen, address } = await startServer({ secure: true });
    expect(await sendBy(`smtps://${LOGIN}${address}${TRUSTING}`)).toEqual({ kind: 'sent' });
    expect(seen).toEqual(LOGGED_IN);
  });

  it('gets another mail later when it refuses the password', async () => {
    const { seen, address } = await startServer({});
    const outcome = await sendBy(`smtp://${USER}:wrong@${address}${TRUSTING}`);
    expect(outcome).toEqual({ kind: 'retry', code: '535', scope: 'server' });
    expect(seen).toEqual([{ what: 'login', secure: true }]);
  });

  it.each(['smtp', 'smtps'] as const)(
    'hears nothing over %s when no one vouches for it',
    async (scheme) => {
      const { seen, address } = await startServer({ secure: scheme === 'smtps' });
      const outcome = await sendBy(`${scheme}://${LOGIN}${address}`);
      expect(outcome).toMatchObject({ kind: 'retry', scope: 'server' });
      expect(seen).toEqual([]);
    },
  );

  it('does not hear the password in the open, unless the URL allows it', async () => {
    const open = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
    const { seen, address } = await startServer(open);
    expect(await sendBy(`smtp://${LOGIN}${address}`)).toMatchObject({
      kind: 'retry',
      scope: 'server',
    });
    expect(seen).toEqual([]);
    const allowed = await sendBy(`smtp://${LOGIN}${address}?requireTLS=false`);
    expect(allowed).toEqual({ kind: 'sent' });
    expect(seen.map(({ secure }) => secure)).toEqual([false, false]);
  });
});
