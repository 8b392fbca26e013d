import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { ROOT } from './step.ts';

// An import would send twenty megabytes through the transformers of the test runner.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest version of a browser that the app works in, by its name in the field `browserslist`. */
export type OldestBrowsers = ReadonlyMap<string, string>;

/** A browser of the field `browserslist` is these ones of the compatibility data. */
const BROWSERS: Readonly<Record<string, readonly (keyof CompatStatement['support'])[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

/** The browsers that `apps/web/package.json` names, for the build as for this check. */
export const readOldestBrowsers = (): OldestBrowsers => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'apps/web/package.json'), 'utf8'));
  const entries = (manifest.browserslist as string[]).map((entry): [string, string] => {
    const [name = '', version = ''] = entry.split(' ');
    if (BROWSERS[name] === undefined || !/^[\d.]+$/.test(version)) {
      throw new Error(`apps/web/package.json: '${entry}' of browserslist is not understood.`);
    }
    return [name, version];
  });
  const missing = Object.keys(BROWSERS).filter((name) => !new Map(entries).has(name));
  if (missing.length > 0) throw new Error(`browserslist lacks ${missing.join(', ')}.`);
  return new Map(entries);
};

/** Features that one of the oldest browsers lacks, and newer ones have. */
export interface NewerFeatures {
  /** Names that stand alone, like `scheduler`. */
  readonly globals: ReadonlySet<string>;
  /** Names of something that stands alone, like `AbortSignal.any` or `navigator.locks`. */
  readonly dotted: ReadonlySet<string>;
  /** Names that, whatever they are of, none of the oldest browsers has: `withResolvers`. */
  readonly members: ReadonlySet<string>;
  /** Members of prototypes, like `Array.toSorted`. */
  readonly prototypes: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements (`:open`), kinds of colours (`light-dark()`), nesting (`&`). */
  readonly css: ReadonlySet<string>;
}

/** The features that belong to one, by their names. */
const partsOf = ({ __compat, ...parts }: Identifier) =>
  // The type of the data does not tell `__compat` from them.
  Object.entries(parts as Readonly<Record<string, Identifier>>);

const isAtMost = (version: string, limit: string): boolean => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
};

/** True when a browser has it in `version`, under its own name and without a switch. */
const isIn = (version: string, support: CompatStatement['support']['chrome']): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        isAtMost(added, version) &&
        !(typeof removed === 'string' && isAtMost(removed, version)) &&
        [flags, prefix, alternative_name].every((limit) => limit === undefined),
    );

/** Types of single objects, with the names that these have in code. */
const SINGLE: Readonly<Record<string, string>> = {
  Navigator: 'navigator',
  Document: 'document',
  Location: 'location',
  History: 'history',
  Performance: 'performance',
  Crypto: 'crypto',
  Screen: 'screen',
  CacheStorage: 'caches',
};

/** Types whose members stand alone: a page's global, and a worker's. */
const IS_GLOBAL = /^(Window|\w*WorkerGlobalScope)$/;
const IS_NAME = /^[A-Za-z][A-Za-z0-9]*$/;

/** The features that some of `oldest` lack. One that any of its owners has there counts as known. */
export const findNewerFeatures = (oldest: OldestBrowsers): NewerFeatures => {
  const browsers = [...oldest].flatMap(([name, version]) =>
    (BROWSERS[name] ?? []).map((browser) => ({ browser, version })),
  );
  const isOld = ({ __compat }: Identifier): boolean =>
    __compat === undefined ||
    browsers.every(({ browser, version }) => isIn(version, __compat.support[browser]));

  const known = {
    globals: new Map<string, boolean>(),
    dotted: new Map<string, boolean>(),
    members: new Map<string, boolean>(),
    prototypes: new Map<string, boolean>(),
    css: new Map<string, boolean>(),
  };
  const note = (kind: keyof typeof known, name: string, has: boolean) =>
    known[kind].set(name, has || known[kind].get(name) === true);

  const noteMembers = (owner: string, features: Identifier, isWeb: boolean) => {
    for (const [key, feature] of partsOf(features)) {
      const name = key.replace(/_static$/, '');
      if (!IS_NAME.test(name) || feature.__compat === undefined) continue;
      const has = isOld(feature);
      // Members of what is not there at all cannot be reached.
      if (has || isOld(features)) note('members', name, has);
      if (IS_GLOBAL.test(owner)) note('globals', name, has);
      if (SINGLE[owner] !== undefined) note('dotted', `${SINGLE[owner]}.${name}`, has);
      // The data tells statics of JavaScript's own classes from the rest by their descriptions only.
      if (!isWeb || name !== key) note('dotted', `${owner}.${name}`, has);
      if (name === key) note('prototypes', `${owner}.${name}`, has);
    }
  };
  for (const [name, feature] of partsOf(compat.api)) {
    note('globals', name, isOld(feature));
    noteMembers(name, feature, true);
  }
  const { builtins = {} } = compat.javascript;
  for (const [name, feature] of partsOf(builtins)) {
    note('globals', name, isOld(feature));
    noteMembers(name, feature, false);
  }
  for (const [name, feature] of partsOf(builtins.Intl ?? {})) {
    noteMembers(`Intl.${name}`, feature, false);
  }
  // Another property is passed over alone; these take all that stands beside them along.
  const { selectors = {}, types = {} } = compat.css;
  for (const [name, selector] of partsOf(selectors)) {
    if (!name.startsWith('-')) note('css', name === 'nesting' ? '&' : `:${name}`, isOld(selector));
  }
  for (const [name, color] of partsOf(types.color ?? {})) {
    note('css', `${name}()`, isOld(color));
  }
  const newer = (kind: keyof typeof known) =>
    new Set([...known[kind]].flatMap(([name, has]) => (has ? [] : name)));
  return {
    globals: newer('globals'),
    dotted: newer('dotted'),
    members: newer('members'),
    prototypes: newer('prototypes'),
    css: newer('css'),
  };
};
