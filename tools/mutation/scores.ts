import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The outcome of the changes in one folder. */
export interface FolderScore {
  readonly folder: string;
  /** Changes that a test saw, an endless loop among them. */
  readonly found: number;
  /** Changes that no test saw. */
  readonly missed: number;
}

/** The part of a result of Stryker that counts. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
}

const FOUND: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'RuntimeError']);
/** Lines that say by a comment why no test can see them changed, and the values of modules. */
const IGNORED = 'Ignored';

/** The scores of the folders that results are of, by name. */
export function scoresOf(mutants: readonly Mutant[]): FolderScore[] {
  const counted = mutants.filter(({ status }) => status !== IGNORED && status !== 'CompileError');
  const folders = Map.groupBy(counted, ({ fileName }) =>
    relative(ROOT, dirname(fileName)).replaceAll('\\', '/'),
  );
  return [...folders]
    .map(([folder, inIt]) => {
      const found = inIt.filter(({ status }) => FOUND.has(status)).length;
      return { folder, found, missed: inIt.length - found };
    })
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** In per cent; 100 where there was nothing to change. */
export const percentOf = ({ found, missed }: FolderScore): number =>
  found + missed === 0 ? 100 : (100 * found) / (found + missed);

/** A fall below what is recorded by more than this is one: a time-out more or less is none. */
const MARGIN = 0.5;

/** The folders whose score is lower than recorded. */
export function fallen(
  recorded: readonly FolderScore[],
  measured: readonly FolderScore[],
): FolderScore[] {
  const before = new Map(recorded.map((score) => [score.folder, percentOf(score)]));
  return measured.filter((score) => percentOf(score) < (before.get(score.folder) ?? 0) - MARGIN);
}

/** The page that says how far tests see, as Markdown. */
export function scorePage(scores: readonly FolderScore[]): string {
  const sum = (key: 'found' | 'missed') => scores.reduce((total, score) => total + score[key], 0);
  const all = { folder: 'together', found: sum('found'), missed: sum('missed') };
  const row = (score: FolderScore) =>
    `| ${score.folder} | ${percentOf(score).toFixed(1)}% | ${score.found} | ${score.missed} |`;
  return [
    '# Mutation scores',
    '',
    'For developers: the share of small changes to the code that the tests notice, by folder. `npm run test:mutation` writes this',
    'page, and fails if a score falls. A change that no test can notice has a comment in the code with the reason. Tables of words',
    'and figures are left out, because other tests compare them with their sources. We have not measured other folders yet.',
    '',
    '| Folder | Score | Noticed | Not noticed |',
    '|---|---|---|---|',
    ...scores.map(row),
    row(all),
    '',
  ].join('\n');
}
