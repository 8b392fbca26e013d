import { join, normalize } from 'node:path';
import type { Rolldown } from 'vite';
import { PAGE_TABLE } from './page-modules.ts';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Modules that every page with its own code needs besides it: the table, and the call that takes up
 * a kept session.
 */
const COMMON = [PAGE_TABLE, join(import.meta.dirname, 'src/data/session/account.ts')];

/**
 * Tags for the head of a page's file. With them the page's code is on its way
 * together with the first load, not after it.
 */
export function preloadTags(output: Output, pageModule: string): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const homeOf = (module: string) => {
    const home = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => normalize(id) === normalize(module)),
    );
    if (home === undefined) throw new Error(`No file of the build holds ${module}.`);
    return home.fileName;
  };
  const closure = (starts: Iterable<string>) => {
    const names = new Set(starts);
    for (const name of names) for (const next of byName.get(name)?.imports ?? []) names.add(next);
    return names;
  };
  const first = closure(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const scripts = [...closure([pageModule, ...COMMON].map(homeOf))]
    .filter((name) => !first.has(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return `  ${scripts.join('\n    ')}\n  `;
}
