import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../../../runtime/config/config.ts';
import { type MailOutcome, type MailTransport, nodemailerMessage } from './mail-message.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The SMTP server of the settings, or without one the outbox folder. Connects when first used. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'outbox' | 'publicUrl'>,
): MailTransport {
  return config.smtpUrl === null
    ? createOutboxTransport(config.outbox)
    : createSmtpTransport(config.smtpUrl, new URL(config.publicUrl).hostname);
}

/** Keeps each mail as a file in `folder`, for installations that have no mail server. */
function createOutboxTransport(folder: string): MailTransport {
  return {
    kind: 'outbox',
    send: async (message): Promise<MailOutcome> => {
      const { createTransport } = await import('nodemailer');
      const transporter = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      try {
        const { message: content } = await transporter.sendMail(nodemailerMessage(message));
        await writeWhole(folder, content);
        return { kind: 'sent' };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
        return { kind: 'retry', code, scope: 'server' };
      }
    },
    close: () => {},
  };
}

/** Anyone who watches the folder sees whole mails only: a file gets its name when it is complete. */
async function writeWhole(folder: string, content: Buffer | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
  const unfinished = join(folder, `.${name}.tmp`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, `${name}.eml`));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
