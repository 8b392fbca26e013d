import {
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  verify,
} from 'node:crypto';

/**
 * Reads a push message as a browser does, and who sent it as a push service does: written from RFC
 * 8188, 8291 and 8292, and shares no code with what sends.
 */
export interface Receiver {
  readonly privateKey: KeyObject;
  /** An uncompressed point of P-256. */
  readonly publicPoint: Buffer;
  readonly auth: Buffer;
}

const KEY_ID_LENGTH_AT = 20;
const HEADER_BYTES = 21;
const TAG_BYTES = 16;
/** Stands after the text of the last record (RFC 8188, 2). */
const LAST_RECORD = 2;

/** The text of a message in the content coding aes128gcm, of one record. */
export function decryptPush(message: Buffer, { privateKey, publicPoint, auth }: Receiver): string {
  const salt = message.subarray(0, 16);
  const recordSize = message.readUInt32BE(16);
  const keyIdLength = message.readUInt8(KEY_ID_LENGTH_AT);
  const senderPoint = message.subarray(HEADER_BYTES, HEADER_BYTES + keyIdLength);
  const record = message.subarray(HEADER_BYTES + keyIdLength);
  if (record.length > recordSize) throw new Error('The message has more than one record.');

  const secret = diffieHellman({ privateKey, publicKey: publicKeyOf(senderPoint) });
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicPoint, senderPoint]);
  const inputKey = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', inputKey, salt, `Content-Encoding: ${label}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('The message is cut short.');
  return padded.subarray(0, end).toString('utf8');
}

/** The claims of a sender about itself. */
export interface SenderClaims {
  readonly aud: string;
  /** In epoch seconds. */
  readonly exp: number;
  readonly sub: string;
}

/** Reads an Authorization header by RFC 8292; throws when its signature is not that of its key. */
export function readVapid(header: string): { claims: SenderClaims; publicKey: string } {
  const parts = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header);
  if (!parts) throw new Error('This is no VAPID header.');
  const [, head = '', body = '', signature = '', publicKey = ''] = parts;
  const fields = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
  if (fields.alg !== 'ES256') throw new Error('The token is not signed by ES256.');
  const key = publicKeyOf(Buffer.from(publicKey, 'base64url'));
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong.');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), publicKey };
}

/** A key of P-256 from its uncompressed point. */
function publicKeyOf(point: Buffer): KeyObject {
  if (point.length !== 65 || point[0] !== 4) throw new Error('This is no uncompressed point.');
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}
