import { sha256 as portableSha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

interface BuiltIn {
  hash(algorithm: 'sha256', text: string, encoding: 'buffer'): Uint8Array;
}

/** Asked for like this, since a browser has no `process`, and none of its digests answers at once. */
const { process } = globalThis as {
  process?: { getBuiltinModule?: (name: 'node:crypto') => BuiltIn };
};
/** Twenty times as fast as what runs everywhere. */
const builtIn = process?.getBuiltinModule?.('node:crypto');

/** The SHA-256 of a text in UTF-8: 32 bytes. */
export const sha256 = (text: string): Uint8Array =>
  builtIn ? builtIn.hash('sha256', text, 'buffer') : portableSha256(utf8ToBytes(text));
