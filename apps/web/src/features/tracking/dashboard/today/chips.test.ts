// Shows 21.1.
import type { Symptom } from '@dosewise/contract';
import { DAY_MS, NO_SYMPTOMS } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { loggedToday, usedMost } from './chips.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const symptom = (fields: Partial<Symptom>, daysAgo = 0): Symptom => ({
  _id: 'symptom',
  date: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  category: 'nausea',
  severity: 4,
  loggedBy: null,
  note: '',
  ...fields,
});

describe('the chips', () => {
  it('are common ones while nothing was logged', () => {
    expect(usedMost([], NOW)).toEqual(['nausea', 'constipation', 'fatigue']);
  });

  it('are those logged most, of as many the later one, filled up with common ones', () => {
    const symptoms = [
      symptom({ category: 'headache' }),
      symptom({ category: 'vomiting' }),
      symptom({ category: 'vomiting' }),
    ];
    expect(usedMost(symptoms, NOW)).toEqual(['vomiting', 'headache', 'nausea']);
  });

  it('leave out what is long ago, what was none, and what has only a note', () => {
    const symptoms = [
      symptom({ ...NO_SYMPTOMS }),
      symptom({ category: 'other' }),
      symptom({ category: 'headache', severity: 0 }),
      symptom({ category: 'vomiting' }, 181),
    ];
    expect(usedMost(symptoms, NOW)).toEqual(['nausea', 'constipation', 'fatigue']);
  });
});

describe('what was logged today', () => {
  it('counts by the day of the time zone', () => {
    const at = '2026-11-21T13:30:00Z';
    const now = Date.parse('2026-11-22T12:30:00Z');
    const symptoms = [symptom({ date: at })];
    expect(loggedToday(symptoms, now, 'Australia/Sydney').symptoms).toEqual(new Set(['nausea']));
    expect(loggedToday(symptoms, now, 'UTC').symptoms).toEqual(new Set());
  });

  it('tells none from a symptom', () => {
    expect(loggedToday([symptom({ ...NO_SYMPTOMS })], NOW, 'UTC')).toEqual({
      symptoms: new Set(),
      isNone: true,
    });
  });
});
