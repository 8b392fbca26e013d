import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { languageFolders } from '../../apps/web/language-files.ts';
import { PAGE_TABLE } from '../../apps/web/page-modules.ts';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { MANIFEST_FILE } from '../../apps/web/vite.config.ts';
import { ensureWebBuilt } from '../web-build.ts';
import { ROOT, type Step } from './step.ts';

/** The most a visitor may have to fetch before the calculator works, in kB of 1000 bytes, as gzip. */
export const FIRST_LIMIT_KB = 120;
/** The most that any other page may fetch besides, with all that it loads without a press. */
export const PAGE_LIMIT_KB = 118;
/** The most that readers of another language than English fetch besides, before their first page is drawn. */
const WORDS_LIMIT_KB = 8;
const WORDS_FOLDER = 'assets/languages';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
/** Dialogs, whose code comes with the press that opens them. */
const DIALOG = /\blazyDialog\(\s*async \(\) =>[^;]*?\bimport\('([^']+)'\)/g;
/** Parts for those without an account, whose code comes when they are shown to one of them. */
const LOCAL_PART =
  /\blazyPart\(\s*async \(\) =>[^;]*?\bimport\('([^']*\/(?:local|other-devices)[/-][^']+)'\)[^;]*?whenShown: true/g;
const IMPORT = /\bimport\('([^']+)'\)/g;
/** The name of a file in which the code of a page begins. */
const PAGE = /-page-[^/]+\.js$/;

/** A file of the build as Vite's manifest has it, which names the others by their modules. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The size of a file of the build as it is sent, in kB. */
export const packedKb = (path: string): number => statSync(join(DIST, `${path}.gz`)).size / 1000;

/** The files a page names: styles, scripts, and the modules it asks for ahead of time. */
function filesNamedBy(page: string): string[] {
  const tags = readFileSync(join(DIST, page), 'utf8').match(/<(script|link)\b[^>]*>/g) ?? [];
  const needed = tags.filter(
    (tag) => tag.startsWith('<script') || /rel="?(stylesheet|modulepreload|preload)\b/.test(tag),
  );
  const paths = needed.flatMap((tag) => /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(paths)];
}

/**
 * Modules that do not come by themselves: dialogs, what the table of pages leads to, parts for those
 * without an account, the card of analytics on Settings, which few deployments have, the question for a
 * time zone, which few browsers ask, and once, the card of a device that travels, the weights that a phone sent,
 * for those whose phone does, the choice between two doses that cover one another or were logged at once, an
 * invitation that waits, the steps and the picture for those who begin, the place of records without an account, the
 * count of doses ahead while an entry waits to be sent, what ends a browser's notifications with a logout,
 * and the session of those without an account.
 */
function modulesOnPress(): Set<string> {
  const found = new Set([
    'src/features/account/settings/analytics-consent-card.tsx',
    'src/features/tracking/dashboard/time-zone/moved-card.tsx',
    'src/features/tracking/dashboard/time-zone/time-zone-card.tsx',
    'src/features/tracking/dashboard/weight-jump/weight-jump-notice.tsx',
    'src/features/tracking/dashboard/today/covered-doses.tsx',
    'src/parts/doses/double-dose.tsx',
    'src/features/tracking/dashboard/invited-notice.tsx',
    'src/features/tracking/dashboard/today/first-steps.tsx',
    'src/features/tracking/dashboard/today/what-comes.tsx',
    'src/features/tracking/dashboard/today/records-here.tsx',
    'src/data/plan/ahead-here.ts',
    'src/data/session/end-notifications.ts',
    'src/data/session/local-person.ts',
  ]);
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: WEB })) {
    const source = readFileSync(join(WEB, file), 'utf8');
    for (const asked of join(WEB, file) === PAGE_TABLE ? [IMPORT] : [DIALOG, LOCAL_PART]) {
      for (const [, path = ''] of source.matchAll(asked)) {
        found.add(posix.join(dirname(file), path));
      }
    }
  }
  return found;
}

interface Build {
  readonly manifest: Manifest;
  readonly onPress: ReadonlySet<string>;
  /** The files of the first load. */
  readonly first: readonly string[];
}

/** All that a page adds to the first load without a press: its own files, what they import, now or later. */
function addedBy(own: readonly string[], { manifest, onPress, first }: Build): string[] {
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const fileOf = (module: string) => `/${manifest[module]?.file}`;
  const added = new Set(own);
  for (const path of added) {
    const { imports = [], dynamicImports = [] } = chunks.get(path) ?? {};
    const later = dynamicImports.filter((module) => !onPress.has(module));
    const files = [...imports, ...later].map(fileOf);
    for (const file of files) if (!first.includes(file)) added.add(file);
  }
  return [...added];
}

function checkBudget(name: string, files: readonly string[], limitKb: number): void {
  const total = files.reduce((sum, file) => sum + packedKb(file), 0);
  if (total <= limitKb) return;
  const list = files.map((file) => `${packedKb(file).toFixed(1).padStart(7)} kB ${file}`);
  throw new Error(
    `${name} is ${total.toFixed(1)} kB, the limit ${limitKb} kB:\n${list.join('\n')}`,
  );
}

/** The file of a language's first words with all that it imports. */
function wordFiles(language: string): string[] {
  const name = new RegExp(`^${language}-[\\w-]{7}\\.js$`);
  const firsts = readdirSync(join(DIST, WORDS_FOLDER)).filter((file) => name.test(file));
  if (firsts.length !== 1) throw new Error(`First words of ${language}: ${firsts.join(' ')}`);
  const all = new Set(firsts);
  for (const file of all) {
    const code = readFileSync(join(DIST, WORDS_FOLDER, file), 'utf8');
    for (const [, next = ''] of code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) all.add(next);
  }
  return [...all].map((file) => `${WORDS_FOLDER}/${file}`);
}

/** The first page with all it needs, and what each further page adds, late parts and charts included. */
export const bundleBudget: Step = {
  name: 'bundle budget',
  run: async () => {
    await ensureWebBuilt();
    const manifest: Manifest = JSON.parse(readFileSync(join(DIST, MANIFEST_FILE), 'utf8'));
    const first = ['/index.html', ...filesNamedBy('/index.html')];
    if (first.length < 4) throw new Error(`The first page names only ${first.join(' ')}`);
    const build = { manifest, first, onPress: modulesOnPress() };
    checkBudget('The first load', first, FIRST_LIMIT_KB);
    for (const language of languageFolders())
      checkBudget(`What comes first in ${language}`, wordFiles(language), WORDS_LIMIT_KB);
    for (const path of Object.values(PATHS)) {
      if (path === PATHS.home || path === PATHS.calculator) continue;
      const own = filesNamedBy(`${path}.html`).filter((file) => !first.includes(file));
      if (!own.some((file) => PAGE.test(file))) {
        throw new Error(`The file of ${path} does not name the page's code: ${own.join(' ')}`);
      }
      checkBudget(`What ${path} adds`, addedBy(own, build), PAGE_LIMIT_KB);
    }
  },
};
