// Shows 37.8.
import { expect, it } from 'vitest';
import { readPasskeySite } from './passkey-site.ts';

it.each([
  ['https://pens.example.com', 'pens.example.com'],
  ['https://pens.example.com:8443', 'pens.example.com'],
  ['https://nas', 'nas'],
  ['http://localhost:3000', 'localhost'],
])('offers passkeys at %s', (publicUrl, rpId) => {
  expect(readPasskeySite(publicUrl)).toEqual({ origin: publicUrl, rpId });
});

it.each([
  'http://pens.example.com',
  'https://192.168.1.4',
  'https://[fd00::4]',
  'http://127.0.0.1',
])('offers none at %s', (publicUrl) => {
  expect(readPasskeySite(publicUrl)).toBeNull();
});
