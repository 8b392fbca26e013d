import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The secrets of a copy, all from the twelve words. */
export interface VaultKeys {
  /** The name of the copy on the server, base64url of 16 bytes. */
  readonly id: string;
  /** Lets anyone who has it read, write and delete the copy, base64url of 32 bytes. */
  readonly token: string;
  /** Never leaves the device. */
  readonly key: Uint8Array;
}

/** Reasons that bytes are no copy of ours. */
export type CopyFault =
  /** They were changed or cut, or are of another vault. */
  | 'changed'
  /** A later release wrote them. */
  | 'newer';

export class CopyError extends Error {
  readonly fault: CopyFault;

  constructor(fault: CopyFault) {
    super(`The copy is ${fault}.`);
    this.fault = fault;
  }
}

const VERSION = 1;
const NONCE_BYTES = 24;
const TAG_BYTES = 16;
/** A copy is padded to whole steps of this size, so that its size tells little. */
const STEP_BYTES = 16 * 1024;
const HEAD_BYTES = 1 + NONCE_BYTES;
const LENGTH_BYTES = 4;

const utf8 = new TextEncoder();

/** The secrets of the 16 random bytes that the words stand for. */
export function deriveKeys(entropy: Uint8Array): VaultKeys {
  const salt = utf8.encode('dosewise vault 1');
  const derive = (purpose: string, length: number) =>
    hkdf(sha256, entropy, salt, utf8.encode(purpose), length);
  return {
    id: toBase64Url(derive('id', 16)),
    token: toBase64Url(derive('token', 32)),
    key: derive('key', 32),
  };
}

/** Encrypts a text as a copy: a version byte, a nonce, the sealed text with its length and padding. */
export async function sealCopy({ id, key }: VaultKeys, text: string): Promise<Uint8Array> {
  const content = await pack(utf8.encode(text));
  const around = HEAD_BYTES + LENGTH_BYTES + TAG_BYTES;
  const size = Math.ceil((content.length + around) / STEP_BYTES) * STEP_BYTES;
  const padded = new Uint8Array(size - HEAD_BYTES - TAG_BYTES);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, LENGTH_BYTES);
  const copy = new Uint8Array(size);
  copy[0] = VERSION;
  const nonce = crypto.getRandomValues(copy.subarray(1, HEAD_BYTES));
  copy.set(xchacha20poly1305(key, nonce, sealedFor(id)).encrypt(padded), HEAD_BYTES);
  return copy;
}

/** The text of a copy. Throws CopyError if a byte of it is another one, or of another vault. */
export async function openCopy({ id, key }: VaultKeys, copy: Uint8Array): Promise<string> {
  if (copy.length === 0 || copy.length % STEP_BYTES !== 0) throw new CopyError('changed');
  // Sealed too: a byte that was turned into another version is no later release's.
  const version = copy[0] ?? 0;
  if (version !== VERSION) throw new CopyError(version > VERSION ? 'newer' : 'changed');
  const padded = unseal(key, id, copy);
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  return new TextDecoder().decode(
    await unpack(padded.subarray(LENGTH_BYTES, LENGTH_BYTES + length)),
  );
}

function unseal(key: Uint8Array, id: string, copy: Uint8Array): Uint8Array {
  const nonce = copy.subarray(1, HEAD_BYTES);
  try {
    return xchacha20poly1305(key, nonce, sealedFor(id)).decrypt(copy.subarray(HEAD_BYTES));
  } catch {
    throw new CopyError('changed');
  }
}

/** Said with each copy and checked by its key: version and vault. */
const sealedFor = (id: string) => utf8.encode(`${VERSION} ${id}`);

const pack = (bytes: Uint8Array) => through(bytes, new CompressionStream('gzip'));
const unpack = (bytes: Uint8Array) => through(bytes, new DecompressionStream('gzip'));

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const whole = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
