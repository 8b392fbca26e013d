import type { Config } from '../../../../runtime/config/config.ts';

export interface MailSender {
  readonly name: string;
  readonly address: string;
  readonly domain: string;
}

const PRODUCT_NAME = 'Dosewise';

/** The sender of the settings; without one, which only an outbox may lack, a stand-in. */
export function mailSender({
  mailFrom,
  publicUrl,
}: Pick<Config, 'mailFrom' | 'publicUrl'>): MailSender {
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
  const [, name = '', address = from] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const shown = name.trim().replace(/^"(.*)"$/, '$1') || PRODUCT_NAME;
  return { name: shown, address, domain };
}
