import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { limitEachCaller, MAX_CONNECTIONS, MAX_CONNECTIONS_OF_ONE } from './connection-limits.ts';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** A connection from an address that this machine need not have. */
function connect(server: Server, address: string): Socket {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  opened.push(socket);
  server.emit('connection', socket);
  return socket;
}

/** The number that stay open of many from these addresses, in turn. */
const stay = (server: Server, count: number, ...addresses: string[]) =>
  Array.from({ length: count }, (_, n) =>
    connect(server, addresses[n % addresses.length] ?? ''),
  ).filter(({ destroyed }) => !destroyed).length;

describe('without a proxy in front', () => {
  it.each([
    ['an address', ['203.0.113.7'], 3],
    ['an address in both spellings', ['203.0.113.7', '::ffff:203.0.113.7'], 3],
    ['the addresses of one line', ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'], 3],
    ['two lines', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 6],
    ['two addresses', ['203.0.113.7', '203.0.113.8'], 6],
    ['this machine, which asks how it is', ['127.0.0.1', '::1', '::ffff:127.0.0.1'], 10],
  ])('%s can hold no more than its share', (_who, addresses, expected) => {
    const server = createServer();
    limitEachCaller(server, 3);
    expect(stay(server, 10, ...addresses)).toBe(expected);
  });

  it('takes a connection of a caller again when another one ended', async () => {
    const server = createServer();
    limitEachCaller(server, 1);
    const first = connect(server, '203.0.113.7');
    expect(connect(server, '203.0.113.7').destroyed).toBe(true);
    await new Promise((resolve) => first.once('close', resolve).destroy());
    const next = connect(server, '203.0.113.7');
    expect(next.destroyed).toBe(false);
    expect(connect(server, '203.0.113.7').destroyed).toBe(true);
  });
});

it('an office has enough behind one address, and leaves three quarters to others', () => {
  // Browsers open six each.
  expect(MAX_CONNECTIONS_OF_ONE).toBeGreaterThanOrEqual(150 * 6);
  expect(MAX_CONNECTIONS_OF_ONE * 4).toBeLessThanOrEqual(MAX_CONNECTIONS);
});

it.each([
  ['off', MAX_CONNECTIONS_OF_ONE],
  ['on', MAX_CONNECTIONS_OF_ONE + 5],
])(
  'with TRUST_PROXY %s an address holds at most %i of 5 more than that',
  async (trust, expected) => {
    const test = await createTestApp({ TRUST_PROXY: trust });
    expect(stay(test.app.server, MAX_CONNECTIONS_OF_ONE + 5, '203.0.113.7')).toBe(expected);
    for (const socket of opened.splice(0)) socket.destroy();
    await test.close();
  },
);
