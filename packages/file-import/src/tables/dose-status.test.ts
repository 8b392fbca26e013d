// Shows 27.1.
import { expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { readFile } from '../testing/read-file.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** The days on which a table says that a dose was taken, and the words that it leaves open. */
function takenIn(text: string, answers: HistoryAnswers = {}) {
  const { doses, questions, unanswered, account } = readFile(text, { now: NOW, answers });
  const asked = questions.filter(({ id }) => id === 'status-word');
  expect(unanswered).toEqual(asked.length > 0 && !answers['status-word'] ? ['status-word'] : []);
  expect(account).toMatchObject({ other: 0, notUnderstood: 0 });
  return {
    days: doses.map(({ date }) => new Date(date).toISOString().slice(8, 10)),
    asked: asked.flatMap(({ subjects }) => subjects),
  };
}

const table = (heading: string, ...cells: readonly string[]) =>
  [
    `Date;Medication;Dose (mg);${heading}`,
    ...cells.map((cell, week) => `2026-09-0${week + 1};Mounjaro;5;${cell}`),
  ].join('\n');

it.each([
  ['Skipped', 'No', 'Yes'],
  ['Missed?', 'FALSE', 'TRUE'],
  ['Not taken', '0', '1'],
  ['Ausgelassen', '', 'x'],
  ['Sautée', 'Non', 'Oui'],
  ['Omitida', '', 'omitida'],
  ['Overgeslagen', '', '08:00'],
])('a column %s with %s and %s says which doses were not taken', (heading, no, yes) => {
  expect(takenIn(table(heading, no, yes, no))).toEqual({ days: ['01', '03'], asked: [] });
});

it('another word in such a column is asked about', () => {
  const text = table('Skipped', 'No', 'sick');
  expect(takenIn(text)).toEqual({ days: ['01'], asked: ['sick'] });
});

it.each([
  ['Taken', ['✓', 'x'], ['01'], ['x']],
  ['Taken', ['o', 'x'], [], ['o', 'x']],
  ['Taken', ['x', '-'], ['01'], []],
  ['Status', ['Taken', 'S'], ['01'], ['S']],
  ['Status', ['T', 'S'], [], ['T', 'S']],
  ['Tomada', ['S', 'N'], ['01'], []],
  ['Pris', ['O', 'N'], ['01'], []],
  ['Tomada', ['VERDADERO', 'FALSO'], ['01'], []],
  ['Przyjęta', ['PRAWDA', 'FAŁSZ'], ['01'], []],
])(
  'signs that may mean Yes or No are told by those beside them: %s %j',
  (heading, marks, days, asked) => {
    expect(takenIn(table(heading, ...marks))).toEqual({ days, asked });
  },
);

it.each([
  ['Done;Status', ['Yes;Taken', 'Yes;Skipped'], ['Yes, Skipped']],
  ['Status;Status', ['Taken;Taken', 'Taken;Missed'], ['Taken, Missed']],
  ['Status;Type', ['Completed;Injection', 'Completed;Refill'], ['Completed, Refill']],
  ['Type', ['Injection', 'Refill'], ['Refill']],
])('columns that do not agree are asked about: %s', (heading, rows, asked) => {
  expect(takenIn(table(heading, ...rows))).toEqual({ days: ['01'], asked });
});

it('a mark of a dose that was taken wins over a note about its delay', () => {
  const rows = ['Taken;Delayed, in the evening', 'Taken;Postponed (travel)', ';Postponed'];
  expect(takenIn(table('Status;Notes', ...rows)).days).toEqual(['01', '02']);
});

it('a note that says that a dose was not taken is asked about where an amount stands beside it', () => {
  const text = table('Notes', '', 'Skipped - sick');
  expect(takenIn(text)).toEqual({ days: ['01'], asked: ['Skipped - sick'] });
  const answers = { 'status-word': { 'Skipped - sick': 'not-taken' } };
  expect(takenIn(text, answers).days).toEqual(['01']);
});

it('a word where the time of the dose stands is a mark', () => {
  const text = table('Taken at', '2026-09-01 08:00', 'Skipped', 'posponed', '');
  expect(takenIn(text)).toEqual({ days: ['01'], asked: ['posponed'] });
});

it('days that are only planned are asked about', () => {
  const text = 'Planned date,Medication,Dose (mg)\n2026-09-06,Mounjaro,5\n';
  expect(takenIn(text)).toEqual({ days: [], asked: ['Planned date'] });
  expect(takenIn(text, { 'status-word': { 'Planned date': 'taken' } }).days).toEqual(['06']);
});

it('a table of Pokii with a status says it, too', () => {
  const rows = ['2026-09-06,taken', '2026-09-13,skipped'].map((row) => `shot,Ozempic,0.5,${row}`);
  const text = ['type,medicineName,dose,datetime,status', ...rows].join('\n');
  expect(takenIn(text)).toEqual({ days: ['06'], asked: [] });
});
