// Shows 27.1.
import { expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { readFile } from '../testing/read-file.ts';
import { readyWeights } from '../testing/read-weights.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const read = (text: string, answers: HistoryAnswers = {}) => readFile(text, { now: NOW, answers });
const day = (date: number) => new Date(date).toISOString().slice(5, 16);
const datesIn = (text: string, answers?: HistoryAnswers) => {
  const { doses, weights } = read(text, answers);
  return [doses.map(({ date }) => day(date)), weights.map(({ date }) => day(date))];
};

it.each([
  [
    'Injection date,Medication,Dose (mg),Weigh-in date,Weight (kg)',
    '2026-09-05,Mounjaro,5,2026-09-06,81.4',
    ['09-05T12:00', '09-06T00:00'],
  ],
  [
    'Injection date,Injection time,Medication,Dose (mg),Weight date,Weight (kg)',
    '2026-09-05,20:00,Mounjaro,5,2026-09-06,81.4',
    ['09-05T20:00', '09-06T00:00'],
  ],
  [
    'Date,Time,Weight (kg),,Date,Time,Medication,Dose (mg)',
    '2026-09-06,07:10,81.4,,2026-09-05,20:00,Mounjaro,5',
    ['09-05T20:00', '09-06T07:10'],
  ],
  [
    'Date,Medication,Dose (mg),Next dose date,Weight (kg)',
    '2026-09-05,Mounjaro,5,2026-09-12,81.4',
    ['09-05T12:00', '09-05T00:00'],
  ],
])('a dose and a weight have the dates of their own columns: %s', (header, row, [dose, weight]) => {
  expect(datesIn(`${header}\n${row}\n`)).toEqual([[dose], [weight]]);
});

it('two columns of dates that do not agree are asked about', () => {
  const text =
    'Timestamp,Date,Medication,Dose (mg)\n2026-09-10 10:00,2026-09-06,Mounjaro,5\n2026-09-13 10:00,2026-09-13,Mounjaro,5\n';
  expect(read(text)).toMatchObject({
    unanswered: ['columns'],
    questions: [{ subjects: ['Timestamp', 'Date'], proposed: { Timestamp: 'date' } }],
  });
  const answers = { columns: { Timestamp: 'leave-out', Date: 'date' } };
  expect(read(text, answers).unanswered).toEqual([]);
  expect(datesIn(text, answers)[0]).toEqual(['09-06T12:00', '09-13T12:00']);
});

it('AM and PM may stand in a column of their own', () => {
  const text =
    'Date,Time,AM/PM,Medication,Dose (mg)\n2026-09-06,7:05,PM,Mounjaro,5\n2026-09-13,7:05,AM,Mounjaro,5\n';
  expect(datesIn(text)[0]).toEqual(['09-06T19:05', '09-13T07:05']);
});

const TWO_TABLES =
  'Date,Weight (kg)\n2026-09-06,81.4\n\nDate,Resting pulse\n2026-09-06,64\n2026-09-07,66\nDate,Weight (kg)\n2026-09-08,81.2\n';

it('rows below the header of another table are named, and none is a weight', () => {
  const { weights, skipped, account } = read(TWO_TABLES);
  expect(weights.map(({ weightKg }) => weightKg)).toEqual([81.4, 81.2]);
  expect(skipped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    'row 2 not-readable',
    'row 3 not-readable',
    'row 4 not-readable',
  ]);
  expect(account).toMatchObject({ rows: 6, imported: 2, notUnderstood: 3, other: 1 });
  const { entries, issues } = readyWeights(TWO_TABLES, { timeZone: 'UTC', now: NOW });
  expect([entries.length, issues.map(({ row }) => row)]).toEqual([2, [4, 5, 6]]);
});

it('a header that is repeated in part is no other one', () => {
  const text =
    'Date,,Medication,Dose (mg),Note\n2026-09-06,1,Mounjaro,5,\nDATE,,Medication,Dose (mg)\n2026-09-13,2,Mounjaro,5,\n';
  expect(datesIn(text)[0]).toEqual(['09-06T12:00', '09-13T12:00']);
});

it('the import of weights takes the date of the weight, too', () => {
  const texts = [
    'Date,Medication,Dose (mg),Date,Weight (kg)\n2026-09-05,Mounjaro,5,2026-09-06,81.4\n',
    'Dose Date,Dose (mg),Weight Date,Weight (kg)\n2026-09-05,5,2026-09-06,81.4\n',
  ];
  for (const text of texts) {
    const { entries } = readyWeights(text, { timeZone: 'UTC', now: NOW });
    expect(entries.map(({ date }) => day(date))).toEqual(['09-06T00:00']);
  }
});

it('stones and pounds in two columns are one weight', () => {
  const text =
    'Date,Weight (st),Weight (lb)\n2026-09-06,12,7\n2026-09-13,12,\n2026-09-20,11,13.5\n';
  expect(read(text).weights.map(({ weightKg }) => weightKg.toFixed(2))).toEqual([
    '79.38',
    '76.20',
    '75.98',
  ]);
});

it('stones and the same in pounds are not added', () => {
  const text = 'Date,Weight (st),Weight (lb)\n2026-09-06,12,168\n';
  expect(read(text).weights.map(({ weightKg }) => weightKg.toFixed(2))).toEqual(['76.20']);
});

it.each(['Poids cible', 'Peso meta', 'Waga docelowa', 'Peso desiderato', 'Målvikt'])(
  'a weight to reach is none: %s',
  (heading) => {
    const text = `Date;${heading} (kg);Weight now (kg)\n2026-09-06;70;81,4\n2026-09-13;70;81,2\n`;
    expect(read(text).weights.map(({ weightKg }) => weightKg)).toEqual([81.4, 81.2]);
  },
);

it.each(['Who', 'Patient', 'Wer', 'Qui', 'Quién', 'Chi', 'Osoba'])(
  'a column %s says whose a row is',
  (heading) => {
    const text = `Date,${heading},Weight (kg)\n2026-09-06,Ann,61\n2026-09-06,Tom,94\n`;
    expect(read(text).unanswered).toEqual(['which-person']);
  },
);

it.each(['1/2 5 mg', '2.5/5 mg', '2.5+2.5 mg', '1 5 mg', '5 mg?'])(
  'an amount that may be another is none: %s',
  (cell) => {
    const { doses, skipped } = read(`Date,Medication,Dose\n2026-09-06,Mounjaro,${cell}\n`);
    expect([doses, skipped.map(({ reason }) => reason)]).toEqual([[], ['unreadable-number']]);
  },
);

it('a kind of measurement that a later archive has is named', () => {
  const at = '2026-09-06T07:00:00.000Z';
  const measurements = [{ date: at, kind: 'neck', value: 40, unit: 'cm' }];
  const lists = { pens: [], doses: [], weights: [], symptoms: [], measurements };
  const { skipped } = read(JSON.stringify({ profile: {}, ...lists }));
  expect(skipped).toMatchObject([{ at: 'measurements[0]', reason: 'other-kind', detail: 'neck' }]);
});
