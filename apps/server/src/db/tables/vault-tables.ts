import type { EpochMs } from './column-types.ts';

/** Encrypted copies of people without an account. Nothing more is known of them. */
export interface VaultTable {
  /** Made by the device, base64url of 16 bytes. */
  id: string;
  token_hash: string;
  bytes: Uint8Array;
  /** Another one for each version, never used again. */
  version: string;
  /** The first instant of the day (UTC) on which it was last read or written. */
  used_on: EpochMs;
}
