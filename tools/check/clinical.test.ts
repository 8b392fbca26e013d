import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { complaintsAboutClinical, readExports, titlesIn } from './clinical.ts';

const root = mkdtempSync(join(tmpdir(), 'dosewise-clinical-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The functions of a package with these lines that give a measure. */
function measuresOf(lines: string): string[] {
  const index = join(root, 'index.ts');
  writeFileSync(
    index,
    [
      'declare const unit: unique symbol;',
      "type Milligrams = number & { readonly [unit]: 'mg' };",
      'type CalendarDay = string;',
      lines,
    ].join('\n'),
  );
  return [...readExports(index).measures].sort();
}

describe('a function that gives a measure', () => {
  it('is known by its type, by its name, and by the names of what it returns', () => {
    const lines = [
      'export const half = (dose: Milligrams) => (dose / 2) as Milligrams;',
      'export function halves(dose: Milligrams): readonly Milligrams[] { return [dose]; }',
      'export const volumeMl = (steps: number) => steps / 100;',
      'export function remainingDays(): number | null { return null; }',
      'interface Cost { readonly standard: number }',
      'export function sumUp(): { readonly total: Cost } | null { return null; }',
      'export const forecast = () => ({ stock: [{ dosesLeft: 3 }] });',
      'export const levels = () => new Float64Array(2);',
      'export function lastUse(): CalendarDay | null { return null; }',
    ];
    expect(measuresOf(lines.join('\n'))).toEqual([
      'forecast',
      'half',
      'halves',
      'lastUse',
      'levels',
      'remainingDays',
      'sumUp',
      'volumeMl',
    ]);
  });

  it('is none that gives a word, a truth, another number, or only marks one', () => {
    const lines = [
      "export const doseWords = (doseMg: number) => 'mg';",
      'export const isFullDose = (doseMg: number) => doseMg > 2;',
      'export const compare = (a: number, b: number) => a - b;',
      'export const mg = (value: number) => value as Milligrams;',
      'export const MOST_DOSES = 4;',
      'const hiddenDoses = () => 4;',
      'export const clock = () => ({ toDays: (at: number) => at });',
    ];
    expect(measuresOf(lines.join('\n'))).toEqual([]);
  });
});

it('finds the titles of tests and groups, of tables too', () => {
  const code =
    "describe('a dose', () => {\n  it('halves', () => {});\n" +
    "  it.each([1])('of %d', (n) => {});\n  expect('no title');\n});";
  expect([...titlesIn(code)]).toEqual(['a dose', 'halves', 'of %d']);
});

describe('complaints about the page', () => {
  const exported = { names: new Set(['half', 'Dose']), measures: new Set(['half']) };
  const titles = new Map([['../dose.test.ts', new Set(['halves', 'adds'])]]);
  const complaints = (page: string) => complaintsAboutClinical(page, exported, titles);
  const ROW = '| `half` | of a `Dose` | [dose.test.ts](../dose.test.ts) "halves", "adds" |';

  it('are none where each figure has its row, its names and its tests', () => {
    expect(complaints(`# Clinical\n\n${ROW}`)).toEqual([]);
  });

  it.each([
    ['a figure without a row', 'The half is `half`.', 'half gives a measure, and'],
    ['a name that is not there', `${ROW}\n\`quarter\``, 'names quarter, which'],
    ['a row without a test', '| `half` | of a dose | |', 'names no test for half'],
    ['a test that is not there', ROW.replace('adds', 'takes'), 'names the test "takes", which'],
    ['a file that is not there', ROW.replace('../', '../x/'), '../x/dose.test.ts lacks'],
    ['a file without a title', ROW.replace(/ "halves", "adds"/, ''), 'names no title of a test in'],
  ])('name %s', (_what, page, complaint) => {
    expect(complaints(page)).toContainEqual(expect.stringContaining(complaint));
  });
});
