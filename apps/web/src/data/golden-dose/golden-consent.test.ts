// Shows 4.12.
import { GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAcknowledged, rememberAcknowledgement } from './golden-consent.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

describe('the acknowledgement of the Golden Dose text', () => {
  it('holds for the person who gave it, and for the text that was shown', () => {
    rememberAcknowledgement('bob');
    expect(hasAcknowledged('bob')).toBe(true);
    expect(hasAcknowledged('anna')).toBe(false);
    expect([...kept.values()]).toEqual([expect.stringContaining(GOLDEN_TEXT_VERSION)]);
  });

  it.each(['bob', 'bob 2026-11'])('of an earlier text, kept as %j, is asked for again', (value) => {
    kept.set('goldenDoseAcknowledgedBy', value);
    expect(hasAcknowledged('bob')).toBe(false);
  });
});
