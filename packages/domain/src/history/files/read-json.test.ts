// Shows 28.2, 28.3, 28.5.
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, HistoryResult, ReadHistory } from '../history.ts';
import { historySteps } from '../read-history.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

function finish(text: string, answers: HistoryAnswers = {}, timeZone = 'UTC'): HistoryResult {
  const steps = historySteps('file', text, { timeZone, now: NOW, answers });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function read(value: unknown, answers: HistoryAnswers = {}, timeZone = 'UTC'): ReadHistory {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const result = finish(text, answers, timeZone);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
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
      payload({ test: true, weight: [weight(70, 'c', '2026-06-03T01:00:00Z')] }),
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
    ['{"timestamp": "x", "app_version": "1"}\n{"timest', 'not-readable', 'health-connect-webhook'],
    ['{nonsense', 'not-readable', null],
  ])('%s', (text, reason, format) => {
    expect(finish(text)).toEqual({ kind: 'refused', reason, format });
  });
});
