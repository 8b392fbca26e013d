import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The parts of an answer that are not right. */
export interface Told {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly signCount?: number;
  /** False: someone touched the key and was not asked who they are. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

const ORIGIN = 'http://localhost:3000';
const RP_ID = 'localhost';
const [TOUCHED, VERIFIED, HAS_KEY] = [1, 4, 64];

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** An authenticator in software, with one passkey (ES256), as a browser hands its answers on. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic curve key for ES256 on P-256.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  const clientData = (type: string, { challenge, origin = ORIGIN }: Told) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authData = (flags: number, { rpId = RP_ID, signCount = 0, isVerified = true }: Told) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    const all = TOUCHED | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  };

  return {
    /** The answer to the options of a new passkey. */
    make(options: { readonly challenge: string }, told: Told = {}) {
      const said = { challenge: options.challenge, ...told };
      const keyData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([authData(HAS_KEY, said), keyData]))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', said)),
          attestationObject: base64url(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ),
          transports: ['internal'],
        },
      };
    },
    /** The answer to the options of a login, of the user whose handle it kept. */
    answer(options: { readonly challenge: string }, userHandle: string, told: Told = {}) {
      const said = { challenge: options.challenge, userHandle, ...told };
      const client = clientData('webauthn.get', said);
      const data = authData(0, said);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: said.userHandle,
        },
      };
    },
  };
}
