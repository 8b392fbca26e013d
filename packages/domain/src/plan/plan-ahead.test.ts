import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { latestByMedicine, otherMedicine } from './other-medicine.ts';
import { type MedicineRecords, medicinesAhead, planAhead } from './plan-ahead.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

const taken = (medicine: string, daysAgo: number, isOral = false): MedicineRecords => ({
  medicine,
  plans: [],
  skips: new Set(),
  pauses: [],
  doses: [],
  latest: { at: NOW - daysAgo * DAY_MS, usualMg: 5 },
  isOral,
  stock: [],
});
const planned = (medicine: string, savedAt = NOW): MedicineRecords => ({
  ...taken(medicine, 3),
  plans: [
    {
      medicine,
      anchor: 'weekday',
      steps: [{ startDate: '2026-12-05', time: '09:00', everyDays: 7, doseMg: 5, doses: null }],
      savedAt,
      endedAt: null,
    },
  ],
});
const ahead = (...medicines: MedicineRecords[]) =>
  planAhead(medicines, { now: NOW, until: NOW + 90 * DAY_MS, timeZone: 'UTC' }).map(
    ({ medicine, next }) => [medicine, next === null ? null : (next.at - NOW) / DAY_MS],
  );

it('wants the records of what is followed, else of the latest dose and what the catalogue knows', () => {
  const names = ['Vitamin D', 'Mounjaro', 'my own', 'tirzepatide', 'ozempic'];
  expect(medicinesAhead(['liraglutide'], names)).toEqual(['liraglutide']);
  expect(medicinesAhead([], names)).toEqual(['Vitamin D', 'tirzepatide', 'semaglutide']);
  expect(medicinesAhead([], [])).toEqual([]);
});

describe('without a plan', () => {
  it('is each medicine that was taken within four intervals, the earliest first', () => {
    expect(ahead(taken('semaglutide', 1), taken('tirzepatide', 6))).toEqual([
      ['tirzepatide', 1],
      ['semaglutide', 6],
    ]);
    expect(ahead(taken('semaglutide', 1), taken('tirzepatide', 29))).toEqual([['semaglutide', 6]]);
  });

  it('is not a tablet that the catalogue does not know, beside a weekly pen', () => {
    const tablet = taken('metformin', 1, true);
    expect(ahead(tablet, taken('tirzepatide', 6))).toEqual([['tirzepatide', 1]]);
    expect(ahead(taken('an unknown one', 1))).toEqual([['an unknown one', 6]]);
  });

  it('is the medicine of the latest dose where all are older', () => {
    expect(ahead(taken('semaglutide', 90), taken('tirzepatide', 60))).toEqual([
      ['tirzepatide', -53],
    ]);
    expect(ahead()).toEqual([]);
  });

  it('gives way to a plan', () => {
    expect(ahead(taken('semaglutide', 6), planned('tirzepatide'))).toEqual([
      ['tirzepatide', 6.875],
    ]);
  });
});

it('begins with the medicine that was planned first where two are due at once, in whatever order they come', () => {
  const [first, second] = [planned('tirzepatide', NOW - DAY_MS), planned('semaglutide')];
  const names = (...medicines: MedicineRecords[]) => ahead(...medicines).map(([name]) => name);
  expect(names(first, second)).toEqual(['tirzepatide', 'semaglutide']);
  expect(names(second, first)).toEqual(['tirzepatide', 'semaglutide']);
});

describe('the window of a late dose', () => {
  const everyDays = (days: number) => {
    const step = { startDate: '2026-11-27', time: '09:00', everyDays: days, doses: null };
    const records: MedicineRecords = {
      ...planned('tirzepatide'),
      doses: [],
      latest: null,
      plans: [
        {
          medicine: 'tirzepatide',
          anchor: 'weekday',
          steps: [{ ...step, doseMg: 5 }],
          savedAt: NOW - 3 * DAY_MS,
          endedAt: null,
        },
      ],
    };
    const [ahead] = planAhead([records], { now: NOW, until: NOW + 90 * DAY_MS, timeZone: 'UTC' });
    return [
      ahead?.next?.latestBy,
      ((ahead?.next?.latestAt ?? 0) - (ahead?.next?.at ?? 0)) / HOUR_MS,
    ];
  };

  it('is said by the label only where it is its own, and not half of a longer interval', () => {
    expect(everyDays(7)).toEqual(['label', 96]);
    expect(everyDays(14)).toEqual(['interval', 168]);
    // The next one comes before the window of the label is over.
    expect(everyDays(2)).toEqual(['interval', 48]);
  });
});

describe('another medicine', () => {
  const latest = [
    { medicine: 'semaglutide', at: NOW - 16 * HOUR_MS },
    { medicine: 'metformin', at: NOW - HOUR_MS },
    { medicine: 'liraglutide', at: NOW - 2 * DAY_MS },
  ];

  it('is told of the latest dose of each, whatever name it came with', () => {
    const doses = [
      { medicine: 'Ozempic', at: NOW },
      { medicine: 'tirzepatide', at: NOW - 1 },
      { medicine: 'semaglutide', at: NOW - 2 },
    ];
    expect(latestByMedicine(doses)).toEqual([
      { medicine: 'semaglutide', at: NOW },
      { medicine: 'tirzepatide', at: NOW - 1 },
    ]);
  });

  it('is one of the catalogue that was taken within its own interval', () => {
    expect(otherMedicine('tirzepatide', latest, NOW)?.medicine).toBe('semaglutide');
    expect(otherMedicine('tirzepatide', latest, NOW + 7 * DAY_MS)).toBeNull();
    expect(otherMedicine('semaglutide', latest, NOW)).toBeNull();
    expect(otherMedicine('a name of my own', latest, NOW)).toBeNull();
  });
});
