import type { MailMessage } from '../transport/mail-message.ts';
import { oneLine, recipientField, subjectField } from './mime-fields.ts';

/** Cannot be in a part: in quoted-printable, `=` is followed by two digits or a line break. */
const BOUNDARY = '--=_part';

const HEAD_END = `MIME-Version: 1.0\r
Content-Type: multipart/alternative; boundary="${BOUNDARY}"\r
\r
`;
const startOf = (type: string) => `--${BOUNDARY}\r
Content-Type: ${type}; charset=utf-8\r
Content-Transfer-Encoding: quoted-printable\r
\r
`;
const TEXT_START = startOf('text/plain');
const HTML_START = startOf('text/html');

/** A message as it travels (RFC 5322, MIME). Every line ends in CR LF. */
export function renderMime(message: MailMessage): string {
  const head = [
    message.from.field,
    recipientField(message.to),
    subjectField(message.subject),
    `Message-ID: ${message.messageId}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    // As they are: folding or encoding would break the addresses in them.
    ...Object.entries(message.headers ?? {}).map(([key, value]) => `${key}: ${oneLine(value)}`),
  ];
  return `${head.join('\r\n')}\r
${HEAD_END}${TEXT_START}${message.text}\r
${HTML_START}${message.html}\r
--${BOUNDARY}--\r
`;
}
