import type { Ahead } from '@dosewise/contract';
import { zoneClock } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { voiceFor } from '../../languages/speak.ts';
import { type WordFacts, wordsFor } from './reminder-words.ts';
import type { WantedReminder } from './wanted-reminders.ts';

const AT = Date.parse('2026-11-21T12:30:00Z');

const NEXT = { at: new Date(AT).toISOString(), doseMg: 5, penId: null, clicks: null };
const PLAN = {
  medicine: 'tirzepatide',
  next: NEXT,
  doses: [NEXT],
  dosesLeft: 2,
  runsOutOn: '2026-11-28',
};

const FACTS: WordFacts = {
  // A cast: what is not read is left out.
  ahead: { plans: [PLAN] } as unknown as Ahead,
  pens: new Map(),
  clock: zoneClock('Europe/London'),
  discreet: false,
  weeks: new Map([
    [AT, { doses: 0, doseMg: 0, ofMedicines: [], weighIns: 0, symptoms: 0, weightChangeKg: null }],
  ]),
  weightUnit: 'kg',
  voice: voiceFor({ language: 'en', country: 'United Kingdom' }),
};

const titleOf = (kind: WantedReminder['kind'], person?: string) =>
  wordsFor(
    {
      kind,
      about: AT,
      medicine: 'tirzepatide',
      instant: AT,
      validUntil: AT + 1,
      penIds: ['gone'],
    },
    'email',
    FACTS,
    person,
  ).title;

describe('a reminder that goes to a carer', () => {
  it('names the person once, also if it was asked for an hour later', () => {
    expect(titleOf('dose', 'Anna')).toBe('Dose due for Anna: 5 mg');
    expect(titleOf('later', 'Anna')).toBe('Dose due for Anna: 5 mg');
    expect(titleOf('later')).toBe('Dose due: 5 mg');
  });

  it('names the person before what is not about a dose', () => {
    expect(titleOf('stock', 'Anna')).toBe(
      'For Anna: Medicine runs out before the dose on Sat 28 Nov',
    );
    expect(titleOf('weighIn', 'Anna')).toBe('For Anna: Time to log a weight');
    expect(titleOf('weeklySummary', 'Anna')).toBe('For Anna: Weekly summary');
  });
});

it('says of a week without entries only that nothing was logged', () => {
  const week = { kind: 'weeklySummary', about: null, medicine: '', instant: AT } as const;
  const { body } = wordsFor({ ...week, validUntil: AT + 1 }, 'push', FACTS);
  expect(body.split('\n')[0]).toBe('Logged: 0 doses, 0 weights, 0 symptom entries');
});
