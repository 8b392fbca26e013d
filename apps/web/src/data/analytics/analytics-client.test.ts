// Shows 7.56, 7.58, 7.61, 7.63.
import type { UserProfile } from '@dosewise/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClient } from './analytics-client.ts';

const TARGET = { key: 'phc_key', host: 'https://eu.i.posthog.com' };
const NOW = '2026-11-28T10:00:00.000Z';
const user = {
  _id: 'anna',
  email: 'anna@example.com',
  country: 'Australia',
  userType: 'user',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastLogin: '2026-11-27T08:00:00.000Z',
  pens: 2,
  goldenDoseEnabled: true,
  heightCm: 175,
} as UserProfile;

const fetched = vi.fn<typeof fetch>();
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  fetched.mockReset().mockResolvedValue(new Response('{"status":1}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const head = { api_key: 'phc_key', distinct_id: 'anna', timestamp: NOW };

describe('what is sent to the provider of analytics', () => {
  it('says who the person is, and then each act in one request', () => {
    const client = startClient(TARGET, user);
    client.send({ name: 'user_logged_in', properties: { method: 'email' } });
    client.send({ name: 'pen_added', properties: { pen_strength: 10, cost_per_pen: 240 } });
    const person = {
      email: 'anna@example.com',
      country: 'Australia',
      userType: 'user',
      registrationDate: '2026-01-02T03:04:05.000Z',
    };
    const login = {
      lastLoginDate: '2026-11-27T08:00:00.000Z',
      totalPens: 2,
      goldenDoseEnabled: true,
    };
    expect(bodies()).toEqual([
      { ...head, event: '$set', properties: { $set: person, $geoip_disable: true } },
      {
        ...head,
        event: 'user_logged_in',
        properties: { method: 'email', $set: login, $geoip_disable: true },
      },
      {
        ...head,
        event: 'pen_added',
        properties: { pen_strength: 10, cost_per_pen: 240, $geoip_disable: true },
      },
    ]);
    for (const [url, init] of fetched.mock.calls) {
      expect(url).toBe('https://eu.i.posthog.com/i/v0/e/');
      // Plain text asks for no preflight, and no cookie goes along.
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
      expect(init).not.toHaveProperty('headers');
    }
  });

  it('is cut to what the specification allows', () => {
    const client = startClient(TARGET, { ...user, email: `${'a'.repeat(120)}@example.com` });
    client.send({ name: 'pen_edited', properties: { ['n'.repeat(41)]: 't'.repeat(101) } });
    const [person, act] = bodies();
    expect(person.properties.$set.email).toBe('a'.repeat(100));
    expect(act.properties).toEqual({ ['n'.repeat(40)]: 't'.repeat(100), $geoip_disable: true });
  });

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('is not sent again where the provider %s', async (_what, answer) => {
    fetched.mockImplementation(answer);
    const client = startClient(TARGET, user);
    client.send({ name: 'dose_edited', properties: {} });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('ends with a no, and what is on its way is broken off', () => {
    const client = startClient(TARGET, user);
    client.stop();
    client.send({ name: 'dose_deleted', properties: {} });
    // A request with a signal that was aborted before it is never made.
    for (const [, init] of fetched.mock.calls) expect(init?.signal?.aborted).toBe(true);
  });
});
