import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../create-context.ts';
import { type LinkPurpose, readLink, signLink } from './link-tokens.ts';

const SECRET = 'a secret of this installation';
const userId = newId();
const deliveryId = newId();

describe('a link', () => {
  it('gives back what it was signed for', () => {
    const stop = signLink(SECRET, { purpose: 'unsubscribe', userId });
    expect(readLink(SECRET, 'unsubscribe', stop)).toEqual({
      userId,
      deliveryId: null,
      position: null,
    });
    const stopOf = signLink(SECRET, { purpose: 'unsubscribe', userId, deliveryId });
    expect(readLink(SECRET, 'unsubscribe', stopOf)).toMatchObject({ userId, deliveryId });
    const open = signLink(SECRET, { purpose: 'open', userId, deliveryId });
    expect(readLink(SECRET, 'open', open)).toEqual({ userId, deliveryId, position: null });
    const click = signLink(SECRET, { purpose: 'click', userId, deliveryId, position: 300 });
    expect(readLink(SECRET, 'click', click)).toEqual({ userId, deliveryId, position: 300 });
  });

  it('is short and needs no escaping in an address', () => {
    const click = signLink(SECRET, { purpose: 'click', userId, deliveryId, position: 65_535 });
    expect(click).toMatch(/^[\w-]{1,200}$/);
  });

  it('never works for another purpose, even with the same parts', () => {
    const open = signLink(SECRET, { purpose: 'open', userId, deliveryId });
    expect(readLink(SECRET, 'unsubscribe', open)).toBeNull();
    const purposes: LinkPurpose[] = ['unsubscribe', 'open', 'click'];
    for (const purpose of purposes) {
      const token = signLink(SECRET, {
        purpose,
        userId,
        deliveryId,
        ...(purpose === 'click' && { position: 1 }),
      });
      const works = purposes.filter((other) => readLink(SECRET, other, token) !== null);
      expect(works).toEqual([purpose]);
    }
  });

  it('breaks with any changed character, another secret, and anything that is no token', () => {
    const token = signLink(SECRET, { purpose: 'open', userId, deliveryId });
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(readLink(SECRET, 'open', changed)).toBeNull();
    }
    expect(readLink('another secret', 'open', token)).toBeNull();
    const junk = ['', 'x', token.slice(1), `${token}A`, `${token}=`, `${token} `, '\u0000'];
    for (const text of [...junk, randomUUID(), 'é'.repeat(100)]) {
      expect(readLink(SECRET, 'open', text)).toBeNull();
    }
  });

  it('is refused where its purpose needs other parts', () => {
    expect(() => signLink(SECRET, { purpose: 'open', userId })).toThrow();
    expect(() => signLink(SECRET, { purpose: 'click', userId, deliveryId })).toThrow();
    expect(() => signLink(SECRET, { purpose: 'unsubscribe', userId: 'nobody' })).toThrow();
  });
});
