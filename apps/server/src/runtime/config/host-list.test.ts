import { expect, it } from 'vitest';
import { isListed, KNOWN_PUSH_HOSTS, parseHostList } from './host-list.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QH',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('knows %s', (address) => {
  expect(isListed(new URL(address), KNOWN_PUSH_HOSTS)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://ann@fcm.googleapis.com/fcm/send/abc',
  'https://:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://evil.example/fcm.googleapis.com',
  'file:///etc/passwd',
])('does not know %s', (address) => {
  expect(isListed(new URL(address), KNOWN_PUSH_HOSTS)).toBe(false);
});

const OWN = parseHostList('127.0.0.1:4100, push.example.com, *.lan:8443, [::1]:99, 10.0.0.5') ?? [];

it.each([
  ['http://127.0.0.1:4100/abc', true],
  ['https://127.0.0.1:4100/abc', true],
  // Browsers and servers write it in several ways; it is the same host.
  ['http://2130706433:4100/abc', true],
  ['http://[::1]:99/abc', true],
  ['https://push.example.com/abc', true],
  ['https://a.b.lan:8443/abc', true],
  ['https://10.0.0.5/abc', true],
  ['http://10.0.0.5/abc', false],
  ['http://push.example.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://127.0.0.1:4101/abc', false],
  ['https://a.lan/abc', false],
  ['https://fcm.googleapis.com/fcm/send/abc', false],
])('asks an own list about %s: %s', (address, expected) => {
  expect(isListed(new URL(address), OWN)).toBe(expected);
});
