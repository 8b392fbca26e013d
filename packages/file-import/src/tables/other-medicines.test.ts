// Shows 27.1.
import { expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { readFile } from '../testing/read-file.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const read = (text: string, answers: HistoryAnswers = {}) => readFile(text, { now: NOW, answers });
const dosesIn = (text: string, answers?: HistoryAnswers) =>
  read(text, answers).doses.map(({ doseMg, medicine }) => `${doseMg} ${medicine}`);
const skippedIn = (text: string, answers?: HistoryAnswers) =>
  read(text, answers).skipped.map(({ at, reason }) => `${at} ${reason}`);

const OTHERS =
  'Date,Medication,Dose\n2026-09-06,Mounjaro,5 mg\n2026-09-07,Lisinopril,10 mg\n2026-09-08,Vitamin D,1000 IU\n2026-09-09,LISINOPRIL,10 mg\n';

it('of several medicines those that are not known are asked about, and nothing else of them is', () => {
  expect(read(OTHERS).questions).toMatchObject([
    {
      id: 'which-medicines',
      must: true,
      subjects: ['Mounjaro', 'Lisinopril', 'Vitamin D'],
      proposed: { Mounjaro: 'import', Lisinopril: 'leave-out', 'Vitamin D': 'leave-out' },
    },
  ]);
  const chosen = { Mounjaro: 'import', Lisinopril: 'leave-out', 'Vitamin D': 'leave-out' };
  const answers = { 'which-medicines': chosen };
  expect(read(OTHERS, answers).unanswered).toEqual([]);
  expect(dosesIn(OTHERS, answers)).toEqual(['5 Mounjaro']);
  expect(skippedIn(OTHERS, answers)).toEqual([
    'row 2 other-medicine',
    'row 3 other-medicine',
    'row 4 other-medicine',
  ]);
  const both = { 'which-medicines': { ...chosen, Lisinopril: 'import' } };
  expect(dosesIn(OTHERS, both)).toEqual(['5 Mounjaro', '10 Lisinopril', '10 LISINOPRIL']);
});

it('a column of names holds the medicines where one of them is known', () => {
  const text =
    'Reminded,Name,Dosage,Taken\n2026-09-06 08:00,Mounjaro,5mg,2026-09-06 08:10\n2026-09-07 08:00,Vitamin D,25mcg,2026-09-07 08:10\n2026-09-08 08:00,Vitamin D,25mcg,\n';
  expect([read(text).unanswered, dosesIn(text)]).toEqual([['which-medicines'], ['5 Mounjaro']]);
});

it('a single medicine is not asked about, whatever its name', () => {
  const text = 'Date,Peptide,Dose\n2026-09-06,BPC-157,250 mcg\n2026-09-07,bpc-157,250 mcg\n';
  expect([read(text).questions, dosesIn(text)]).toEqual([[], ['0.25 BPC-157', '0.25 bpc-157']]);
});

it.each([
  ['Form', 'Tablet', 'Pen'],
  ['Route', 'oral', 'subcutaneous'],
  ['Darreichungsform', 'Tabletten', 'Fertigpen'],
  ['Vía', 'oral', 'subcutánea'],
  ['Postać', 'tabletka', 'wstrzykiwacz'],
])('a column %s that says %s makes a dose none', (heading, swallowed, injected) => {
  const text = `Date;Medication;${heading};Dose\n2026-09-06;Semaglutide;${swallowed};7 mg\n2026-09-13;Semaglutide;${injected};1 mg\n`;
  expect(dosesIn(text)).toEqual(['1 Semaglutide']);
  expect(skippedIn(text)).toEqual(['row 1 not-an-injection']);
});

it('a unit that is swallowed is not asked about', () => {
  const text = 'Date,Medication,Dose,Unit\n2026-09-06,Semaglutide,1,tablet\n';
  expect([read(text).questions, skippedIn(text)]).toEqual([[], ['row 1 not-an-injection']]);
});

it('prescriptions for a time are no doses, also one that goes on', () => {
  const text =
    'Medication,Dose,Start Date,End Date\nMounjaro,2.5 mg,2026-01-04,2026-02-01\nMounjaro,5 mg,2026-02-01,\n';
  expect([dosesIn(text), skippedIn(text)]).toEqual([
    [],
    ['row 1 prescription', 'row 2 prescription'],
  ]);
  expect(read(text).account).toMatchObject({ rows: 2, other: 2 });
});

it('doses with an end of their own are doses', () => {
  const text =
    'Medication,Dose,Start Date,End Date\nMounjaro,5 mg,2026-01-04 08:00,2026-01-04 08:01\n';
  expect(dosesIn(text)).toEqual(['5 Mounjaro']);
});
