// Shows 27.1.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { readFile } from '../testing/read-file.ts';
import { readWeightCsv } from '../testing/read-weights.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const read = (text: string, answers: HistoryAnswers = {}) => readFile(text, { now: NOW, answers });
const when = (date: number) => new Date(date).toISOString().slice(0, 16);
const dosesIn = (text: string, answers?: HistoryAnswers) =>
  read(text, answers).doses.map(({ doseMg, medicine }) => `${doseMg} ${medicine}`);
const weightsIn = (text: string, answers?: HistoryAnswers) =>
  read(text, answers).weights.map(
    ({ date, weightKg }) => `${when(date).slice(0, 10)} ${Number(weightKg.toFixed(2))}`,
  );
const symptomsIn = (text: string) =>
  read(text).symptoms.map(({ category, severity, note }) =>
    `${category} ${severity} ${category === 'other' ? note : ''}`.trim(),
  );
const skipsIn = (text: string, answers?: HistoryAnswers) =>
  read(text, answers).skipped.map(({ at, reason }) => `${at} ${reason}`);

describe('severities', () => {
  it.each([
    ['Date,Symptom,Severity\n2026-09-16,Nausea,7\n', ['nausea 7']],
    ['Datum;Symptom;Schweregrad\n16.09.2026;Verstopfung;leicht\n', ['constipation 2']],
    ['Date;Symptôme;Intensité\n16/09/2026;Nausée;7\n', ['nausea 7']],
    ['Date,Symptom,Severity (1-5)\n2026-09-16,Nausea,3\n', ['nausea 6']],
    ['Date,Symptom,Severity\n2026-09-16,Hair loss,4\n', ['other 4 Hair loss']],
    [
      'Date,Side effects,Severity\n2026-09-16,"Nausea 3/10, fatigue",6\n',
      ['nausea 3', 'fatigue 6'],
    ],
    ['Date,Symptom,Severity\n2026-09-16,none,0\n2026-09-17,Nausea,2\n', ['nausea 2']],
  ])('stand in a column beside the symptom: %j', (text, expected) => {
    expect(symptomsIn(text)).toEqual(expected);
  });

  it.each([
    ['Nausea (1-5)', '3', 6],
    ['Nausea (0–3)', '3', 10],
    ['Nausea /10', '3', 3],
    ['Übelkeit (1 bis 5)', '5', 10],
    ['Nausea (out of 100)', '70', 7],
    ['Nausea', '3', 3],
  ])('are of the scale that the heading %s states', (heading, cell, severity) => {
    expect(symptomsIn(`Date,${heading},Weight (kg)\n2026-09-16,${cell},81\n`)).toEqual([
      `nausea ${severity}`,
    ]);
  });

  it('that are not known are named, and those around them come in', () => {
    const text = 'Date,Nausea,Weight (kg)\n2026-09-16,mild,81\n2026-09-17,queasy-ish,81\n';
    expect([symptomsIn(text), skipsIn(text)]).toEqual([['nausea 2'], ['row 2 unreadable-number']]);
  });

  it.each([
    ['Nudności;Ból głowy;Zmęczenie', 'łagodne;brak;silne'],
    ['Nausea;Mal di testa;Stanchezza', 'lieve;nessuno;forte'],
    ['Nausées;Maux de tête;Fatigue', 'légères;aucun;forte'],
    ['Náusea;Dor de cabeça;Cansaço', 'leve;nenhuma;forte'],
  ])('have words of their own: %s', (headings, cells) => {
    expect(symptomsIn(`Data;${headings}\n16.09.2026;${cells}\n`)).toEqual([
      'nausea 2',
      'fatigue 8',
    ]);
  });
});

describe('whose a row is, or what', () => {
  it.each(['Name', 'For', 'Child', 'First name', 'Nom', 'Für', 'Vorname', 'Nome', 'Imię'])(
    'is asked of a column %s',
    (heading) => {
      const text = `Date,${heading},Weight (kg)\n2026-09-16,Ann,61\n2026-09-16,Tom,94\n`;
      const { questions } = read(text);
      expect(questions.map(({ id }) => id)).toEqual(['which-person']);
      expect(weightsIn(text, { 'which-person': { '': 'Tom' } })).toEqual(['2026-09-16 94']);
      const dosed = `Date,${heading},Medication,Dose\n2026-09-16,Ann,Mounjaro,5 mg\n2026-09-17,Tom,Ozempic,1 mg\n`;
      expect(read(dosed).unanswered).toEqual(['which-person']);
      expect(dosesIn(dosed, { 'which-person': { '': 'Tom' } })).toEqual(['1 Ozempic']);
    },
  );

  it('is not asked of names of one person, of medicines, or of what was measured', () => {
    const texts = [
      'Date,Name,Weight (kg)\n2026-09-16,Ann,61\n2026-09-17,Ann,60.8\n',
      'Date,Name,Dose\n2026-09-16,Mounjaro,5 mg\n2026-09-17,Mounjaro,5 mg\n',
      'Date,Name,Weight (kg)\n2026-09-16,Weight,61\n2026-09-16,Body weight,61\n',
    ];
    for (const text of texts) expect(read(text).unanswered).toEqual([]);
  });

  it.each([
    'Date,Exercise Name,Weight (kg),Reps\n2026-09-16,Bench Press,80,8\n2026-09-16,Squat,100,5\n',
    'Date,Food,Weight (g),Calories\n2026-09-16,Rice,20500,80\n2026-09-16,Melon,25000,300\n',
    'Date,Animal,Weight (kg)\n2026-09-16,Rex,31\n2026-09-16,Bello,25\n',
  ])('is asked of words that differ between weights of one date: %j', (text) => {
    const { questions } = read(text);
    expect(questions.map(({ id }) => id)).toEqual(['kind-word']);
    const [first = '', second = ''] = questions[0]?.subjects ?? [];
    const answers = { 'kind-word': { [first]: 'leave-out', [second]: 'weight' } };
    expect([read(text, answers).unanswered, skipsIn(text, answers)]).toEqual([
      [],
      ['row 1 other-kind'],
    ]);
    expect(readWeightCsv(text, { timeZone: 'UTC', now: NOW })).toMatchObject({
      kind: 'question',
      questions: [{ id: 'kind-word' }],
    });
  });

  it('is not asked of words beside weights of days of their own', () => {
    const text = 'Date,Mood,Weight (kg)\n2026-09-16,good,81\n2026-09-17,bad,80\n';
    expect(read(text).unanswered).toEqual([]);
  });
});

describe('several columns of weights', () => {
  it.each([
    ['Ann weight (kg),Tom weight (kg)', '61.4,92.1'],
    ['Morning weight (kg),Evening weight (kg)', '81.4,82.6'],
    ['Weight (kg),Weight (lb)', '81.4,140'],
  ])('that do not agree are asked about: %s', (headings, cells) => {
    const text = `Date,${headings}\n2026-09-16,${cells}\n`;
    const [first = '', second = ''] = headings.split(',');
    expect(read(text)).toMatchObject({
      unanswered: ['columns'],
      questions: [{ subjects: [first, second], proposed: { [first]: 'weight' } }],
    });
    const answers = { columns: { [first]: 'leave-out', [second]: 'weight' } };
    expect(read(text, answers).unanswered).toEqual([]);
    expect(read(text, answers).weights).toHaveLength(1);
    const asked = { timeZone: 'UTC', now: NOW };
    expect(readWeightCsv(text, asked)).toMatchObject({ kind: 'question' });
    const mapping = { date: 0, time: null, weight: 2, unit: null, note: null, source: null };
    expect(readWeightCsv(text, { ...asked, mapping })).toMatchObject({ kind: 'ready' });
  });

  it('that are the same are one weight', () => {
    const text = 'Date,Weight (kg),Weight (kg)\n2026-09-16,81.4,81.4\n2026-09-17,,81.2\n';
    expect([read(text).unanswered, weightsIn(text)]).toEqual([
      [],
      ['2026-09-16 81.4', '2026-09-17 81.2'],
    ]);
  });

  it('in stones and pounds have no fractions', () => {
    const text = 'Date,Weight (st.lb)\n2026-09-16,12.11\n2026-09-17,12 st 11 lb\n';
    expect([weightsIn(text), skipsIn(text)]).toEqual([
      ['2026-09-17 81.19'],
      ['row 1 unreadable-number'],
    ]);
  });

  it('in two units are one weight, and the one that a row has counts', () => {
    const text =
      'Date,Weight (kg),Weight (lb)\n2026-09-16,81.4,179.5\n2026-09-17,,179.0\n2026-09-18,81,\n';
    expect(weightsIn(text)).toEqual(['2026-09-16 81.4', '2026-09-17 81.19', '2026-09-18 81']);
    expect(read(text).unanswered).toEqual([]);
  });
});

describe('doses', () => {
  it('of several medicines may have a column each', () => {
    const text =
      'Date,Mounjaro (mg),Ozempic,Metformin (mg)\n2026-09-16,5,,500\n2026-09-23,,0.5 mg,500\n2026-09-30,5,250 mcg,\n';
    expect(dosesIn(text)).toEqual(['5 Mounjaro', '0.5 Ozempic', '5 Mounjaro', '0.25 Ozempic']);
  });

  it('of one medicine have one column, in whatever units it stands beside', () => {
    const text = 'Date,Tirzepatide (mg),Tirzepatide (units)\n2026-09-16,5,50\n';
    expect(dosesIn(text)).toEqual(['5 Tirzepatide']);
  });

  it.each([
    ['Units', '20'],
    ['mL', '0.5'],
    ['Volume (mL)', '0.5'],
  ])('under a heading %s are volumes', (heading, cell) => {
    const text = `Date,Medication,${heading}\n2026-09-16,Mounjaro,${cell}\n`;
    expect(read(text).unanswered).toEqual(['concentration']);
  });

  it.each(['Strength', 'Pens', 'Dose mg/ml'])(
    'that nothing else holds are asked of a column %s',
    (heading) => {
      const text = `Date,Medication,${heading},Weight (kg)\n2026-09-16,Mounjaro,5,81\n2026-09-17,,,80\n`;
      expect(read(text).unanswered).toEqual(['columns']);
      const answers = { columns: { [heading]: 'dose' }, 'dosage-unit': { '': 'mg' } };
      expect(dosesIn(text, answers)).toEqual(['5 Mounjaro']);
    },
  );

  it.each(['Mounjaro level (mg)', 'Mounjaro pens left', 'Mounjaro cost', 'Days since Mounjaro'])(
    'are not what stands under %s',
    (heading) => {
      const text = `Date,${heading},Weight (kg)\n2026-09-16,3,81\n`;
      expect([dosesIn(text), read(text).unanswered, weightsIn(text)]).toEqual([
        [],
        [],
        ['2026-09-16 81'],
      ]);
    },
  );

  it.each(['Estimated level', 'Next dose', 'Last dose'])(
    'are not amounts of %s beside a medicine',
    (heading) => {
      const text = `Date,Medication,${heading}\n2026-09-16,Mounjaro,3.4 mg\n`;
      expect([dosesIn(text), skipsIn(text)]).toEqual([[], ['row 1 no-dose']]);
    },
  );

  it.each(['PO', 'p.o.', 'per os', 'By mouth', 'sublingual', 'drops', 'nasal'])(
    'are none of a pen where the route is %s',
    (route) => {
      const text = `Date,Medication,Route,Dose\n2026-09-16,Semaglutide,${route},7 mg\n2026-09-23,Semaglutide,s.c.,1 mg\n`;
      expect([dosesIn(text), skipsIn(text)]).toEqual([
        ['1 Semaglutide'],
        ['row 1 not-an-injection'],
      ]);
    },
  );
});

describe('dates', () => {
  it('of two digits each may begin with the year, which is asked', () => {
    const text = 'Date,Weight (kg)\n26-09-06,81.4\n26-09-13,81.2\n';
    expect(read(text)).toMatchObject({
      unanswered: ['date-order'],
      weights: [],
      questions: [
        { options: ['day-first', 'month-first', 'year-first'], proposed: { '': 'year-first' } },
      ],
    });
    const first = { 'date-order': { '': 'year-first' } };
    expect(weightsIn(text, first)).toEqual(['2026-09-06 81.4', '2026-09-13 81.2']);
    const last = { 'date-order': { '': 'day-first' } };
    expect(weightsIn(text, last)).toEqual(['2006-09-26 81.4', '2013-09-26 81.2']);
  });

  it.each(['16-09-26', '06.09.26', '31/12/25'])('such as %s end with the year', (date) => {
    const text = `Date,Weight (kg)\n${date},81.4\n`;
    expect(read(text).questions.flatMap(({ options }) => options)).not.toContain('year-first');
  });

  it.each([
    ['Day,Date', 'Wed,2026-09-16'],
    ['Day,Date', '1,2026-09-16'],
    ['Week,Date', '1,2026-09-16'],
  ])('stand in the column of %s that has them', (headings, cells) => {
    expect(weightsIn(`${headings},Weight (kg)\n${cells},81.4\n`)).toEqual(['2026-09-16 81.4']);
  });

  it('are asked about where the column that is named so has none and another one has', () => {
    const text = 'Week,Week start,Weight (kg)\n1,2026-09-14,81.4\n2,2026-09-21,81\n';
    expect(read(text).questions).toMatchObject([
      { id: 'columns', proposed: { Week: 'leave-out', 'Week start': 'date' } },
    ]);
    const answers = { columns: { 'Week start': 'date', Week: 'leave-out' } };
    expect(weightsIn(text, answers)).toEqual(['2026-09-14 81.4', '2026-09-21 81']);
  });

  it('are of the zone that a column names, and of none that does not exist', () => {
    const text =
      'Date,Time,Time zone,Weight (kg)\n2026-09-16,07:05,America/New_York,81.4\n2026-09-17,07:05,UTC+2,81.2\n2026-09-18,07:05,Home,81\n';
    expect(read(text).weights.map(({ date }) => when(date))).toEqual([
      '2026-09-16T11:05',
      '2026-09-17T05:05',
    ]);
    expect(skipsIn(text)).toEqual(['row 3 unreadable-date']);
  });

  it('have the zone in brackets behind them', () => {
    const text =
      'Date,Weight (kg)\n2026-09-16T07:05:00[America/New_York],81\n2026-09-17 07:05 (EST),81.1\n2026-09-18 07:05 (morning),81.2\n';
    expect(read(text).weights.map(({ date }) => when(date))).toEqual([
      '2026-09-16T11:05',
      '2026-09-17T12:05',
      '2026-09-18T07:05',
    ]);
  });

  it.each([
    ['0830', '08:30'],
    ['20:15h', '20:15'],
    ['20:15 hrs', '20:15'],
  ])('have times such as %s', (cell, time) => {
    const { doses } = read(`Date,Time,Medication,Dose\n2026-09-16,${cell},Mounjaro,5 mg\n`);
    expect(doses.map(({ date }) => when(date))).toEqual([`2026-09-16T${time}`]);
  });
});

it('what holds control characters is no table of weights', () => {
  const text = 'Date,Weight (kg)\n2026-09-16,81.4\n\u0000PNG';
  expect(readWeightCsv(text, { timeZone: 'UTC', now: NOW })).toEqual({
    kind: 'unreadable',
    reason: 'no-data',
  });
});

describe('cells', () => {
  it.each([
    ['Date,Weight (g)', '2026-09-16,"81,400"'],
    ['Date,Weight', '2026-09-16,81.400 g'],
    ["'Date','Weight (kg)'", "'2026-09-16','81.4'"],
    ['“Date”,“Weight (kg)”', '“2026-09-16”,“81.4”'],
    ['Date,Weight (kg)', '２０２６-０９-１６,８１．４'],
    ['Date,Weight (kg)', '٢٠٢٦-٠٩-١٦,٨١٫٤'],
    ['Measure Time,Weight (kg)', '2026-09-16,81.4'],
  ])('%s: %s is a weight', (header, row) => {
    expect(weightsIn(`${header}\n${row}\n`)).toEqual(['2026-09-16 81.4']);
  });

  it('beside a weight that is known a number is not taken for a likely dose', () => {
    const text = 'Moment,Weight (lb),BMI\n2026-09-16,179.5,26.1\n';
    expect(read(text).questions[0]?.proposed).toEqual({
      Moment: 'date',
      'Weight (lb)': 'weight',
      BMI: 'leave-out',
    });
  });

  it.each([
    ['Masse grasse (%);Tour de taille (cm);Tour de hanches (cm)'],
    ['Grasa corporal (%);Cintura (cm);Cadera (cm)'],
    ['Massa grassa (%);Girovita (cm);Fianchi (cm)'],
    ['Gordura corporal (%);Cintura (cm);Quadril (cm)'],
    ['Tkanka tłuszczowa (%);Talia (cm);Biodra (cm)'],
    ['Körperfett (%);Taille (cm);Hüfte (cm)'],
  ])('of measurements: %s', (headings) => {
    const { measurements } = read(`Data;${headings}\n16.09.2026;28,1;95,5;104\n`);
    expect(measurements.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'body_fat 28.1',
      'waist 95.5',
      'hips 104',
    ]);
  });

  it('of a mass of fat are no share of it', () => {
    const text = 'Date;Poids (kg);Masse grasse (kg)\n16/09/2026;81,4;22,9\n';
    expect(read(text).measurements).toEqual([]);
  });
});
