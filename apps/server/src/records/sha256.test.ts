import { sha256 as portableSha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { digest, idOfContent } from './record-ids.ts';
import { sha256 } from './sha256.ts';

// FIPS 180-4's own example.
it('gives the digest of the standard', () => {
  expect(Buffer.from(sha256('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(digest('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

it.each(['', 'dose', 'żółć 🩹', '\ud800 alone', 'a'.repeat(100_000)])(
  'agrees with what runs in a browser',
  (text) => {
    expect(Buffer.from(sha256(text))).toEqual(Buffer.from(portableSha256(utf8ToBytes(text))));
  },
);

it('makes UUIDs of version 8', () => {
  expect(idOfContent('abc')).toBe('ba7816bf-8f01-8fea-8141-40de5dae2223');
  expect(idOfContent('weight:1')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
