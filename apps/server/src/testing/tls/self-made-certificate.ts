import { createSign, generateKeyPairSync } from 'node:crypto';

/** A key and the certificate of it, as PEM. */
export interface SelfMade {
  readonly key: string;
  readonly cert: string;
}

/** One value of DER (X.690): what it is, how long, and itself. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
}

const SEQUENCE = 0x30;
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);

/** A certificate for a host that signs itself (RFC 5280), so it is its own authority. */
export function makeCertificate(host: string, from: Date, until: Date): SelfMade {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, oid('2a8648ce3d040302'));
  const named = der(SEQUENCE, oid('550403'), der(0x0c, Buffer.from(host)));
  const name = der(SEQUENCE, der(0x31, named));
  const hosts = der(SEQUENCE, der(0x82, Buffer.from(host)));
  const authority = der(SEQUENCE, der(0x01, Buffer.from([0xff])));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, oid('551d11'), der(0x04, hosts)),
    der(SEQUENCE, oid('551d13'), der(0x04, authority)),
  );
  const signed = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = createSign('sha256').update(signed).sign(privateKey);
  const text = der(SEQUENCE, signed, algorithm, bits(signature)).toString('base64');
  const lines = text.match(/.{1,64}/g)?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
