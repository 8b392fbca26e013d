import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { MADE_UP_LANGUAGE } from '@dosewise/contract';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const SRC = join(import.meta.dirname, 'src');
const LANGUAGES_FOLDER = join(SRC, 'languages');
const KEY = /\bspoken\('([^']+)'/;

/** The words of one `texts.ts`. */
interface Source {
  readonly key: string;
  readonly file: string;
}

/** Every `texts.ts` whose words other languages have, too. */
export const wordSources = (): Source[] =>
  globSync('**/texts.ts', { cwd: SRC })
    .sort()
    .flatMap((path) => {
      const file = join(SRC, path);
      const key = KEY.exec(readFileSync(file, 'utf8'))?.[1];
      return key === undefined ? [] : [{ key, file }];
    });

/** The languages that stand in the tree beside English, by their folders. */
export const languageFolders = (): string[] =>
  globSync('*/grammar.ts', { cwd: LANGUAGES_FOLDER }).map(dirname).sort();

/** The files of each language in the build: what its pages load first, and what most need later. */
export type LanguageFiles = Readonly<
  Record<
    string,
    {
      readonly first: string;
      readonly others: string;
      /** All that the two of them load. */
      readonly all: readonly string[];
    }
  >
>;

/**
 * Builds two files for each language into `outDir`, beside the `output` of the page itself: the words of the
 * modules of its first load, and all others.
 */
export async function buildLanguages(
  output: Rolldown.RolldownOutput['output'],
  outDir: string,
  config: UserConfig,
): Promise<LanguageFiles> {
  const first = modulesOfFirstLoad(output);
  const languages = [...languageFolders(), MADE_UP_LANGUAGE];
  const parts = languages.flatMap((language) => [language, `${language}/others`]);
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [wordModules(first)],
    build: {
      ...config.build,
      outDir,
      emptyOutDir: false,
      manifest: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(parts.map((part) => [part.replace('/', '-'), WORDS + part])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/languages/[name]-[hash:7].js',
          chunkFileNames: 'assets/languages/[name]-[hash:7].js',
        },
      },
    },
  });
  if (!('output' in built))
    throw new Error('The build of the languages gave several bundles, or none.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const chunkOf = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (chunk === undefined) throw new Error(`The build has no file for ${name}.`);
    return chunk;
  };
  const pathOf = (fileName: string) => `/${fileName}`;
  return Object.fromEntries(
    languages.map((language) => {
      const [first, others] = [chunkOf(language), chunkOf(`${language}-others`)];
      const all = [first, others].flatMap(({ fileName, imports }) => [fileName, ...imports]);
      const files = { first: pathOf(first.fileName), others: pathOf(others.fileName) };
      return [language, { ...files, all: [...new Set(all)].map(pathOf) }];
    }),
  );
}

/** The modules of what every page loads. */
function modulesOfFirstLoad(output: Rolldown.RolldownOutput['output']): Set<string> {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const names = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => chunk.fileName),
  );
  for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
  return new Set([...names].flatMap((name) => chunks.get(name)?.moduleIds.map(normalize) ?? []));
}

const WORDS = 'words:';

/** The modules `words:de`, which lays out the words of the first load, and `words:de/others`. */
function wordModules(first: ReadonlySet<string>): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id, importer = '') => {
      if (id.startsWith(WORDS)) return `\0${id}`;
      // A copy's imports from its own language are of the same part.
      const [file, part] = importer.split('?');
      return part !== undefined && file !== undefined && id.startsWith('./')
        ? `${join(dirname(file), id)}?${part}`
        : null;
    },
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [language = '', part] = id.slice(WORDS.length + 1).split('/');
      const isOthers = part === 'others';
      const sources = wordSources().filter(({ file }) => first.has(file) !== isOthers);
      const words = collect(sources, language, isOthers ? 'others' : 'first');
      const quoted = JSON.stringify(language);
      return isOthers
        ? `${words}export { words };`
        : `import { layOut } from ${JSON.stringify(join(LANGUAGES_FOLDER, 'words.ts'))};
${words}layOut(${quoted}, words, () => import('${WORDS}${language}/others'));`;
    },
  };
}

/** The file of a language that has the words of `key`, those of its area, and the name of theirs in it. */
export function mirrorOf(
  key: string,
  language: string,
): { readonly file: string; readonly name: string } {
  const [area = '', ...rest] = key.split('/');
  const words = (rest.length === 0 ? key : rest.join('-')).replaceAll('/', '-');
  const camel = words.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return { file: join(LANGUAGES_FOLDER, language, `${area}.ts`), name: `${camel}Texts` };
}

/**
 * A module's beginning that has the `words` of `sources` by their keys. `part` makes it take a copy of each area's file
 * for itself, of which the bundler leaves what it does not use; all of a file would go where the first word of it goes.
 */
function collect(sources: readonly Source[], language: string, part: 'first' | 'others'): string {
  const isMadeUp = language === MADE_UP_LANGUAGE;
  const imports = sources.map(({ key, file }, index) => {
    const mirror = mirrorOf(key, language);
    const [name, home] = isMadeUp ? ['texts', file] : [mirror.name, `${mirror.file}?${part}`];
    return `import { ${name} as t${index} } from ${JSON.stringify(home)};\n`;
  });
  const disguise = `import { disguised } from ${JSON.stringify(join(LANGUAGES_FOLDER, 'disguised.ts'))};\n`;
  const entries = sources.map(
    ({ key }, index) =>
      `${JSON.stringify(key)}: ${isMadeUp ? `disguised(t${index})` : `t${index}`}`,
  );
  return `${isMadeUp ? disguise : ''}${imports.join('')}const words = { ${entries.join(', ')} };\n`;
}

const IMPORT = /\bimport\((?=['"])/;
const SPOKEN = join(SRC, 'languages/formats/spoken.ts');

/** Puts `afterWords` around every `import()` of the page's code. */
export function waitForWords(): Plugin {
  return {
    name: 'wait-for-words',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /[\\/]apps[\\/]web[\\/]src[\\/]/, exclude: /\.css$|service-worker/ },
        code: IMPORT,
      },
      handler(code, id) {
        const path = relative(dirname(id), SPOKEN).replaceAll('\\', '/');
        const own = path.startsWith('.') ? path : `./${path}`;
        const waiting = code.replaceAll(
          /\bimport\(((?:'[^']+'|"[^"]+"))\)/g,
          'afterWords(() => import($1))',
        );
        return { code: `import { afterWords } from '${own}';${waiting}`, map: null };
      },
    },
  };
}
