import {
  openToken,
  packId,
  signToken,
  unpackId,
} from '../../../../runtime/secrets/signed-tokens.ts';

export type LinkPurpose = 'unsubscribe' | 'end-reminders' | 'open' | 'click';

/** The meaning of a mailed link. A click also says which link of its mail it was. */
export interface MailLink {
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly deliveryId?: string;
  readonly position?: number;
}

/** The content of a link's token. */
export interface LinkParts {
  readonly userId: string;
  readonly deliveryId: string | null;
  readonly position: number | null;
}

const ID_BYTES = 16;
const POSITION_BYTES = 2;

/** Bytes before the signature: a user, then perhaps a delivery, then perhaps a position. */
const LENGTHS: Readonly<Record<LinkPurpose, readonly number[]>> = {
  unsubscribe: [ID_BYTES, 2 * ID_BYTES],
  'end-reminders': [ID_BYTES],
  open: [2 * ID_BYTES],
  click: [2 * ID_BYTES + POSITION_BYTES],
};

/**
 * The token of a mailed link: its ids, packed, and their HMAC-SHA256, as base64url of at most 88
 * characters. It holds for ever and only for its purpose. The ids are UUIDs.
 */
export function signLink(secret: string, link: MailLink): string {
  const payload = Buffer.concat([
    packId(link.userId),
    link.deliveryId === undefined ? Buffer.alloc(0) : packId(link.deliveryId),
    link.position === undefined ? Buffer.alloc(0) : packPosition(link.position),
  ]);
  if (!LENGTHS[link.purpose].includes(payload.length)) {
    throw new Error(`A link to ${link.purpose} needs other parts.`);
  }
  return signToken(secret, link.purpose, payload);
}

/** The content of `token`, or null when this secret did not sign it for this purpose. */
export function readLink(secret: string, purpose: LinkPurpose, token: string): LinkParts | null {
  const payload = openToken(secret, purpose, token);
  if (payload === null || !LENGTHS[purpose].includes(payload.length)) return null;
  return {
    userId: unpackId(payload.subarray(0, ID_BYTES)),
    deliveryId:
      payload.length > ID_BYTES ? unpackId(payload.subarray(ID_BYTES, 2 * ID_BYTES)) : null,
    position: payload.length > 2 * ID_BYTES ? payload.readUInt16BE(2 * ID_BYTES) : null,
  };
}

function packPosition(position: number): Buffer {
  const bytes = Buffer.alloc(POSITION_BYTES);
  bytes.writeUInt16BE(position);
  return bytes;
}
