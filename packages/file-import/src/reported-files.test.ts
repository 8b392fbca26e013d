// Shows 27.1.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from './history.ts';
import { readFile } from './testing/read-file.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** A file from a public report of another tracker, read to its end. */
function read(name: string, timeZone: string, answers: HistoryAnswers = {}): ReadHistory {
  const text = readFileSync(new URL(`./samples/${name}.csv`, import.meta.url), 'utf8');
  return readText(text, timeZone, answers);
}

const readText = (text: string, timeZone = 'UTC', answers: HistoryAnswers = {}): ReadHistory =>
  readFile(text, { timeZone, now: NOW, answers });

const instant = (date: number) => new Date(date).toISOString().replace(/:00\.000Z$|\.000Z$/, 'Z');
const dosesOf = ({ doses }: ReadHistory) =>
  doses.map(({ date, doseMg, medicine }) => `${instant(date)} ${doseMg} ${medicine}`);
const weightsOf = ({ weights }: ReadHistory) =>
  weights.map(({ date, weightKg }) => `${instant(date)} ${Number(weightKg.toFixed(3))}`);
const measuredOf = ({ measurements }: ReadHistory) =>
  measurements.map(({ date, kind, value }) => `${instant(date)} ${kind} ${value}`);
const skipsOf = ({ skipped }: ReadHistory) => skipped.map(({ at, reason }) => `${at} ${reason}`);
const mustOf = ({ questions }: ReadHistory) =>
  questions.filter(({ must }) => must).map(({ id }) => id);

describe('marks and times of doses', () => {
  it('01: the time taken counts, not the one reminded of, and an empty mark is not taken', () => {
    const history = read('reports/01-medtimer-events', 'America/Chicago');
    expect(dosesOf(history)).toEqual([
      '2026-08-02T14:40Z 5 Mounjaro',
      '2026-08-16T13:05Z 5 Mounjaro',
    ]);
    expect(skipsOf(history)).toEqual(['row 2 not-confirmed', 'row 4 not-confirmed']);
    expect(mustOf(history)).toEqual([]);
  });

  it('02: Taken At is the real time, and PENDING is none', () => {
    const history = read('reports/02-status-and-taken-at', 'Europe/London');
    expect(dosesOf(history)).toEqual([
      '2026-09-28T06:15Z 5 Mounjaro',
      '2026-09-13T19:10Z 5 Mounjaro',
    ]);
    expect(skipsOf(history)).toEqual(['row 1 not-confirmed', 'row 3 not-taken', 'row 5 not-taken']);
  });

  it('03: snoozed is not taken', () => {
    const history = read('reports/03-status-snoozed', 'America/Chicago');
    expect(dosesOf(history)).toEqual([
      '2026-09-06T14:00Z 0.5 Ozempic',
      '2026-09-13T16:30Z 0.5 Ozempic',
    ]);
    expect(history.account).toMatchObject({ rows: 5, imported: 2, notTaken: 3 });
  });

  it('04: no word is taken for taken but one that says so', () => {
    const history = read('reports/04-status-words', 'Europe/London');
    expect(dosesOf(history)).toEqual([
      '2026-08-02T08:00Z 5 Mounjaro',
      '2026-09-27T08:00Z 5 Mounjaro',
    ]);
    expect(mustOf(history)).toEqual([]);
    expect(history.account).toMatchObject({ rows: 9, imported: 2, notTaken: 7 });
  });

  it('05: Pending in a Shotsy table is not taken', () => {
    const history = read('reports/05-shotsy-taken-pending', 'America/New_York');
    expect(dosesOf(history)).toEqual(['2026-09-06T22:00Z 5 Zepbound']);
    expect(history.weights).toHaveLength(3);
  });
});

describe('readings of several kinds in one column', () => {
  it('07: a pulse is no weight', () => {
    const history = read('reports/07-track-and-graph', 'Europe/London', {
      'weight-unit': { '': 'kg' },
    });
    expect(
      history.weights.map(({ date, weightKg }) => [new Date(date).toISOString(), weightKg]),
    ).toEqual([
      ['2026-09-14T06:30:41.432Z', 82.5],
      ['2026-09-15T06:31:05.120Z', 82.1],
    ]);
    expect(history.measurements.map(({ kind, value }) => [kind, value])).toEqual([
      ['resting_pulse', 64],
      ['resting_pulse', 61],
    ]);
    expect(history.account).toMatchObject({ rows: 7, imported: 4, other: 3 });
  });

  it('Home Assistant: weight and body fat are told by the names of the sensors', () => {
    const history = read('hosting/05-home-assistant-sensors', 'Europe/London', {
      'weight-unit': { '': 'kg' },
    });
    expect(history.weights.map(({ weightKg }) => weightKg)).toEqual([81.5, 81.25]);
    expect(history.measurements.map(({ kind, value }) => [kind, value])).toEqual([
      ['body_fat', 24.3],
      ['body_fat', 24.2],
    ]);
    expect(skipsOf(history)).toEqual(['row 5 other-kind', 'row 6 unreadable-number']);
  });

  it('FastNFitness: waist and biceps are no weights', () => {
    const history = read('hosting/06-fastnfitness-body', 'Europe/London', {
      'weight-unit': { '': 'kg' },
      'length-unit': { '': 'cm' },
    });
    expect(weightsOf(history)).toEqual(['2026-11-20T00:00Z 81.5', '2026-11-21T00:00Z 81.2']);
    expect(measuredOf(history)).toEqual(['2026-11-20T00:00Z waist 94.5']);
    expect(skipsOf(history)).toEqual(['row 3 other-kind']);
  });

  it('openScale: what is 0.0 was not measured, and is not asked about', () => {
    const history = read('hosting/07-openscale-zero-lengths', 'Europe/London', {
      'weight-unit': { '': 'kg' },
    });
    expect(weightsOf(history)).toEqual(['2026-10-13T05:29Z 69.3', '2026-11-07T06:31Z 69.1']);
    expect(measuredOf(history)).toEqual([
      '2026-10-13T05:29Z body_fat 17.6',
      '2026-11-07T06:31Z body_fat 17.5',
    ]);
    expect(mustOf(history)).toEqual(['weight-unit']);
  });

  it('Garmin: the day of a line of its own counts for body fat too', () => {
    const history = read('hosting/04-garmin-body-fat', 'Europe/London');
    expect(weightsOf(history)).toEqual([
      '2026-07-18T07:28Z 80',
      '2026-07-17T18:05Z 80.5',
      '2026-07-17T07:01Z 79.9',
    ]);
    expect(measuredOf(history)).toEqual([
      '2026-07-18T07:28Z body_fat 18',
      '2026-07-17T07:01Z body_fat 18.1',
    ]);
  });
});

describe('rows', () => {
  it('08: with a date that a spreadsheet cut are named', () => {
    const history = read('reports/08-hash-dates', 'Europe/Berlin');
    expect(dosesOf(history)).toHaveLength(1);
    expect(weightsOf(history)).toHaveLength(1);
    expect(skipsOf(history)).toEqual([
      'row 1 unreadable-date',
      'row 1 unreadable-date',
      'row 2 unreadable-date',
      'row 2 unreadable-date',
    ]);
    expect(history.account).toEqual({
      rows: 3,
      imported: 1,
      notTaken: 0,
      repeated: 0,
      other: 0,
      notUnderstood: 2,
    });
  });

  it('11: at midnight UTC throughout are days', () => {
    const history = read('reports/11-days-as-utc-midnight', 'America/New_York');
    expect(weightsOf(history)).toEqual([
      '2026-08-24T04:00Z 82.3',
      '2026-08-25T04:00Z 82.1',
      '2026-08-26T04:00Z 81.7',
    ]);
  });
});

describe('amounts in units that are not known', () => {
  it('09: asks how many mg one injection is', () => {
    const file = 'reports/09-amount-in-pieces';
    const open = read(file, 'Europe/London');
    expect(open.questions).toMatchObject([
      {
        id: 'mg-per-count',
        must: true,
        subjects: ['injection'],
        options: [],
        samples: ['2026-09-06 1.0 injection', '2026-09-20 1.0 injection'],
      },
    ]);
    expect(open.doses).toEqual([]);
    const answered = read(file, 'Europe/London', { 'mg-per-count': { injection: '5' } });
    expect(answered.unanswered).toEqual([]);
    expect(dosesOf(answered)).toEqual([
      '2026-09-06T08:00Z 5 Mounjaro',
      '2026-09-20T08:00Z 5 Mounjaro',
    ]);
    expect(skipsOf(answered)).toEqual(['row 2 not-taken']);
    const leftOut = read(file, 'Europe/London', { 'mg-per-count': { injection: 'leave-out' } });
    expect(leftOut.skipped).toMatchObject([
      { reason: 'left-out', detail: '2026-09-06 1.0 injection' },
      { reason: 'not-taken' },
      { reason: 'left-out', detail: '2026-09-20 1.0 injection' },
    ]);
  });
});

describe('what may be none', () => {
  it('06: asks what a dose on every day of a weekly medicine means', () => {
    const of = (answer?: string) =>
      read('reports/06-daily-dose-level', 'America/Chicago', {
        medicine: { '': 'Mounjaro' },
        ...(answer !== undefined && { 'dose-level': { '': answer } }),
      });
    const open = of();
    expect(open.questions.find(({ id }) => id === 'dose-level')).toEqual({
      id: 'dose-level',
      must: true,
      subjects: [''],
      options: ['doses', 'level'],
      proposed: {},
      samples: ['2026-08-03 2.5 mg', '2026-08-04 2.5 mg', '2026-08-05 2.5 mg'],
    });
    expect([open.unanswered, open.doses, open.weights.length]).toEqual([['dose-level'], [], 26]);
    const level = of('level');
    expect([level.unanswered, level.doses, level.weights.length]).toEqual([[], [], 26]);
    expect(new Set(level.skipped.map(({ reason }) => reason))).toEqual(new Set(['level']));
    const doses = of('doses');
    expect([doses.unanswered, doses.doses.length]).toEqual([[], 27]);
    const ids = ({ questions }: ReadHistory) => questions.map(({ id }) => id);
    expect([open, level, doses].map((each) => ids(each).includes('close-doses'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('10: lists the weight that jumps, not the day after it', () => {
    const file = 'reports/10-unit-slip-in-import';
    expect(read(file, 'Europe/London')).toMatchObject({
      unanswered: [],
      questions: [
        {
          id: 'odd-weights',
          must: false,
          options: ['keep', 'leave-out'],
          proposed: { '': 'keep' },
          samples: ['2026-11-12 220.46 kg'],
        },
      ],
    });
    expect(read(file, 'Europe/London').weights).toHaveLength(5);
    const leftOut = read(file, 'Europe/London', { 'odd-weights': { '': 'leave-out' } });
    expect(leftOut.weights.map(({ weightKg }) => weightKg)).toEqual([100.2, 99.8, 99.9, 99.4]);
    expect(skipsOf(leftOut)).toEqual(['row 3 left-out']);
  });
});

describe('other dialects', () => {
  it.each([
    ['Datum;Medikament;Dosis;Status', 'Mounjaro;5 mg', ['Genommen'], ['Ausgelassen', 'Verschoben']],
    ['Data;Lek;Dawka;Status', 'Mounjaro;5 mg', ['Przyjęta', 'Tak'], ['Pominięta', 'Nie']],
    ['Date;Médicament;Dose;Résultat', 'Wegovy;1 mg', ['Injectée'], ['Reportée', 'Non prise']],
    ['Fecha;Medicamento;Dosis;Estado', 'Ozempic;0,5 mg', ['Tomada'], ['Omitida', 'Pendiente']],
    [
      'Datum;Geneesmiddel;Dosis;Status',
      'Mounjaro;5 mg',
      ['Ingenomen', 'Ja'],
      ['Overgeslagen', 'Gemist', 'Uitgesteld'],
    ],
    ['Date;Drug;Dose;Anything', 'Mounjaro;5 mg', ['Injected'], ['Missed', 'Snoozed']],
  ])('%s', (header, dose, taken, not) => {
    const rows = [...taken, ...not].map((mark, week) => `2026-09-0${week + 1};${dose};${mark}`);
    const history = readText([header, ...rows].join('\n'));
    expect(history.account).toMatchObject({ imported: taken.length, notTaken: not.length });
    expect(mustOf(history)).toEqual([]);
  });

  it('a word that is not known is asked about once, also in other letters', () => {
    const text =
      'Date,Action,Drug,Dose\n2026-09-06,Injected,Mounjaro,5 mg\n2026-09-13,Refill,Mounjaro,5 mg\n2026-09-20,REFILL,Mounjaro,5 mg\n';
    const history = readText(text);
    expect(history.questions).toMatchObject([{ id: 'status-word', subjects: ['Refill'] }]);
    expect([history.doses.length, history.unanswered]).toEqual([1, ['status-word']]);
    expect(readText(text, 'UTC', { 'status-word': { Refill: 'taken' } }).doses).toHaveLength(3);
    const not = readText(text, 'UTC', { 'status-word': { Refill: 'not-taken' } });
    expect([not.doses.length, skipsOf(not)]).toEqual([1, ['row 2 not-taken', 'row 3 not-taken']]);
  });

  it('Yes and No under a heading that nothing explains must be answered', () => {
    const text =
      'When,What,How much,Happened?\n2026-09-06 09:00,Mounjaro,5 mg,yes\n2026-09-13 09:00,Mounjaro,5 mg,nope\n2026-09-20 09:00,Mounjaro,5 mg,yes\n';
    expect(mustOf(readText(text))).toEqual(['columns']);
    const answers = { columns: { 'Happened?': 'taken' } };
    expect(readText(text, 'UTC', answers).unanswered).toEqual(['status-word']);
    const all = readText(text, 'UTC', { ...answers, 'status-word': { nope: 'not-taken' } });
    expect(all.doses).toHaveLength(2);
  });

  it('a mark that is a time of the day is the time of the dose', () => {
    const text =
      'Scheduled,Drug,Dose,Taken\n2026-09-06 23:30,Mounjaro,5mg,00:10\n2026-09-13 23:30,Mounjaro,5mg,23:40\n2026-09-20 23:30,Mounjaro,5mg,\n2026-09-27 23:30,Mounjaro,5mg,No\n';
    expect(dosesOf(readText(text))).toEqual([
      '2026-09-07T00:10Z 5 Mounjaro',
      '2026-09-13T23:40Z 5 Mounjaro',
    ]);
  });

  it('a note that says no more than that a dose is planned is its mark', () => {
    const text =
      'Datum;Medikament;Dosis;Notiz\n2026-09-06;Mounjaro;5 mg;geplant für heute\n2026-09-13;Mounjaro;5 mg;geplant\n';
    expect(skipsOf(readText(text))).toEqual(['row 2 not-confirmed']);
  });

  it('each reading keeps its unit, and others are named', () => {
    const text =
      'Timestamp,Metric,Value,Unit\n2026-09-06T07:00:00Z,Weight,82.5,kg\n2026-09-06T07:01:00Z,Heart rate,64,bpm\n2026-09-06T07:02:00Z,Body fat,24.1,%\n2026-09-07T07:00:00Z,Weight,182,lb\n';
    const history = readText(text);
    expect(weightsOf(history)).toEqual(['2026-09-06T07:00Z 82.5', '2026-09-07T07:00Z 82.554']);
    expect(measuredOf(history)).toEqual(['2026-09-06T07:02Z body_fat 24.1']);
    expect(skipsOf(history)).toEqual(['row 2 other-kind']);
  });

  it('of two columns of kinds the one with words that are known counts', () => {
    const text =
      'Date,Type,Category,Value (kg)\n2026-09-06,Body,Weight,82.5\n2026-09-06,Vitals,Pulse,64\n';
    expect(weightsOf(readText(text, 'UTC', { 'weight-unit': { '': 'kg' } }))).toEqual([
      '2026-09-06T00:00Z 82.5',
    ]);
  });

  it('words beside a mere value are asked about where none is known', () => {
    const text = 'Date,Tracker,Reading\n2026-09-06,Morning,82.5\n2026-09-06,Evening,64\n';
    expect(readText(text).questions).toMatchObject([
      { id: 'kind-word', must: true, subjects: ['Morning', 'Evening'] },
    ]);
    const answers = {
      'kind-word': { Morning: 'weight', Evening: 'leave-out' },
      'weight-unit': { '': 'kg' },
    };
    expect(weightsOf(readText(text, 'UTC', answers))).toEqual(['2026-09-06T00:00Z 82.5']);
  });

  it('titles, totals, remarks and repeated headings are named', () => {
    const text =
      'Weights of Ann\n\nDate,Weight (kg)\n2026-09-06,82.5\nAverage,82.45\n// a remark\nDate,Weight (kg)\n2026-09-08,82.3\n#REF!,#REF!\nTotal entries: 3\n';
    const history = readText(text);
    expect(history.account).toEqual({
      rows: 7,
      imported: 2,
      notTaken: 0,
      repeated: 0,
      other: 3,
      notUnderstood: 2,
    });
    expect(history.unused.map(({ at }) => at)).toEqual(['line 6', 'line 7', 'line 10']);
  });

  it('a unit that is none of a weight says that it is something else', () => {
    const text =
      'date,weight (kg),dose (mg),drug,unit\n2026-01-07,80,5,Mounjaro,Stück\n2026-01-08,20,,,%\n';
    expect(readText(text).weights.map(({ weightKg }) => weightKg)).toEqual([80]);
  });

  it('the unit of a dose is not that of the weight beside it', () => {
    const text =
      'Date,Medication,Amount,Unit,Status,Weight (kg)\n2026-08-02,Mounjaro,1,injection,Taken,99.8\n2026-08-09,Mounjaro,1,injection,Skipped: sick,99.1\n';
    const history = readText(text, 'UTC', { 'mg-per-count': { injection: '5' } });
    expect(dosesOf(history)).toEqual(['2026-08-02T12:00Z 5 Mounjaro']);
    expect(history.weights).toHaveLength(2);
  });
});
