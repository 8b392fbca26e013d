// Shows 26.3.
import { DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { sayLevel } from './level-sentence.ts';

// A Wednesday.
const NOW = Date.parse('2026-11-25T12:00:00Z');
const clock = { now: NOW, timeZone: 'UTC' };
const dose = (days: number) => ({ kind: 'dose', at: NOW + days * DAY_MS }) as const;

it.each([
  [
    50,
    dose(3),
    'The estimate is about 50% of its usual peak. The level should rise after Saturday’s dose.',
  ],
  [
    'near',
    dose(0.1),
    'The estimate is close to its usual peak. The level should rise after today’s dose.',
  ],
  [
    30,
    dose(-2),
    'The estimate is about 30% of its usual peak. The level should rise after the next dose.',
  ],
  [
    80,
    dose(8),
    'The estimate is about 80% of its usual peak. The level should rise after the dose on 3 Dec.',
  ],
  [
    'above',
    { kind: 'rising', until: NOW + DAY_MS },
    'The estimate is above its usual peak. The level is still rising and should peak around Thursday.',
  ],
  [
    null,
    { kind: 'rising', until: NOW + 3_600_000 },
    'In the first weeks the estimate is still building up. The level is still rising and should peak today.',
  ],
  [
    'less-than-a-tenth',
    { kind: 'falling' },
    'The estimate is less than a tenth of its usual peak. The level is falling.',
  ],
] as const)('says %s and its way: %j', (share, turn, sentence) => {
  expect(sayLevel({ share, turn }, false, clock)).toBe(sentence);
});

it('says no share where heights are not known', () => {
  expect(sayLevel({ share: 50, turn: dose(1) }, true, clock)).toBe(
    'The level should rise after Thursday’s dose.',
  );
});
