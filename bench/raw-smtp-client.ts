import { connect } from 'node:net';

/** What a client without database and rendering sends. */
interface RawMails {
  readonly port: number;
  readonly count: number;
  readonly connections: number;
  /** Of one mail, as the sink counts them. */
  readonly bytes: number;
}

const LINE = `${'x'.repeat(74)}\r\n`;

/**
 * Sends ready mails over sockets: the same dialogue as ours, one mail after the other on each
 * connection, the envelope in one write since the sink offers PIPELINING. Resolves when all are taken.
 */
export async function sendRawMails({ port, count, connections, bytes }: RawMails): Promise<void> {
  const text = `${LINE.repeat(Math.ceil(bytes / LINE.length)).slice(-bytes)}.\r\n`;
  let left = count;
  const nextEnvelope = () =>
    left-- > 0
      ? `MAIL FROM:<a@example.com>\r\nRCPT TO:<reader-${left}@example.com>\r\nDATA\r\n`
      : null;
  await Promise.all(
    Array.from({ length: connections }, () => converse(port, nextEnvelope, Buffer.from(text))),
  );
}

function converse(port: number, nextEnvelope: () => string | null, text: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    let rest = '';
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
    // At the end of the reply to EHLO, and when a text was taken.
    let isTurn = true;

    function answer(line: string): void {
      if (line.startsWith('220')) {
        socket.write('EHLO bench\r\n');
      } else if (line.startsWith('354')) {
        isTurn = true;
        socket.write(text);
      } else if (line.startsWith('250 ')) {
        if (isTurn) proceed();
      } else if (!/^(250-|221)/.test(line)) {
        reject(new Error(`The sink said: ${line}`));
      }
    }

    function proceed(): void {
      isTurn = false;
      const envelope = nextEnvelope();
      if (envelope === null) socket.end('QUIT\r\n');
      else socket.write(envelope);
    }
  });
}
