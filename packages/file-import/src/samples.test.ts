// Shows 27.1, 50.10.

import { readFileSync } from 'node:fs';
import { type InjectionLocation, type InjectionSubLocation, zoneClock } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from './history.ts';
import { finishFile } from './testing/read-file.ts';

/** A file's entry in `samples/expected.json`; see the README beside it. */
interface Expected {
  readonly error?: string;
  readonly format: string;
  readonly account: { readonly zone: string };
  readonly questions: readonly { readonly id: string; readonly must: boolean }[];
  readonly doses: readonly (Timed & {
    readonly mg: number;
    readonly site: string | null;
    readonly site_text?: string;
    readonly pain: number | null;
    readonly note: string | null;
    readonly medicine: string | null;
  })[];
  readonly weights: readonly (Timed & { readonly kg: number })[];
  readonly symptoms: readonly (Timed & {
    readonly category: string;
    readonly severity: number | null;
    readonly severity_range?: readonly [number, number];
  })[];
  readonly measurements?: readonly (Timed & { readonly kind: string; readonly value: number })[];
  readonly skipped: readonly {
    readonly at: string;
    readonly what: string;
    readonly reason: string;
  }[];
  readonly ignored: readonly string[];
}
interface Timed {
  readonly at: string;
  readonly instant: string | null;
  readonly day?: string;
  readonly instant_alt?: readonly string[];
}
interface Read {
  readonly at: string;
  readonly date: number;
}

const { now, files } = JSON.parse(
  readFileSync(new URL('./samples/migration/expected.json', import.meta.url), 'utf8'),
) as { now: string; files: Readonly<Record<string, Expected>> };
const NOW = Date.parse(now);

/** A file, how it is read, and the answers that its expected values hold for. */
interface Sample {
  readonly name: string;
  readonly answers: HistoryAnswers;
  readonly encoding?: string;
}
const SAMPLES: readonly Sample[] = [
  { name: 'empty.csv', answers: {} },
  { name: 'shotsy-us.csv', answers: {} },
  { name: 'pokii.csv', answers: {} },
  {
    name: 'sheet-uk.csv',
    answers: { 'weight-unit': { '': 'leave-out' } },
  },
  {
    name: 'sheet-de-cp1252.csv',
    answers: {},
    encoding: 'windows-1252',
  },
  { name: 'shotsy-v2-london.shotsyjson', answers: {} },
  { name: 'truncated.shotsyjson', answers: {} },
  {
    name: 'health-auto-export-counts.json',
    answers: {
      'mg-per-count': { 'Zepbound 2.5 mg': '2.5', 'Zepbound 5 mg': '5' },
      'which-medicines': { Zepbound: 'import', Tirzepatide: 'import', Metformin: 'leave-out' },
      concentration: { Tirzepatide: 'leave-out' },
    },
  },
  { name: 'health-connect-webhook.json', answers: {} },
  {
    name: 'sparkyfitness-api.json',
    answers: {
      'which-medicines': { Mounjaro: 'import', 'Vitamin B12': 'leave-out', unknown: 'import' },
    },
  },
  {
    name: 'medassist-ng-1.9.json',
    answers: {
      'mg-per-count': { 'Mounjaro 2,5 mg KwikPen': '2.5', 'Mounjaro 5 mg KwikPen': '5' },
      'which-medicines': {
        'Mounjaro 2,5 mg KwikPen': 'import',
        'Mounjaro 5 mg KwikPen': 'import',
        Semaglutid: 'import',
        Metformin: 'leave-out',
      },
      'automatic-marks': { '': 'leave-out' },
      'which-person': { '': 'Ben' },
    },
  },
];

function read(name: string, { answers, encoding = 'utf-8' }: Omit<Sample, 'name'>) {
  const bytes = readFileSync(new URL(`./samples/migration/${name}`, import.meta.url));
  const text = decoded(bytes, encoding);
  const timeZone = files[name]?.account.zone ?? 'UTC';
  return finishFile(text, { timeZone, now: NOW, answers });
}

/** Node reads windows-1252 as Latin-1, where € and „ are control characters. */
const ABOVE_LATIN_1: Readonly<Record<string, string>> = {
  '\u0080': '€',
  '\u0084': '„',
  '\u0093': '“',
};
function decoded(bytes: Buffer, encoding: string): string {
  if (encoding === 'utf-8') return bytes.toString('utf8');
  return bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (sign) => ABOVE_LATIN_1[sign] ?? '');
}

/** Sites of HL7 v2 table 0163, and LG and RG for the buttocks. */
function siteCode(location: InjectionLocation, subLocation: InjectionSubLocation | null) {
  if (subLocation === null) return null;
  const [side = '', half = ''] = subLocation.toUpperCase().split('_');
  if (location === 'abdomen') return `${side[0]}${half[0]}AQ`;
  return `${side[0]}${{ thigh: 'T', arm: 'UA', buttock: 'G', other: '' }[location]}`;
}

const isoDay = (zone: string, at: number) =>
  new Date(zoneClock(zone).wallOf(at)).toISOString().slice(0, 10);

describe.each(SAMPLES)('$name', ({ name, ...sample }) => {
  const expected = files[name];
  if (expected === undefined) throw new Error(name);
  const result = read(name, sample);

  if (expected.error !== undefined) {
    it('is refused', () => {
      expect(result).toMatchObject({ kind: 'refused', reason: expected.error });
    });
    return;
  }
  if (result.kind !== 'read') throw new Error(`${name}: ${result.reason}`);
  const history: ReadHistory = result;

  /** Each with its own, at the right place and time. */
  const pairs = <Own extends Read, Its extends Timed>(own: readonly Own[], its: readonly Its[]) => {
    expect(own.map(({ at }) => at)).toEqual(its.map(({ at }) => at));
    return its.map((one, index) => {
      const mine = own[index] as Own;
      if (one.instant === null) {
        expect([one.at, isoDay(expected.account.zone, mine.date)]).toEqual([one.at, one.day]);
      } else {
        const right = [one.instant, ...(one.instant_alt ?? [])].map((at) => Date.parse(at));
        expect(right, `${one.at} ${new Date(mine.date).toISOString()}`).toContain(mine.date);
      }
      return [mine, one] as const;
    });
  };

  it('is known, and asks what it leaves open', () => {
    expect(history.format).toBe(expected.format);
    expect(history.questions.map(({ id, must }) => ({ id, must })).toSorted(byId)).toEqual(
      expected.questions.map(({ id, must }) => ({ id, must })).toSorted(byId),
    );
    expect(history.unanswered).toEqual([]);
  });

  it('gives its doses', () => {
    for (const [mine, its] of pairs(history.doses, expected.doses)) {
      const site = siteCode(mine.location, mine.subLocation);
      expect([its.at, mine.doseMg, site, mine.pain, mine.note || null]).toEqual([
        its.at,
        its.mg,
        its.site,
        its.pain,
        its.note,
      ]);
      expect(mine.medicine.toLowerCase()).toContain((its.medicine ?? 'unknown').toLowerCase());
      expect([its.at, mine.siteText]).toEqual([its.at, its.site_text ?? null]);
    }
  });

  it('gives its weights', () => {
    for (const [{ weightKg }, { kg, at }] of pairs(history.weights, expected.weights)) {
      expect(Math.abs(weightKg - kg), at).toBeLessThanOrEqual(0.00005);
    }
  });

  it('gives its symptoms', () => {
    for (const [mine, its] of pairs(history.symptoms, expected.symptoms)) {
      const [least, most] = its.severity_range ?? [its.severity ?? 0, its.severity ?? 0];
      expect([its.at, mine.category]).toEqual([its.at, its.category]);
      expect(mine.severity >= least && mine.severity <= most, its.at).toBe(true);
    }
  });

  it('gives its measurements', () => {
    for (const [mine, its] of pairs(history.measurements, expected.measurements ?? [])) {
      expect([its.at, mine.kind, mine.value]).toEqual([its.at, its.kind, its.value]);
    }
  });

  it('skips the rest with its reason, and names what has no home', () => {
    const bare = (all: Expected['skipped']) =>
      all.map(({ at, what, reason }) => `${at} ${what} ${reason}`).toSorted();
    expect(bare(history.skipped)).toEqual(bare(expected.skipped));
    expect(history.ignored.toSorted()).toEqual(expected.ignored.toSorted());
  });
});

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
