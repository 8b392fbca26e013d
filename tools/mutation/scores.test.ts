import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fallen, percentOf, scorePage, scoresOf } from './scores.ts';

const ROOT = join(import.meta.dirname, '../..');
const mutant = (path: string, status: string) => ({ fileName: join(ROOT, path), status });
const score = (folder: string, found: number, missed: number) => ({ folder, found, missed });

it('counts by folder what tests noticed, an endless loop too, and leaves out what no test can', () => {
  const mutants = [
    mutant('packages/b/two.ts', 'Killed'),
    mutant('packages/b/two.ts', 'Timeout'),
    mutant('packages/b/one.ts', 'Survived'),
    mutant('packages/a/one.ts', 'NoCoverage'),
    mutant('packages/a/one.ts', 'Ignored'),
    mutant('packages/a/one.ts', 'CompileError'),
  ];
  expect(scoresOf(mutants)).toEqual([score('packages/a', 0, 1), score('packages/b', 2, 1)]);
});

it('gives the score in per cent, and a folder without changes all of it', () => {
  expect(percentOf(score('a', 3, 1))).toBe(75);
  expect(percentOf(score('a', 0, 0))).toBe(100);
});

it('names folders whose score fell by more than half a per cent, and no others', () => {
  const recorded = [score('a', 900, 100), score('b', 900, 100), score('c', 90, 10)];
  const measured = [score('a', 895, 105), score('b', 894, 106), score('new', 0, 9)];
  expect(fallen(recorded, measured).map(({ folder }) => folder)).toEqual(['b']);
});

it('writes a row for each folder and one for all', () => {
  const page = scorePage([score('a', 3, 1), score('b', 1, 3)]);
  expect(page).toContain(
    '| a | 75.0% | 3 | 1 |\n| b | 25.0% | 1 | 3 |\n| together | 50.0% | 4 | 4 |',
  );
});
