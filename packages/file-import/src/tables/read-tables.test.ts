// Shows 27.1.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from '../history.ts';
import { finishFile, readFile } from '../testing/read-file.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

const read = (text: string, answers: HistoryAnswers = {}, now = NOW): ReadHistory =>
  readFile(text, { timeZone: 'Europe/London', now, answers });
const asked = (history: ReadHistory) => history.questions.map(({ id, must }) => [id, must]);
const dosesOf = ({ doses }: ReadHistory) =>
  doses.map(({ date, doseMg, medicine }) => [new Date(date).toISOString(), doseMg, medicine]);

describe('what a table leaves open', () => {
  it('is the order of day and month', () => {
    const text = 'Date,Medicine,Dose (mg)\n03/04/2026,Mounjaro,5\n10/04/2026,Mounjaro,5\n';
    expect(asked(read(text))).toEqual([['date-order', true]]);
    expect(dosesOf(read(text))).toEqual([]);
    expect(dosesOf(read(text, { 'date-order': { '': 'month-first' } }))).toEqual([
      ['2026-03-04T12:00:00.000Z', 5, 'Mounjaro'],
      ['2026-10-04T11:00:00.000Z', 5, 'Mounjaro'],
    ]);
  });

  it('is the unit of doses that neither heading nor cells name', () => {
    const text = 'Date,Medicine,Dose\n2026-04-03,Sema,250\n2026-04-10,Sema,500\n';
    const open = read(text);
    expect(open.questions[0]).toMatchObject({ id: 'dosage-unit', proposed: { '': 'mcg' } });
    expect(dosesOf(open)).toEqual([]);
    const doses = dosesOf(read(text, { 'dosage-unit': { '': 'mcg' } }));
    expect(doses.map(([, mg]) => mg)).toEqual([0.25, 0.5]);
    const left = read(text, { 'dosage-unit': { '': 'leave-out' } });
    expect([left.unanswered, left.skipped.map(({ reason }) => reason)]).toEqual([
      [],
      ['ask-unit', 'ask-unit'],
    ]);
  });

  it('is the concentration of what is measured in units, mL or clicks', () => {
    const text =
      'Date,Drug,Dose\n2026-04-03,Sema,10 units\n2026-04-10,Tirz,0.25 mL\n2026-04-17,Tirz,18 clicks\n';
    expect(read(text).unanswered).toEqual(['concentration']);
    expect(read(text).questions[0]?.subjects).toEqual(['Sema', 'Tirz']);
    const concentration = { Sema: '2,5', Tirz: '10' };
    expect(dosesOf(read(text, { concentration })).map(([, mg]) => mg)).toEqual([0.25, 2.5, 1.8]);
    const left = read(text, { concentration: { Sema: 'leave-out', Tirz: '10' } });
    expect([left.unanswered, left.doses.length]).toEqual([[], 2]);
  });

  it('is the mg of a piece, for each strength, but not where a cell or the heading says mg', () => {
    const text =
      'Date,Drug,Dose,Unit\n2026-04-03,Tirz,1 Spritze,\n2026-04-10,Tirz 5 mg,2,Spritze\n2026-04-17,Tirz,500 mcg,Pen\n2026-04-24,Tirz,3 Ozempic,\n2026-05-01,Tirz,4 kg,\n';
    expect(read(text).questions).toMatchObject([
      {
        id: 'mg-per-count',
        subjects: ['Tirz Spritze', 'Tirz 5 mg Spritze'],
        proposed: { 'Tirz 5 mg Spritze': '5' },
        samples: ['2026-04-03 1 Spritze', '2026-04-10 2 Spritze'],
      },
    ]);
    expect(dosesOf(read(text)).map(([, mg]) => mg)).toEqual([0.5]);
    const answers = { 'mg-per-count': { 'Tirz Spritze': '2,5', 'Tirz 5 mg Spritze': '5' } };
    expect(dosesOf(read(text, answers)).map(([, mg]) => mg)).toEqual([2.5, 10, 0.5]);
    const stated = read('Date,Drug,Dose (mg),Unit\n2026-04-03,Tirz,5,pen\n');
    expect([asked(stated), stated.doses[0]?.doseMg]).toEqual([[], 5]);
  });

  it('is a medicine that nothing names', () => {
    const text = 'My Mounjaro diary\n\nDate,Dose,Weight\n2026-04-03,5mg,80kg\n';
    expect(read(text).questions[0]).toMatchObject({
      id: 'medicine',
      must: true,
      options: [],
      proposed: { '': 'Mounjaro' },
    });
    expect(read(text)).toMatchObject({ doses: [], weights: [{ at: 'line 4', weightKg: 80 }] });
    expect(dosesOf(read(text, { medicine: { '': 'Zepbound' } }))).toEqual([
      ['2026-04-03T11:00:00.000Z', 5, 'Zepbound'],
    ]);
  });

  it('is no medicine that the heading names', () => {
    const history = read('Date,Mounjaro (mg)\n2026-04-03,5\n');
    expect([asked(history), dosesOf(history)]).toEqual([
      [],
      [['2026-04-03T11:00:00.000Z', 5, 'Mounjaro']],
    ]);
  });

  it('is the zone where some times have an offset and others none', () => {
    const text =
      'type,datetime,medicineName,dose\nshot,2026-01-15T09:00:00+01:00,Ozempic,0.25\nshot,2026-01-22 09:00,Ozempic,0.25\n';
    expect(read(text).unanswered).toEqual(['time-zone']);
    const there = read(text, { 'time-zone': { '': 'America/New_York' } });
    expect(dosesOf(there).map(([at]) => at)).toEqual([
      '2026-01-15T08:00:00.000Z',
      '2026-01-22T14:00:00.000Z',
    ]);
  });

  it('is no zone of a Shotsy file with UTC in its headings, but the unit of a bare weight', () => {
    const text =
      'Date (UTC),Shot,Time (UTC),Site,Taken,Recorded Weight\n2026-07-01,Zepbound® 2.5 mg,23:05,Thigh - Left,Yes,212.4\n';
    const history = read(text);
    expect(asked(history)).toEqual([['weight-unit', true]]);
    expect(history.weights).toEqual([]);
    expect(dosesOf(history)).toEqual([['2026-07-01T23:05:00.000Z', 2.5, 'Zepbound']]);
    expect(read(text, { 'weight-unit': { '': 'lb' } }).weights[0]?.weightKg).toBeCloseTo(96.343, 3);
  });

  it('is what the columns of a table without headings hold', () => {
    const text =
      '2026-01-03,Mounjaro,2.5 mg,left thigh,80.5 kg\n2026-01-10,Mounjaro,2.5 mg,,80 kg\n';
    const [question] = read(text).questions;
    expect(question?.proposed).toEqual({
      'Column 1': 'date',
      'Column 2': 'medicine',
      'Column 3': 'dose',
      'Column 4': 'site',
      'Column 5': 'weight',
    });
    const history = read(text, { columns: question?.proposed ?? {} });
    expect([history.unanswered, history.doses.length, history.weights.length]).toEqual([[], 2, 2]);
  });

  it('is each of many columns, with samples of its own', () => {
    const names = ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'];
    const text = `Date,Drug,Dose (mg),${names.join()}\n2026-01-03,Mounjaro,5,${names.map((name) => `x${name}`).join()}\n`;
    expect(read(text).questions[0]?.samples).toEqual(names.map((name) => `${name}: x${name}`));
  });

  it('is a column that no name explains, left out unless someone says more', () => {
    const text = 'Date,Drug,Dose (mg),Gym,Tingling\n2026-01-03,Mounjaro,2.5,yes,yes\n';
    const history = read(text);
    expect([asked(history), history.ignored]).toEqual([[['columns', false]], ['Gym', 'Tingling']]);
    expect(read(text, { columns: { Tingling: 'symptom' } })).toMatchObject({
      symptoms: [{ category: 'other', note: 'Tingling', severity: 5 }],
      ignored: ['Gym'],
    });
  });

  it('is the quadrant of one side of the abdomen, kept open unless chosen', () => {
    const text = 'Date,Drug,Dose (mg),Site\n2026-01-03,Mounjaro,2.5,L abdomen\n';
    expect(asked(read(text))).toEqual([['site-quadrant', false]]);
    expect(read(text).doses[0]).toMatchObject({ subLocation: null, siteText: 'L abdomen' });
    const answers = { 'site-quadrant': { 'L abdomen': 'left_upper' } };
    expect(read(text, answers).doses[0]).toMatchObject({
      subLocation: 'left_upper',
      siteText: null,
    });
  });
});

describe('a row', () => {
  const rowOf = (cells: string) =>
    read(`Date,Time,Drug,Dose,Where,Taken,Notes\n2026-01-03,18:00,Mounjaro,2.5 mg,,Yes,\n${cells}`);

  it.each([
    ['2026-01-10,18:00,Mounjaro,5 mg,,No,', 'not-taken'],
    ['2026-01-10,18:00,Mounjaro,skipped,,,', 'not-taken'],
    ['2026-01-10,18:00,Mounjaro,,,,missed', 'not-taken'],
    ['2026-01-10,18:00,Mounjaro,5 mg,planned,Yes,', 'not-confirmed'],
    ['2026-01-10,18:00,Mounjaro,5 mg,,,', 'not-confirmed'],
    ['2026-01-10,18:00,Mounjaro,half of 5 mg,,Yes,', 'unreadable-number'],
    ['2026-01-10,18:00,Mounjaro,2 x 2.5 mg,,Yes,', 'unreadable-number'],
    ['2026-01-10,18:00,Mounjaro,0 mg,,Yes,', 'no-dose'],
    ['2026-01-10,18:00,Mounjaro,,,Yes,', 'no-dose'],
    ['2026-01-10,18:00,Mounjaro,500 mg,,Yes,', 'implausible'],
    ['2026-01-10,18:00,Rybelsus,7 mg,,Yes,', 'not-an-injection'],
    ['2026-01-10,25:00,Mounjaro,5 mg,,Yes,', 'unreadable-date'],
    [',18:00,Mounjaro,5 mg,,Yes,', 'no-date'],
    ['2026-12-10,18:00,Mounjaro,5 mg,,Yes,', 'future'],
    ['2026-01-03,18:00,mounjaro,2.5 mg,,Yes,', 'duplicate'],
  ])('%s is skipped: %s', (cells, reason) => {
    const { skipped, doses } = rowOf(cells);
    expect([doses.length, skipped]).toEqual([
      1,
      [expect.objectContaining({ at: 'row 2', reason })],
    ]);
  });

  it('of today without a time comes in at noon, and not before', () => {
    const text = 'Date,Drug,Dose\n2026-11-15,Mounjaro,2.5 mg\n2026-11-22,Mounjaro,5 mg\n';
    expect(dosesOf(read(text)).at(-1)).toEqual(['2026-11-22T12:00:00.000Z', 5, 'Mounjaro']);
    const morning = read(text, {}, NOW - 1);
    expect(morning).toMatchObject({
      doses: [{ doseMg: 2.5 }],
      skipped: [{ at: 'row 2', what: 'dose', reason: 'before-noon' }],
    });
  });

  it('repeats what stands above its ditto marks, also where the file does not quote them', () => {
    const text =
      'Date,Drug,Dose,Site,Notes\n2026-01-03,Mounjaro,2.5 mg,left thigh,\n2026-01-10,",ditto,right thigh,"a, b"\n2026-01-17,","5 mg",left thigh,\n';
    const history = read(text);
    expect(history.doses.map(({ medicine, doseMg, note }) => [medicine, doseMg, note])).toEqual([
      ['Mounjaro', 2.5, ''],
      ['Mounjaro', 2.5, 'a, b'],
      ['Mounjaro', 5, ''],
    ]);
  });

  it('is mended where a comma parts its cells and its decimals', () => {
    const text =
      'Datum,Medikament,Dosis (mg),Stelle,Gewicht (kg)\n13.01.2026,Mounjaro,2,5,Bauch links oben,104,3\n20.01.2026,Mounjaro,5,Bauch links oben,104\n';
    const { doses, weights } = read(text);
    expect(doses.map(({ doseMg }) => doseMg)).toEqual([2.5, 5]);
    expect(weights.map(({ weightKg }) => weightKg)).toEqual([104.3, 104]);
  });

  it('weighs in stones and pounds exactly, and takes the later of two weights', () => {
    const { weights, skipped } = read(
      'Date,Drug,Dose (mg),Weight\n2026-01-03,Mounjaro,5,16st 4lb\n2026-01-03,,,15 stone\n',
    );
    expect(weights.map(({ at, weightKg }) => [at, weightKg])).toEqual([['row 2', 15 * 6.35029318]]);
    expect(skipped).toEqual([
      { at: 'row 1', what: 'weight', reason: 'replaced', detail: '16st 4lb', by: 'row 2' },
    ]);
  });
});

describe('a table with weights alone', () => {
  it('says of a repeated weight that it is one, and of another at its time that it was replaced', () => {
    const days = [
      '2026-01-03,80',
      '2026-01-03,80',
      '2026-01-03,80',
      '2026-01-04,80',
      '2026-01-04,81',
    ];
    const { weights, skipped } = read(`Date,Weight (kg)\n${days.join('\n')}\n`);
    expect(weights.map(({ at, weightKg }) => [at, weightKg])).toEqual([
      ['row 1', 80],
      ['row 5', 81],
    ]);
    expect(skipped.map(({ at, reason }) => [at, reason]).toSorted()).toEqual([
      ['row 2', 'duplicate'],
      ['row 3', 'duplicate'],
      ['row 4', 'replaced'],
    ]);
  });
});

it.each([
  ['', 'empty-file'],
  [' \n\uFEFF ', 'empty-file'],
  ['{"a": 1}', 'unknown-format'],
  ['<html><table>', 'unknown-format'],
  ['name,email\nbob,bob@example.com\n', 'unknown-format'],
  ['some words', 'unknown-format'],
])('%j is refused: %s', (text, reason) => {
  expect(finishFile(text)).toMatchObject({ kind: 'refused', reason });
});

it.each([
  ['Date,Shot,Dose\n2026-01-03,Mounjaro,2.5 mg\n', 2.5],
  ['Date,Shot,Dose (mg),Drug\n2026-01-03,1,2.5,Mounjaro\n', 2.5],
  ['Date,Jab,Dose\n2026-01-03,Mounjaro,2.5mg\n', 2.5],
  ['Date,Injection\n2026-01-03,Mounjaro 2.5 mg\n', 2.5],
  ['Date,Medication,Amount,Unit\n2026-01-03,Mounjaro,2500,mcg\n', 2.5],
  ['Date,Compound,Dose (mcg)\n2026-01-03,Mounjaro,"2,500"\n', 2.5],
  ['Date,Drug,Dose,Unit,Weight,Weight unit\n2026-01-03,Mounjaro,2.5,mg,180,lb\n', 2.5],
  ['When,Mounjaro (mg)\n2026-01-03,2.5\n', 2.5],
  ['Datum;Geneesmiddel;Ingenomen dosis (mg)\n2026-01-03;Mounjaro;2,5\n', 2.5],
  ['Dag;Prik;Hoeveelheid;Eenheid\n2026-01-03;Mounjaro;2500;mcg\n', 2.5],
  ['Date,Drug,Dose\n2026-01-03,Mounjaro,"1,125 mg"\n', 1.125],
])('finds medicine and dose among %j', (text, doseMg) => {
  const history = read(text);
  expect(history.unanswered).toEqual([]);
  expect(history.doses).toMatchObject([{ doseMg, medicine: 'Mounjaro' }]);
});

it('takes midnights for days where no column has times, and for times where one has', () => {
  const days = read('Date,Drug,Dose (mg)\n2026-01-03 00:00:00,Mounjaro,5\n');
  expect(dosesOf(days)).toEqual([['2026-01-03T12:00:00.000Z', 5, 'Mounjaro']]);
  const times = read('Date,Time,Drug,Dose (mg)\n2026-01-03,00:00,Mounjaro,5\n');
  expect(dosesOf(times)).toEqual([['2026-01-03T00:00:00.000Z', 5, 'Mounjaro']]);
});

it('knows the weight of a Shotsy file in a language it does not know by its unit', () => {
  const history = read(
    'Date,Shot,Time,Site,Taken,Meáchan (kg),Protein (g)\n2026-01-03,Mounjaro 2.5mg,18:00,,Yes,90.5,80\n',
  );
  expect([history.weights.map(({ weightKg }) => weightKg), history.ignored]).toEqual([
    [90.5],
    ['Protein (g)'],
  ]);
});
