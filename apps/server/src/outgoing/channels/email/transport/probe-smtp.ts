import type { Config } from '../../../../runtime/config/config.ts';
import { mailSender } from '../compose/mail-sender.ts';
import { openSmtpSocket } from './smtp-socket.ts';
import { requiresTls, SMTP_TIMEOUTS } from './smtp-transport.ts';

/** The step at which a mail server turned us away. `reply` is its code, nothing of its text. */
export interface SmtpRefusal {
  readonly step: 'connect' | 'tls' | 'login' | 'sender';
  readonly reply: number | null;
}

/** The fields of a failure by Nodemailer. */
interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/** The silence after which the server counts as away, in ms. */
const SILENCE_MS = 15_000;
/** The longest that all of it may take, also where the server says a byte now and then, in ms. */
const PROBE_MS = 45_000;

const TLS_FAILURE = /^(ETLS|EPROTO|ERR_(SSL|TLS)_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/** The name by which the dialogue about the sender is begun. */
const SENDER = 'SENDER';

/**
 * Says to a mail server what comes before a mail: who we are, our login, our sender. No mail is sent. Null where
 * it takes all of it.
 */
export async function probeSmtp(
  url: string,
  config: Pick<Config, 'mailFrom' | 'publicUrl'>,
  longestMs = PROBE_MS,
): Promise<SmtpRefusal | null> {
  const [{ parseConnectionUrl }, { default: SMTPConnection }] = await Promise.all([
    import('nodemailer/lib/shared'),
    import('nodemailer/lib/smtp-connection'),
  ]);
  const { address } = mailSender(config);
  const { auth, ...options } = parseConnectionUrl(url);
  const socket = await openSmtpSocket(options, SMTP_TIMEOUTS.connectionTimeout).catch(() => null);
  if (!socket) return { step: 'connect', reply: null };
  const connection = new SMTPConnection({
    ...SMTP_TIMEOUTS,
    connection: socket,
    socketTimeout: SILENCE_MS,
    name: new URL(config.publicUrl).hostname,
    requireTLS: requiresTls(url),
    ...options,
    // The library sends no MAIL FROM without a mail, but lets those that log in send commands.
    customAuth: {
      [SENDER]: async ({ sendCommand }) => {
        const { status } = await sendCommand(`MAIL FROM:<${address}>`);
        if (status !== 250) throw Object.assign(new Error('sender'), { responseCode: status });
        await sendCommand('RSET');
      },
    },
  });
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The server hung up.')));
    AbortSignal.timeout(longestMs).addEventListener('abort', () => reject(new Error('Too late.')));
  });
  const answered = (ask: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => {
        ask((error) => (error ? reject(error) : resolve()));
      }),
    ]);
  let step: SmtpRefusal['step'] = 'connect';
  try {
    await answered((done) => connection.connect(done));
    if (auth?.user) {
      step = 'login';
      await answered((done) => connection.login(auth, done));
    }
    step = 'sender';
    await answered((done) => connection.login({ method: SENDER }, done));
    return null;
  } catch (error) {
    return refusalAt(step, error);
  } finally {
    connection.quit();
    connection.close();
  }
}

function refusalAt(step: SmtpRefusal['step'], error: unknown): SmtpRefusal {
  // A cast: these are what Nodemailer adds to its errors, and each may be missing.
  const { code = '', responseCode } = (error instanceof Error ? error : {}) as SmtpFailure;
  const reply = responseCode || null;
  if (step === 'connect' && TLS_FAILURE.test(code)) return { step: 'tls', reply };
  return { step, reply };
}
