// Shows 26.3.
import { DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { sayLevel } from './level-sentence.ts';

// A Wednesday.
const NOW = Date.parse('2026-11-25T12:00:00Z');
const clock = { now: NOW, timeZone: 'UTC' };
const dose = (days: number) => ({ kind: 'dose', at: NOW + days * DAY_MS }) as const;

it.each([
  ['half', dose(3), 'About half of the usual peak. It will rise after Saturday’s dose.'],
  ['near', dose(0.1), 'Close to the usual peak. It will rise after today’s dose.'],
  ['a-third', dose(-2), 'About a third of the usual peak. It will rise after the next dose.'],
  ['most', dose(8), 'Most of the usual peak. It will rise after the dose on 3 Dec.'],
  [
    'above',
    { kind: 'rising', until: NOW + DAY_MS },
    'Above the usual peak. It is still rising and peaks around Thursday.',
  ],
  [
    null,
    { kind: 'rising', until: NOW + 3_600_000 },
    'In the first weeks the level is still building up. It is still rising and peaks today.',
  ],
  ['less-than-a-tenth', { kind: 'falling' }, 'Less than a tenth of the usual peak. It is falling.'],
] as const)('says %s and its way: %j', (share, turn, sentence) => {
  expect(sayLevel({ share, turn }, false, clock)).toBe(sentence);
});

it('says no share where heights are not known', () => {
  expect(sayLevel({ share: 'half', turn: dose(1) }, true, clock)).toBe(
    'It will rise after Thursday’s dose.',
  );
});
