import type { Config } from '../../../../config.ts';
import type { MailTransport } from './mail-message.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The SMTP server of the settings, or without one the outbox folder. Connects when first used. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'outbox' | 'publicUrl'>,
): MailTransport {
  return config.smtpUrl === null
    ? createOutboxTransport(config.outbox)
    : createSmtpTransport(config.smtpUrl, new URL(config.publicUrl).hostname);
}
