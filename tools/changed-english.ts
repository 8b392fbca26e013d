import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { languageFolders, wordSources } from '../apps/web/language-files.ts';
import { ROOT } from './check/step.ts';

/** An English sentence that is not as it was: null where there is none, or was none. */
export interface ChangedSentence {
  readonly file: string;
  /** The names that lead to it in its file, as 'texts.steps.dose'. */
  readonly key: string;
  readonly before: string | null;
  readonly now: string | null;
}

/** The note in a language's folder: until when English was read by whoever keeps that language. */
interface ReadNote {
  readonly day: string;
  readonly commit: string;
}

/** Prints what changed in English since a language was last read; with `--read` it notes that it was, today. */
function main([language = '', flag]: readonly string[]): void {
  const languages = languageFolders();
  if (!languages.includes(language)) {
    console.error(
      `Name one of ${languages.join(', ')}: npm run changed-english -- ${languages[0]}`,
    );
    process.exitCode = 1;
    return;
  }
  const noteFile = join(ROOT, 'apps/web/src/languages', language, 'read.json');
  if (flag === '--read') {
    const note: ReadNote = {
      day: new Date().toISOString().slice(0, 10),
      commit: git(ROOT, 'rev-parse', 'HEAD').trim(),
    };
    writeFileSync(noteFile, `${JSON.stringify(note, null, 2)}\n`);
    console.log(`${language}: read until ${note.day}.`);
    return;
  }
  // A cast: the file is ours, and the test of all of them reads it.
  const { day, commit } = JSON.parse(readFileSync(noteFile, 'utf8')) as ReadNote;
  if (!isKnown(commit)) {
    console.error(
      `This copy has no commit ${commit}, until which ${language} was read: it needs all of the history.`,
    );
    process.exitCode = 1;
    return;
  }
  const changes = changedSince(ROOT, commit, englishFiles());
  for (const { file, key, before, now } of changes) {
    console.log(`\n${file}: ${key}`);
    if (before !== null) console.log(`  - ${before}`);
    if (now !== null) console.log(`  + ${now}`);
  }
  console.log(`\n${language}: ${changes.length} English sentences changed since ${day}.`);
}

function isKnown(commit: string): boolean {
  try {
    git(ROOT, 'cat-file', '-e', commit);
    return true;
  } catch {
    return false;
  }
}

/** Every file of English that other languages mirror, by its path from the root. */
export function englishFiles(): string[] {
  const words = join(ROOT, 'apps/server/src/languages/words.ts');
  const imported = [...readFileSync(words, 'utf8').matchAll(/from '([^']+texts\.ts)'/g)];
  return [
    ...wordSources().map(({ file }) => file),
    ...imported.map(([, path = '']) => join(dirname(words), path)),
    ...['texts.ts', 'errors.ts'].map((name) => join(ROOT, 'packages/contract/src', name)),
  ].map((file) => relative(ROOT, file).replaceAll('\\', '/'));
}

/** The differences between the sentences of `files` at a commit and now, in the repository `root`. */
export function changedSince(
  root: string,
  commit: string,
  files: readonly string[],
): ChangedSentence[] {
  const then = git(root, 'ls-tree', '-r', '--name-only', commit).split('\n');
  const known = new Set(then);
  // A file that is gone was one of theirs by its name.
  const gone = then.filter((file) => /\btexts\.ts$/.test(file) && !existsSync(join(root, file)));
  return [...files, ...gone].flatMap((file) => {
    const old = known.has(file) ? git(root, 'show', `${commit}:${file}`) : '';
    const path = join(root, file);
    const [before, now] = [old, existsSync(path) ? readFileSync(path, 'utf8') : ''].map(
      sentencesIn,
    ) as [Map<string, string>, Map<string, string>];
    return [...new Set([...before.keys(), ...now.keys()])]
      .filter((key) => before.get(key) !== now.get(key))
      .map((key) => ({
        file,
        key,
        before: before.get(key) ?? null,
        now: now.get(key) ?? null,
      }));
  });
}

/** The sentences of a module by the names that lead to them; of a function its code. */
function sentencesIn(code: string): Map<string, string> {
  const source = ts.createSourceFile('texts.ts', code, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const visit = (node: ts.Node, names: readonly string[]): void => {
    const named =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.initializer
        ? { name: node.name.getText().replaceAll("'", ''), value: node.initializer }
        : null;
    const [inner, path] = named === null ? [node, names] : [named.value, [...names, named.name]];
    if (named !== null && !holdsProperties(inner)) found.set(path.join('.'), wordsOf(named.value));
    else ts.forEachChild(inner, (child) => visit(child, path));
  };
  visit(source, []);
  return found;
}

/** True of an object, and of a call that is given one, as `spoken('key', {…})`. */
function holdsProperties(value: ts.Node): boolean {
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))
    return holdsProperties(value.expression);
  if (ts.isCallExpression(value)) return value.arguments.some(holdsProperties);
  return ts.isObjectLiteralExpression(value);
}

const wordsOf = (value: ts.Expression) =>
  ts.isStringLiteralLike(value) ? value.text : value.getText().replace(/\s+/g, ' ');

function git(root: string, ...args: readonly string[]): string {
  const limits = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const;
  return execFileSync('git', args, { cwd: root, ...limits });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
