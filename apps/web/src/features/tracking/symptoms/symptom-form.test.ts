// Shows 2.99, 5.45.
import { describe, expect, it } from 'vitest';
import { checkPastTime } from '../../../kit/forms/local-date-time.ts';
import { toSymptomBody, toSymptomChange } from './symptom-form.tsx';
import { texts } from './texts.ts';

const NOW = new Date('2026-11-21T08:30').getTime();
const checkDate = (text: string) => checkPastTime(text, NOW, texts);

describe('the date', () => {
  it('may be now or earlier', () => {
    expect(checkDate('2026-11-21T08:30')).toBeNull();
    expect(checkDate('2026-11-01T23:00')).toBeNull();
  });

  it('must be there, and not ahead', () => {
    expect(checkDate('')).toBe('Enter the date and time of the symptom.');
    expect(checkDate('2026-11-22T08:30')).toContain('in the future');
    expect(checkDate('1890-06-01T08:00')).toBe('The date must be between the years 1900 and 2199.');
  });
});

it('sends the note even when it is empty', () => {
  const entry = { category: 'nausea', severity: 4, note: '  ', date: '2026-11-21T08:30' } as const;
  expect(toSymptomBody(entry)).toEqual({
    category: 'nausea',
    severity: 4,
    note: '',
    date: new Date(NOW).toISOString(),
  });
});

it('changes no date that was left alone, which would lose its seconds', () => {
  const entry = { category: 'nausea', severity: 4, note: '', date: '2026-11-21T08:30' } as const;
  expect(toSymptomChange(entry, '2026-11-21T08:30')).not.toHaveProperty('date');
  expect(toSymptomChange(entry, '2026-11-21T08:31')).toEqual(toSymptomBody(entry));
});
