import { expect, it } from 'vitest';
import { nextPollMs } from './campaign-queries.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const sending = { status: 'sending', scheduledAt: null } as const;
const sent = { status: 'sent', scheduledAt: '2026-11-21T08:00:00Z' } as const;
const scheduled = (scheduledAt: string) => ({ status: 'scheduled', scheduledAt }) as const;

it('asks again only while something moves or is about to', () => {
  expect(nextPollMs([], NOW)).toBe(false);
  expect(nextPollMs([sent, { status: 'draft', scheduledAt: null }], NOW)).toBe(false);
  expect(nextPollMs([sent, sending], NOW)).toBe(2000);
  expect(nextPollMs([scheduled('2026-11-21T08:00:30Z')], NOW)).toBe(2000);
  expect(nextPollMs([scheduled('2026-11-21T07:59:00Z')], NOW)).toBe(2000);
});

it('waits for the first scheduled time, an hour at most', () => {
  const later = [scheduled('2026-11-21T09:00:00Z'), scheduled('2026-11-21T08:10:00Z')];
  expect(nextPollMs(later, NOW)).toBe(9 * 60_000);
  expect(nextPollMs([...later, sending], NOW)).toBe(2000);
  expect(nextPollMs([scheduled('2026-12-31T08:00:00Z')], NOW)).toBe(3_600_000);
});
