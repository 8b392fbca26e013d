// Shows 27.1.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from '../history.ts';
import { finishFile, readFile } from '../testing/read-file.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

function read(value: unknown, answers: HistoryAnswers = {}, timeZone = 'UTC'): ReadHistory {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return readFile(text, { now: NOW, answers, timeZone });
}

const iso = (all: readonly { readonly date: number }[]) =>
  all.map(({ date }) => new Date(date).toISOString());
const reasons = ({ skipped }: ReadHistory) => skipped.map(({ at, reason }) => `${at} ${reason}`);

describe('Shotsy', () => {
  it('takes side effects alone, days of local midnights and weights without a unit', () => {
    const key = Date.UTC(2026, 4, 8, 22) / 1000;
    const history = read(
      {
        exportVersion: 2,
        _shotsyExportTimeZone: 'Europe/Berlin',
        days: [{ [key]: { sideEffects: { Nausea: '4' }, Weight: { value: '90,5', date: key } } }],
      },
      {},
      'America/New_York',
    );
    expect(history.symptoms).toMatchObject([{ category: 'nausea', severity: 4 }]);
    expect(iso(history.symptoms)).toEqual(['2026-05-09T10:00:00.000Z']);
    expect(history.weights).toMatchObject([{ at: 'day 2026-05-09', weightKg: 90.5 }]);
  });
});

describe('Health Auto Export', () => {
  const dose = (rest: object) => ({ displayText: 'Zepbound', status: 'Taken', ...rest });

  it('takes what stands beside a number: mg behind a dose, a % beside a share, words of a clock', () => {
    const start = '2026-01-01 8:00:00\u202Fp.\u00A0m. +0000';
    const fat = [{ date: '2026-01-02', qty: 0.315 }];
    const history = read({
      data: {
        metrics: [{ name: 'body_fat_percentage', units: '%', data: fat }],
        medications: [dose({ dosage: '2,5 mg', start, end: start })],
      },
    });
    expect(history.unanswered).toEqual([]);
    expect(history.doses.map(({ doseMg }) => doseMg)).toEqual([2.5]);
    expect(iso(history.doses)).toEqual(['2026-01-01T20:00:00.000Z']);
    expect(history.measurements).toMatchObject([{ kind: 'body_fat', value: 31.5 }]);
  });

  it('asks unit and time of the documented dialect', () => {
    const entry = dose({
      dosage: 5,
      start: '2026-01-01 08:00:00 +0000',
      end: null,
      scheduledDate: '2026-02-01 07:30:00 PM +0100',
    });
    const file = { data: { medications: [entry] } };
    const open = read(file);
    expect(open.unanswered).toEqual(['dosage-unit', 'start-or-scheduled']);
    expect([open.doses.length, reasons(open)]).toEqual([0, ['medications[0] ask-unit']]);
    const answers = { 'dosage-unit': { '': 'mg' }, 'start-or-scheduled': { '': 'scheduled' } };
    const answered = read(file, answers);
    expect([answered.unanswered, iso(answered.doses)]).toEqual([[], ['2026-02-01T18:30:00.000Z']]);
  });

  it('counts by what one is said to hold, and millilitres by their concentration', () => {
    const times = { start: '2026-02-01 08:00:00 +0000', end: '2026-02-01 08:00:00 +0000' };
    const medications = [
      dose({ ...times, dosage: 2, units: 'count' }),
      dose({ ...times, dosage: 0.5, units: 'mL' }),
    ];
    const open = read({ data: { medications } });
    expect(open.unanswered).toEqual(['mg-per-count', 'concentration']);
    expect(open.doses).toEqual([]);
    const { doses } = read(
      { data: { medications } },
      { 'mg-per-count': { Zepbound: '2,5 mg' }, concentration: { Zepbound: '20 mg/mL' } },
    );
    expect(doses.map(({ doseMg }) => doseMg)).toEqual([5, 10]);
  });

  it('asks how bad what is unspecified was', () => {
    const symptom = { name: 'Heartburn', severity: 'Unspecified', start: '2026-02-01 08:00:00Z' };
    const history = read({ data: { symptoms: [symptom] } }, { 'severity-unknown': { '': '3' } });
    expect(history.questions.map(({ id, must }) => [id, must])).toEqual([
      ['severity-unknown', false],
    ]);
    expect(history.symptoms).toMatchObject([{ category: 'acid_reflux', severity: 3 }]);
  });
});

describe('Health Connect', () => {
  const weight = (kilograms: number, uuid: string, time = '2026-06-01T01:00:00Z') => ({
    ...{ kilograms, uuid, time, source: 'app' },
  });
  const payload = (rest: object) => ({ timestamp: '2026-06-02T00:00:00Z', ...rest });

  it('reads payloads line by line; a record sent again replaces the earlier one', () => {
    const lines = [
      payload({ weight: [weight(90, 'a'), weight(91, 'b', '2026-06-02T01:00:00Z')] }),
      payload({ test: true, weight: [weight(70, 'b', '2026-06-03T01:00:00Z')] }),
      payload({ source: 'screen_time', apps: [{ name: 'x' }] }),
      payload({ weight: [weight(89.5, 'a', '2026-06-01T02:00:00Z')] }),
    ];
    const history = read(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    expect(history.weights.map(({ at, weightKg }) => [at, weightKg])).toEqual([
      ['line 1 weight[1]', 91],
      ['line 4 weight[0]', 89.5],
    ]);
    expect(reasons(history)).toEqual(['line 1 weight[0] replaced', 'line 2 weight[0] test-data']);
    expect(history.ignored).toContain('screen_time');
    expect(read(lines).weights.map(({ at }) => at)).toEqual(['[0].weight[1]', '[3].weight[0]']);
  });

  const kept = [1, 2, 3].map((day) => {
    const time = `2026-06-0${day}T01:00:00Z`;
    return JSON.stringify(payload({ weight: [{ kilograms: 90 + day, time }] }));
  });
  const wrapped = (body: (line: string) => unknown) =>
    kept.map((line) => JSON.stringify({ received: 1780275600, body: body(line) })).join('\n');

  it.each([
    ['ends of lines of Windows', kept.join('\r\n')],
    ['commas between them', `${kept.join(',\n')},\n`],
    ['no ends of lines', kept.join('')],
    ['times of a log before them', kept.map((line) => `2026-06-01 10:00 POST ${line}`).join('\n')],
    ['many lines each', kept.map((line) => JSON.stringify(JSON.parse(line), null, 2)).join('\n')],
    ['what kept them around them', wrapped((line) => JSON.parse(line))],
    ['what kept them as text', wrapped((line) => line)],
    [
      'their records alone',
      [1, 2, 3]
        .map((day) => JSON.stringify({ kilograms: 90 + day, time: `2026-06-0${day}T01:00:00Z` }))
        .join('\n'),
    ],
  ])('reads kept payloads with %s', (_, text) => {
    const { weights, skipped } = read(text);
    expect([weights.map(({ weightKg }) => weightKg), skipped]).toEqual([[91, 92, 93], []]);
  });

  it('names the line that is cut, wherever that is, and takes the others', () => {
    for (const [cut, line] of kept.entries()) {
      for (let length = 1; length < line.length; length += 1) {
        const text = kept.with(cut, line.slice(0, length)).join('\n');
        // A first line that ends where a value may follow, and one document behind it, is one document.
        const history = read(text);
        expect(history.weights.map(({ weightKg }) => weightKg)).toEqual(
          [91, 92, 93].toSpliced(cut, 1),
        );
        expect(reasons(history)).toEqual([`line ${cut + 1} not-readable`]);
      }
    }
    const tail = kept[0]?.slice(40);
    expect(reasons(read([tail, ...kept.slice(1)].join('\n')))).toEqual(['line 1 not-readable']);
  });
});

it('takes payloads of Health Auto Export one a line', () => {
  const sent = (day: number) => ({
    data: {
      metrics: [
        { name: 'weight_body_mass', units: 'lb', data: [{ date: `2026-06-0${day}`, qty: 200 }] },
      ],
      medications: [
        {
          displayText: 'Zepbound 5mg',
          status: 'Taken',
          dosage: 5,
          units: 'mg',
          start: `2026-06-0${day}`,
          end: 1,
        },
      ],
    },
  });
  const history = read(`${JSON.stringify(sent(1))}\n${JSON.stringify(sent(2))}`);
  expect(history.weights.map(({ at }) => at)).toEqual([
    'line 1 weight_body_mass[0]',
    'line 2 weight_body_mass[0]',
  ]);
  expect(history.doses.map(({ at, doseMg }) => [at, doseMg])).toEqual([
    ['line 1 medications[0]', 5],
    ['line 2 medications[0]', 5],
  ]);
});

describe('SparkyFitness with nothing but ids of medicines', () => {
  const row = (id: number, medication_id: string) => ({
    ...{ id, medication_id, dose_mg: '2.50', injected_at: `2026-02-0${id}T08:00:00Z` },
  });

  it('asks for the medicine', () => {
    const list = [row(1, 'm1'), row(2, 'm1')];
    const open = read(list);
    expect([open.unanswered, open.doses.length]).toEqual([['medicine'], 0]);
    expect(open.questions).toMatchObject([
      { subjects: [''], samples: ['2.50 mg on 2026-02-01', '2.50 mg on 2026-02-02'] },
    ]);
    const { unanswered, doses } = read(list, { medicine: { '': 'Peptide X' } });
    expect([unanswered, doses.map(({ medicine }) => medicine)]).toEqual([
      [],
      ['Peptide X', 'Peptide X'],
    ]);
    const lines = list.map((one) => JSON.stringify(one)).join('\n');
    expect(read(lines, { medicine: { '': 'Ozempic' } }).doses.length).toBe(2);
  });

  it('asks for each of several', () => {
    const answers = { medicine: { m1: 'Mounjaro', m2: 'leave-out' } };
    const history = read([row(1, 'm1'), row(2, 'm2')], answers);
    expect(history.unanswered).toEqual([]);
    expect(history.doses.map(({ medicine }) => medicine)).toEqual(['Mounjaro']);
    expect(reasons(history)).toEqual(['2 other-medicine']);
  });
});

it('reads injections of SparkyFitness as a bare list', () => {
  const row = { id: '1', medication_id: null, dose_mg: '2.50', site: 'left_thigh' };
  const history = read([{ ...row, injected_at: '2026-02-01T08:00:00Z' }]);
  expect(history.unanswered).toEqual(['which-medicines']);
  expect(history.doses).toMatchObject([{ doseMg: 2.5, location: 'thigh', subLocation: 'left' }]);
});

it('never takes a prescription of MediKeep for a dose', () => {
  const history = read({
    export_metadata: { unit_system: 'imperial' },
    medications: [{ medication_name: 'Ozempic', dosage: '0.5 mg', frequency: 'weekly' }],
    vitals: [{ recorded_date: '2026-02-01T07:30:00', weight: 200 }],
    symptoms: [
      {
        symptom_name: 'Nausea',
        occurrences: [{ occurrence_date: '2026-02-02', severity: 'critical', notes: 'after tea' }],
      },
    ],
  });
  expect([history.doses, reasons(history)]).toEqual([[], ['medications[0] prescription']]);
  expect(history.weights).toMatchObject([{ weightKg: 90.718474 }]);
  expect(history.symptoms).toMatchObject([{ severity: 9, note: 'after tea' }]);
});

it('asks for the unit where MediKeep has none', () => {
  const vitals = [{ recorded_date: '2026-02-01', weight: 90 }];
  const file = { export_metadata: {}, vitals };
  expect(read(file).unanswered).toEqual(['weight-unit']);
  expect(read(file, { 'weight-unit': { '': 'kg' } }).weights).toMatchObject([{ weightKg: 90 }]);
});

it('takes no apostrophe off a note, since JSON guards no formulas', () => {
  const history = read({
    ...{ exportedAt: '2026-03-01T00:00:00Z', profile: {}, pens: [], doses: [], symptoms: [] },
    weights: [{ date: '2026-02-01T08:00:00.000Z', weightKg: 90, note: "'=1" }],
  });
  expect(history.weights).toMatchObject([{ note: "'=1" }]);
});

it('reads our own export as rows', () => {
  const history = read({
    ...{ exportedAt: '2026-03-01T00:00:00Z', profile: { country: 'DE' } },
    pens: [{ _id: 'p', device: { medicine: 'semaglutide' } }],
    doses: [
      {
        ...{ _id: 'd', penId: 'p', date: '2026-02-01T08:00:00.000Z', doseAmount: 0.5 },
        ...{ injectionLocation: 'abdomen', injectionSubLocation: 'left_upper', painLevel: 1.5 },
        note: 'one',
      },
    ],
    weights: [{ date: '2026-02-01T08:00:00.000Z', weightKg: 90, note: '', source: 'manual' }],
    symptoms: [
      {
        date: '2026-02-01T08:00:00.000Z',
        category: 'other',
        severity: 0,
        note: 'No symptoms today',
      },
    ],
  });
  expect(history.doses).toMatchObject([
    { medicine: 'semaglutide', doseMg: 0.5, subLocation: 'left_upper', pain: 1.5, note: 'one' },
  ]);
  expect(history.symptoms).toMatchObject([{ severity: 0, note: 'No symptoms today' }]);
  expect([history.weights.length, history.ignored]).toEqual([1, ['profile', 'pens']]);
});

describe('what is refused', () => {
  it.each([
    ['', 'empty-file', null],
    ['{}', 'unknown-format', null],
    ['[]', 'unknown-format', null],
    ['{"injections": []}', 'unknown-format', null],
    ['{"exportVersion": 2, "days": [', 'not-readable', 'shotsy-json-2'],
    ['{"data": {"metrics": [{', 'not-readable', 'health-auto-export-json'],
    ['[{"injected_at": "2026', 'not-readable', 'sparkyfitness-json'],
    // One document over many lines, whose records are whole one by one.
    ['[\n{"injected_at": "2026"},\n{"injected_at": "2026"', 'not-readable', 'sparkyfitness-json'],
    ['{nonsense', 'not-readable', null],
  ])('%s', (text, reason, format) => {
    expect(finishFile(text)).toEqual({ kind: 'refused', reason, format });
  });
});
