import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeText } from './read-any-file.ts';

const TEXT = 'Date,Poids (kg)\n2026-01-01,80,5 é';

it('reads UTF-8, with and without a byte order mark', () => {
  expect(decodeText(new TextEncoder().encode(TEXT))).toBe(TEXT);
  expect(decodeText(new TextEncoder().encode(`\uFEFF${TEXT}`))).toBe(TEXT);
});

it.each([
  ['little', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
  ['big', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
])('reads UTF-16, %s end first', (_name, mark, bytesOf) => {
  const codes = [...TEXT].flatMap((letter) => bytesOf(letter.charCodeAt(0)));
  expect(decodeText(Uint8Array.from([...mark, ...codes]))).toBe(TEXT);
  expect(decodeText(Uint8Array.from(codes))).toBe(TEXT);
});

it('reads what is not UTF-8 as Mac Roman where lines end as on old Macs', () => {
  const bytes = [0x50, 0x6f, 0x69, 0x64, 0x73, 0x0d, 0x8e];
  expect(decodeText(Uint8Array.from(bytes))).toBe('Poids\ré');
});

it('reads what is not UTF-8 as Windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x6f, 0x69, 0x64, 0x73, 0x20, 0xe9]))).toBe('Poids é');
});

it('reads the signs that Latin-1 lacks in the German sample', () => {
  const samples = '../../../../../../packages/file-import/src/samples/migration';
  const text = decodeText(readFileSync(new URL(`${samples}/sheet-de-cp1252.csv`, import.meta.url)));
  expect(text).toContain('€');
  expect(text).toContain('„');
});

it('reads bytes of no meaning without throwing', () => {
  expect(decodeText(Uint8Array.from({ length: 256 }, (_, n) => n))).toHaveLength(256);
});
