import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGood } from '../../bench/bench.ts';
import { ROOT } from '../check/step.ts';
import type { Measured, Result } from './results.ts';

export const FIGURES_PAGE = 'docs/performance.md';
const BEGIN = '<!-- figures: written by npm run bench, not by hand -->';
const END = '<!-- end of figures -->';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Text of a cell: three digits are as many as two runs share. */
const number = (value: number): string => String(Number(value.toPrecision(3)));
const amount = (value: number, unit: string): string => `${number(value)} ${unit}`.trim();
const cell = (text: string): string => text.replaceAll('|', '\\|');

function goalOf({ better, goal, floor, unit, isLimit }: Measured): string {
  const sign = better === 'smaller' ? '≤' : '≥';
  return `${sign} ${isLimit ? amount(floor * goal, unit) : `${number(goal)} ×`}`;
}

/** Complaints about a figure: that it misses its goal, or was better in the last run. */
export function complaintsAbout(figure: Measured): string[] {
  const { slowerThan, unit, isLimit } = figure;
  const complaints = isGood(figure) ? [] : ['missed'];
  if (slowerThan !== undefined) {
    const before = isLimit ? amount(slowerThan, unit) : `${number(slowerThan)} ×`;
    complaints.push(`slower than the last run (${before})`);
  }
  return complaints;
}

function verdictOf(figure: Measured): string {
  const [first, ...others] = isGood(figure)
    ? ['met', ...complaintsAbout(figure)]
    : complaintsAbout(figure);
  const verdict = [first === 'missed' ? '**missed**' : first, ...others].join(', ');
  return isGood(figure) || figure.boundBy === undefined ? verdict : `${verdict}: ${figure.boundBy}`;
}

/** The table of a benchmark; the ratio to the floor has a column if a figure has a floor. */
function tableOf(figures: readonly Measured[]): string {
  const hasFloor = figures.some(({ isLimit }) => !isLimit);
  const rows = figures.map((figure) => {
    const { name, ours, ratio, unit, isLimit } = figure;
    const ratioCells = hasFloor ? [isLimit ? '–' : `${number(ratio)} ×`] : [];
    return [name, amount(ours, unit), ...ratioCells, goalOf(figure), verdictOf(figure)];
  });
  const head = ['Row', 'Figure', ...(hasFloor ? ['Ratio to floor'] : []), 'Goal', 'Goal met'];
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A benchmark can have a section for each extent, whose headings must differ. */
function sectionOf({ name, title, at, commit, machine, extent, figures }: Result): string {
  const day = DAY.format(new Date(at));
  const run = [day, commit === undefined ? 'commit not recorded' : `commit ${commit}`, machine];
  const heading = extent === 'quick' ? `${name} (quick run)` : name;
  return `### ${heading}\n\n${title}. ${run.join('; ')}.\n\n${tableOf(figures)}`;
}

/** The part of the page that the bench writes, without its markers. */
export const renderFigures = (results: readonly Result[]): string =>
  results.map(sectionOf).join('\n\n');

/** The page with the part between the markers replaced; throws if a marker is missing. */
export function withFigures(page: string, results: readonly Result[]): string {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`${FIGURES_PAGE} needs the lines "${BEGIN}" and "${END}", in this order.`);
  }
  const before = page.slice(0, start + BEGIN.length);
  return `${before}\n\n${renderFigures(results)}\n\n${page.slice(end)}`;
}

export async function writeFigures(results: readonly Result[]): Promise<void> {
  const file = join(ROOT, FIGURES_PAGE);
  await writeFile(file, withFigures(await readFile(file, 'utf8'), results));
}
