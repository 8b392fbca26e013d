import { describe, expect, it } from 'vitest';
import { readState, STATE_MS, signState } from './connect-state.ts';
import { deriveTokenKey, sealToken, unsealToken } from './token-seal.ts';

const app = {
  clientId: 'id',
  clientSecret: 'secret',
  userAgent: '',
  authOrigin: '',
  apiOrigin: '',
};
const key = deriveTokenKey(app);

describe('a sealed token', () => {
  it('opens under the same key only, and hides the token', () => {
    const sealed = sealToken(key, 'access', 'a-token');
    expect(unsealToken(deriveTokenKey({ ...app }), 'access', sealed)).toBe('a-token');
    expect(Buffer.from(sealed, 'base64url').includes('a-token')).toBe(false);
    expect(sealToken(key, 'access', 'a-token')).not.toBe(sealed);
  });

  it.each([
    ['another secret', deriveTokenKey({ ...app, clientSecret: 'other' }), 'access'],
    ['another client', deriveTokenKey({ ...app, clientId: 'other' }), 'access'],
    ['another kind', key, 'refresh'],
  ] as const)('does not open under %s', (_what, otherKey, kind) => {
    expect(unsealToken(otherKey, kind, sealToken(key, 'access', 'a-token'))).toBeNull();
  });

  it('does not open when any byte was changed or is missing', () => {
    const bytes = Buffer.from(sealToken(key, 'access', 'a-token'), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unsealToken(key, 'access', changed.toString('base64url'))).toBeNull();
      expect(unsealToken(key, 'access', bytes.subarray(0, at).toString('base64url'))).toBeNull();
    }
  });
});

describe('a state', () => {
  const state = signState('server secret', 'user-1', 1000);

  it('tells who began, until it expires', () => {
    expect(readState('server secret', state, 1000)).toMatchObject({ userId: 'user-1' });
    expect(readState('server secret', state, 1000 + STATE_MS - 1)).not.toBeNull();
    expect(readState('server secret', state, 1000 + STATE_MS)).toBeNull();
  });

  it('differs each time and fits the contract', () => {
    expect(signState('server secret', 'user-1', 1000)).not.toBe(state);
    expect(signState('s', crypto.randomUUID(), Date.now()).length).toBeLessThan(200);
  });

  it.each([
    ['of another server', signState('other', 'user-1', 1000)],
    ['for another user', state.replace('user-1', 'user-2')],
    ['that lives longer', state.replace(String(1000 + STATE_MS), '99999999999999')],
    ['with something behind it', `${state}.x`],
    ['without its signature', state.slice(0, state.lastIndexOf('.'))],
    ['with an empty signature', state.slice(0, state.lastIndexOf('.') + 1)],
    ['that is empty', ''],
  ])('%s is not taken', (_what, other) => {
    expect(readState('server secret', other, 1000)).toBeNull();
  });
});
