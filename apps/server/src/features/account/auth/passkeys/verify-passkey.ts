import type { addPasskey, confirmSession, RouteInput } from '@dosewise/contract';
import type { PasskeyTable } from '../../../../db/tables/account-tables.ts';
import type { PasskeySite } from '../../../../runtime/secrets/passkey-site.ts';

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

type NewCredential = RouteInput<typeof addPasskey>['body']['credential'];
/** The answer of a browser with a passkey. */
export type GivenCredential = NonNullable<RouteInput<typeof confirmSession>['body']['passkey']>;

/** The site that an answer must come from, and the test whether its challenge is ours. */
interface Expected {
  readonly site: PasskeySite;
  readonly isExpected: (challenge: string) => Promise<boolean>;
}

type NewKey = Pick<PasskeyTable, 'credential_id' | 'public_key' | 'sign_count' | 'transports'>;

/** The key of a new passkey that verified its user; null for an answer that is not right. */
export async function verifyNewPasskey(
  credential: NewCredential,
  { site, isExpected }: Expected,
): Promise<NewKey | null> {
  const { transports } = credential.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (!(await isPlain(credential.response.attestationObject))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      sign_count: counter,
      transports: transports.join(),
    };
  } catch {
    // What the library throws says which part was wrong: of use to no one but an attacker.
    return null;
  }
}

/**
 * True for a new key without certificates, as we ask for. With some, the library would look up at
 * addresses of theirs whether they were revoked: the server calls nowhere that a caller names.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return true;
  return format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
}

/**
 * Number of signatures that a passkey made by now, if the answer is right and verified its user;
 * else null.
 */
export async function verifyPasskey(
  credential: GivenCredential,
  passkey: PasskeyTable,
  { site, isExpected }: Expected,
): Promise<number | null> {
  // Whose it is was found out before.
  const { userHandle: _, ...withoutUser } = credential.response;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: withoutUser, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
