import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The folder of a package that is installed, in the path of one of its modules: the innermost. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const folders = new Set<string>();

/** Notes the packages that workers are built of: Vite writes the licences of the pages' alone. */
export function notePackages(): Plugin {
  return {
    name: 'note-packages',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = FOLDER.exec(id)?.[0];
          if (folder !== undefined) folders.add(folder.replaceAll('\u0000', ''));
        }
      }
    },
  };
}

/** The text to add to `licences`, in its form, for the packages noted that it lacks. */
export async function workerLicences(licences: string): Promise<string> {
  const added: string[] = [];
  for (const folder of folders) {
    const about = await readFile(`${folder}/package.json`, 'utf8');
    const { name, version, license } = JSON.parse(about) as Readonly<Record<string, string>>;
    if (licences.includes(`## ${name} - `)) continue;
    const text = await readFile(`${folder}/LICENSE`, 'utf8');
    added.push(`\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
  }
  return added.join('');
}
