import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, type Step } from './step.ts';

const DOMAIN = 'packages/domain';
const PAGE = 'docs/clinical.md';

/**
 * Words in the name of a function, a type or a field that make a bare number one of those that people
 * act on. Branded numbers, arrays of levels and calendar days count by their type.
 */
const MEASURES =
  /^(mg|ml|clicks?|units?|doses?|days|hours?|weeks?|months?|interval|kg|cm|mass|pounds|stones|feet|inches|measurements?|costs?|savings?|prices?|rates?|concentrations?)$/;

/** The exports of a package: all of them, and those functions that give a measure. */
export interface PackageExports {
  readonly names: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
}

/** Reads what the module at `index` exports, by the types that the compiler finds. */
export function readExports(index: string): PackageExports {
  const program = ts.createProgram([index], {
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: [],
    strict: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${index} exports nothing.`);
  const exported = checker
    .getExportsOfModule(module)
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  const measures = exported.filter((symbol) => givesMeasure(symbol, program));
  return {
    names: new Set(exported.map(({ name }) => name)),
    measures: new Set(measures.map(({ name }) => name)),
  };
}

function givesMeasure(symbol: ts.Symbol, program: ts.Program): boolean {
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || isMark(declaration)) return false;
  const checker = program.getTypeChecker();
  return checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .some(
      (signature) =>
        /\bCalendarDay\b/.test(signature.getDeclaration().type?.getText() ?? '') ||
        holdsMeasure(signature.getReturnType(), [symbol.name], program),
    );
}

/** True of `(value) => value as Milligrams`, which computes nothing. */
function isMark(declaration: ts.Declaration): boolean {
  if (!ts.isVariableDeclaration(declaration)) return false;
  const { initializer } = declaration;
  return (
    initializer !== undefined &&
    ts.isArrowFunction(initializer) &&
    ts.isAsExpression(initializer.body) &&
    ts.isIdentifier(initializer.body.expression)
  );
}

/** True when a type is, or has in its fields, a measure. `path` has the names that lead to it. */
function holdsMeasure(
  type: ts.Type,
  path: readonly string[],
  program: ts.Program,
  seen: ReadonlySet<ts.Type> = new Set(),
): boolean {
  if (seen.has(type)) return false;
  const checker = program.getTypeChecker();
  const within = new Set([...seen, type]);
  const holds = (part: ts.Type, ...names: string[]) =>
    holdsMeasure(part, [...path, ...names], program, within);
  if (type.isIntersection()) {
    const isBranded = type.types.some(({ flags }) => flags & ts.TypeFlags.Number);
    return isBranded || type.types.some((part) => holds(part));
  }
  if (type.isUnion()) return type.types.some((part) => holds(part));
  if (type.flags & ts.TypeFlags.NumberLike) return path.some(namesMeasure);
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return checker.getTypeArguments(type as ts.TypeReference).some((part) => holds(part));
  }
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const { symbol } = type;
  const isOfLanguage = symbol?.declarations?.some((node) =>
    program.isSourceFileDefaultLibrary(node.getSourceFile()),
  );
  // A mapped type such as Record is declared there too, and has no name of its own.
  if (isOfLanguage && symbol.name !== '__type') return symbol.name === 'Float64Array';
  return type
    .getProperties()
    .some((field) => holds(checker.getTypeOfSymbol(field), symbol?.name ?? '', field.name));
}

/** True when a name has one of the words: 'mgPerL', 'DoseCost'. */
function namesMeasure(name: string): boolean {
  return (name.replace(/mL/g, 'Ml').match(/[A-Z]?[a-z]+/g) ?? []).some((word) =>
    MEASURES.test(word.toLowerCase()),
  );
}

const ROW = /^\| *(`[^|]*) \|(.*)$/;
const NAME = /`([A-Za-z_]\w*)`/g;
/** A test file with the titles of the tests that are meant: `[a.test.ts](../a.test.ts) "adds", "takes"`. */
const TESTS = /\[[^\]]+\]\(([^)]+\.(?:test|e2e)\.tsx?)\)((?:,? "[^"]+")*)/g;

/** Complaints about the page: computations it lacks, names and tests that are not there. */
export function complaintsAboutClinical(
  page: string,
  { names, measures }: PackageExports,
  titlesOf: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const rows = page.split('\n').flatMap((line) => {
    const [, first, rest] = ROW.exec(line) ?? [];
    return first === undefined ? [] : [{ functions: namesIn(first), rest: rest ?? '' }];
  });
  const said = new Set(rows.flatMap(({ functions }) => functions));
  const tests = [...page.matchAll(TESTS)].flatMap(([, path = '', titles = '']) =>
    (titles === '' ? [''] : quoted(titles)).map((title) => ({ path, title })),
  );
  return [
    ...[...measures]
      .filter((name) => !said.has(name))
      .map((name) => `${name} gives a measure, and ${PAGE} has no row for it.`),
    ...[...new Set(namesIn(page))]
      .filter((name) => !names.has(name))
      .map((name) => `${PAGE} names ${name}, which ${DOMAIN} does not export.`),
    ...rows
      .filter(({ rest }) => [...rest.matchAll(TESTS)].length === 0)
      .map(({ functions }) => `${PAGE} names no test for ${functions.join(', ')}.`),
    ...tests
      .filter(({ path, title }) => !titlesOf.get(path)?.has(title))
      .map(({ path, title }) =>
        title === ''
          ? `${PAGE} names no title of a test in ${path}.`
          : `${PAGE} names the test "${title}", which ${path} lacks.`,
      ),
  ];
}

const namesIn = (text: string) => [...text.matchAll(NAME)].flatMap(([, name]) => name ?? []);
const quoted = (text: string) =>
  [...text.matchAll(/"([^"]+)"/g)].flatMap(([, title]) => title ?? []);

/** The titles of the tests and of their groups in a test file. */
export function titlesIn(code: string): Set<string> {
  const source = ts.createSourceFile('test.ts', code, ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(describe|it|test)$/.test(rootOf(node))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The name that a call begins with: 'it' of `it.each(rows)(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)
    ? rootOf(node.expression)
    : '';
}

/** Every figure that a screen gets from the domain stands with its source and its test in one page. */
export const clinicalStep: Step = {
  name: 'clinical documentation',
  run: async () => {
    const page = await readFile(join(ROOT, PAGE), 'utf8');
    const titlesOf = new Map<string, Set<string>>();
    for (const path of globSync('{packages,apps,e2e}/**/*.{test,e2e}.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules'),
    })) {
      const link = `../${path.replaceAll('\\', '/')}`;
      if (page.includes(link))
        titlesOf.set(link, titlesIn(await readFile(join(ROOT, path), 'utf8')));
    }
    const exported = readExports(join(ROOT, DOMAIN, 'src/index.ts'));
    if (exported.measures.size === 0) throw new Error(`${DOMAIN} was not read.`);
    const complaints = complaintsAboutClinical(page, exported, titlesOf);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
};
