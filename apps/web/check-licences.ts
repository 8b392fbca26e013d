import type { Rolldown } from 'vite';

/** The file that Vite writes of the licences of what it bundled; the footer links to it. */
export const LICENCES_FILE = 'licences.txt';

/** The package that a module belongs to, as its path says: the innermost one. */
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** The head of an entry in the file: its name, version and licence. */
const ENTRY = /^## (\S+) - \d\S* \((.*)\)$/gm;
/** Gives up every right, so that it need not be passed on. */
const ASKS_FOR_NOTHING = 'Unlicense';

/** Fails unless each package whose code is in the bundle stands in the file, with its licence's text. */
export function checkLicences(output: Rolldown.RolldownOutput['output']): void {
  const file = output.find(({ fileName }) => fileName === LICENCES_FILE);
  const text = file?.type === 'asset' ? String(file.source) : '';
  // Between two headings stands a text: name, licence, text, name, licence, text …
  const [, ...parts] = text.split(ENTRY);
  const told = new Set<string>();
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [name = '', licence, content = ''] = parts.slice(at, at + 3);
    if (content.trim().length > 200 || licence === ASKS_FOR_NOTHING) told.add(name);
  }
  const missing = bundledPackages(output).filter((name) => !told.has(name));
  if (missing.length > 0) {
    throw new Error(`${LICENCES_FILE} has not the licence's text of ${missing.join(', ')}.`);
  }
}

function bundledPackages(output: Rolldown.RolldownOutput['output']): string[] {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const names = modules.flatMap((id) => PACKAGE.exec(id)?.[1]?.replaceAll('\\', '/') ?? []);
  if (!names.includes('react-dom')) throw new Error('The build does not say what it bundled.');
  return [...new Set(names)];
}
