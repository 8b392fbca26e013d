import MimeNode from 'nodemailer/lib/mime-node';

/** ASCII that fits a line of 76 characters behind the name of its field. */
const PLAIN_TEXT = /^[\x20-\x7e]{1,60}$/;
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d.-]+$/;

/** The subject as a field of a message (RFC 5322), encoded and folded where needed. */
export function subjectField(subject: string): string {
  const text = oneLine(subject);
  const isPlain = PLAIN_TEXT.test(text) && !text.includes('=?');
  return isPlain ? `Subject: ${text}` : encodedField('Subject', text);
}

/** The recipient as a field: always one address, whatever it looks like. */
export function recipientField(address: string): string {
  // As an object: text in the address can then never be read as further recipients.
  const field = () => encodedField('To', { name: '', address });
  return PLAIN_ADDRESS.test(address) ? `To: ${address}` : field();
}

/** The sender as a field. */
export function senderField(name: string, address: string): string {
  return encodedField('From', { name: oneLine(name), address });
}

/** A line break in a field would begin another one. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** By Nodemailer, which knows every case, but takes longer than all the rest of a mail. */
function encodedField(key: string, value: string | { name: string; address: string }): string {
  const node = new MimeNode('text/plain');
  node.setHeader(key, value);
  const fields = node.buildHeaders().split(/\r\n(?![ \t])/);
  // None: there was nothing to write, such as an empty subject.
  return fields.find((field) => field.startsWith(`${key}:`)) ?? `${key}: `;
}
