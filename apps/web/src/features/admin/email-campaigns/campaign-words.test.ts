// Shows 9.45.
import { EMAIL_SEGMENTS } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { describeExceptions, formatPercent, shareDone } from './campaign-words.ts';
import { texts } from './texts.ts';

const NONE = {
  recipients: 0,
  sent: 0,
  opened: 0,
  clicked: 0,
  waiting: 0,
  suppressed: 0,
  failed: 0,
  unconfirmed: 0,
};

it('calls the segments by the names of their keys', () => {
  expect(EMAIL_SEGMENTS.map((segment) => texts.segments[segment])).toEqual([
    'All',
    'New Users',
    'Active Users',
    'Inactive Users',
    'Golden Dose Users',
  ]);
});

it('counts people and rates', () => {
  expect([0, 1, 12040].map(texts.people)).toEqual(['0 people', '1 person', '12,040 people']);
  expect([formatPercent(0), formatPercent(41.666), formatPercent(100)]).toEqual([
    '0.0%',
    '41.7%',
    '100.0%',
  ]);
});

it('names what did not simply arrive, and nothing else', () => {
  expect(describeExceptions({ ...NONE, recipients: 5, sent: 5, opened: 5 })).toBe('');
  expect(describeExceptions({ ...NONE, unconfirmed: 1, suppressed: 1200 })).toBe(
    '1,200 not wanted, 1 not confirmed',
  );
});

it('says how far a campaign is', () => {
  expect(shareDone(NONE)).toBe(0);
  expect(shareDone({ ...NONE, recipients: 8, waiting: 6, failed: 1, sent: 1 })).toBe(0.25);
  expect(shareDone({ ...NONE, recipients: 8, sent: 8 })).toBe(1);
});
