import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { MailMessage } from './mail-message.ts';

/**
 * A message as it travels (RFC 5322, MIME). Nodemailer writes the headers; the two parts are put
 * together here, since its streams for parts of any size cost several times what short texts need.
 */
export function renderMime(message: MailMessage): Buffer {
  const root = new MimeNode('multipart/alternative');
  root.setHeader('From', { name: oneLine(message.from.name), address: message.from.address });
  // As an object: text in the address can then never be read as further recipients.
  root.setHeader('To', { name: '', address: message.to });
  root.setHeader('Subject', oneLine(message.subject));
  root.setHeader('Message-ID', message.messageId);
  for (const [key, value] of Object.entries(message.headers ?? {})) {
    // As it is: folding or encoding would break the address in it.
    root.setHeader(key, { prepared: true, value: oneLine(value) });
  }
  const head = root.buildHeaders();
  return Buffer.from(
    [
      head,
      '',
      `--${root.boundary}`,
      ...part('text/plain', message.text),
      `--${root.boundary}`,
      ...part('text/html', message.html),
      `--${root.boundary}--`,
      '',
    ].join('\r\n'),
  );
}

function part(type: 'text/plain' | 'text/html', content: string): string[] {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(content.replace(/\r\n?|\n/g, '\r\n'))),
  ];
}

/** A line break in a header would begin another header. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
