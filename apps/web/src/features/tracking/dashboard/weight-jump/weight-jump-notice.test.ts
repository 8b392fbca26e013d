// Shows 53.10.
import type { Weight } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { describeJump, findSentJump } from './weight-jump-notice.tsx';

/** Weigh-ins of 12 Nov 2026 and the days around it, newest first as replies have them. */
const sent = (...weights: number[]): Weight[] =>
  weights
    .map((weightKg, day) => ({
      _id: String(day),
      date: new Date(2026, 10, 11 + day, 8).toISOString(),
      ...{ weightKg, note: '', source: 'com.scale', isUnconfirmed: true, loggedBy: null },
    }))
    .toReversed();
const sentence = (weights: readonly Weight[], unit: 'kg' | 'lb' = 'kg') => {
  const jump = findSentJump(weights);
  return jump && describeJump(jump, unit);
};

it('is a weight that a phone sent, between two that agree', () => {
  expect(sentence(sent(99.8, 220.5, 99.9))).toBe(
    'Your phone sent 220.5 kg on 12 Nov. The weights before and after it are 99.8 kg and 99.9 kg.',
  );
  expect(sentence(sent(99.8, 220.5, 99.9), 'lb')).toBe(
    'Your phone sent 486.1 lb on 12 Nov. The weights before and after it are 220 lb and 220.2 lb.',
  );
});

it('is the first or the last one, too, beside two that agree', () => {
  expect(sentence(sent(99.7, 99.8, 99.9, 220.5))).toBe(
    'Your phone sent 220.5 kg on 14 Nov. The weights before it are 99.8 kg and 99.9 kg.',
  );
  expect(sentence(sent(220.5, 99.8, 99.9))).toBe(
    'Your phone sent 220.5 kg on 11 Nov. The weights after it are 99.8 kg and 99.9 kg.',
  );
});

it('is none that someone logged or confirmed, nor one without a jump', () => {
  const confirmed = sent(99.8, 220.5, 99.9).map((one) => ({ ...one, isUnconfirmed: false }));
  expect(sentence(confirmed)).toBeNull();
  const mixed = sent(99.8, 220.5, 99.9).map((one) => ({
    ...one,
    isUnconfirmed: one.weightKg < 100,
  }));
  expect(sentence(mixed)).toBeNull();
  expect([sentence(sent(99.8, 99.9, 100)), sentence([])]).toEqual([null, null]);
});
