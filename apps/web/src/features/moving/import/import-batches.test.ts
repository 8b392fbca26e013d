// Shows 32.1.
import { kg } from '@dosewise/domain';
import type { HistoryDose, ReadHistory } from '@dosewise/file-import';
import { expect, it } from 'vitest';
import { splitImport } from './import-batches.ts';

const DAY = 86_400_000;
const dose = (index: number, more: Partial<HistoryDose> = {}): HistoryDose => ({
  at: `row ${index}`,
  date: index * DAY,
  doseMg: 2.5,
  medicine: 'Mounjaro',
  location: 'thigh',
  subLocation: 'left_upper',
  siteText: null,
  pain: null,
  note: '',
  ...more,
});
const history = (more: Partial<ReadHistory>): ReadHistory => ({
  kind: 'read',
  format: 'sheet',
  questions: [],
  unanswered: [],
  doses: [],
  weights: [],
  symptoms: [],
  measurements: [],
  skipped: [],
  ignored: [],
  cutNotes: 0,
  account: null,
  unused: [],
  ...more,
});
const doses = [0, 1, 2, 3, 4].map((index) => dose(index));
const sizes = (most: number, bytes?: number) =>
  splitImport(history({ doses }), most, bytes).map((batch) => batch.doses?.length);

it('says each record as the server takes it', () => {
  const batches = splitImport(
    history({
      doses: [dose(1, { pain: 1.5, note: 'n' })],
      weights: [{ at: 'row 2', date: DAY, weightKg: kg(80) }],
      symptoms: [{ at: 'row 3', date: DAY, category: 'nausea', severity: 4.6, note: '' }],
      measurements: [{ at: 'row 4', date: DAY, kind: 'waist', value: 94, note: '' }],
    }),
  );
  const date = '1970-01-02T00:00:00.000Z';
  expect(batches).toEqual([
    {
      source: 'sheet',
      doses: [
        {
          date,
          medicine: 'Mounjaro',
          doseAmount: 2.5,
          injectionLocation: 'thigh',
          injectionSubLocation: 'left_upper',
          painLevel: 1.5,
          note: 'n',
        },
      ],
      // What the file does not say is not named.
      weights: [{ date, weightKg: 80 }],
      symptoms: [{ date, category: 'nausea', severity: 5, note: '' }],
      measurements: [{ date, kind: 'waist', value: 94, note: '' }],
    },
  ]);
  expect(Object.keys(batches[0]?.weights?.[0] ?? {})).toEqual(['date', 'weightKg']);
});

it('says no site and no pain of a tablet, whatever the file says', () => {
  const [batch] = splitImport(history({ doses: [dose(1, { medicine: 'Rybelsus', pain: 2 })] }));
  expect(batch?.doses).toEqual([
    { date: '1970-01-02T00:00:00.000Z', medicine: 'Rybelsus', doseAmount: 2.5, note: '' },
  ]);
});

it('keeps the words of a site in the note, and cuts what is too long', () => {
  const noteOf = (more: Partial<HistoryDose>) =>
    splitImport(history({ doses: [dose(1, more)] }))[0]?.doses?.[0]?.note;
  expect(noteOf({ siteText: 'left hip' })).toBe('Site: left hip');
  expect(noteOf({ siteText: 'left hip', note: 'late' })).toBe('late\nSite: left hip');
  const long = noteOf({ siteText: 'left hip', note: '\u{1F922}'.repeat(250) }) ?? '';
  expect(long.length).toBeLessThanOrEqual(500);
  expect(long.endsWith('\nSite: left hip')).toBe(true);
  expect(long.isWellFormed()).toBe(true);
});

it('cuts by number and by size, and loses none', () => {
  expect(sizes(2)).toEqual([2, 2, 1]);
  const one = JSON.stringify(splitImport(history({ doses }))[0]?.doses?.[0]).length + 1;
  expect(sizes(100, one * 2)).toEqual([2, 2, 1]);
  // A record larger than a whole piece still goes.
  expect(sizes(100, 1)).toEqual([1, 1, 1, 1, 1]);
});

it('sends nothing for nothing', () => {
  expect(splitImport(history({}))).toEqual([]);
});
