import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const PACKAGES = ['contract', 'domain', 'file-import'];
const WORKSPACES = ['apps/server', ...PACKAGES.map((name) => `packages/${name}`)];

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The product as an operator has it, in a folder that a test may take away. */
export interface ServerCopy {
  readonly folder: string;
  /** The program to start. */
  readonly main: string;
  remove(): void;
}

/** Copies the server, its packages and `webFiles` (path and content) as the built web app. */
export function copyServer(webFiles: Readonly<Record<string, string>>): ServerCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-copy-'));
  for (const path of ['package.json', ...WORKSPACES, ...productionPackages()]) {
    place(join(ROOT, path), join(folder, path));
  }
  mkdirSync(join(folder, 'node_modules/@dosewise'), { recursive: true });
  for (const name of PACKAGES) {
    symlinkSync(join('../../packages', name), join(folder, 'node_modules/@dosewise', name), 'dir');
  }
  for (const [path, content] of Object.entries(webFiles)) {
    const file = join(folder, 'apps/web/dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return {
    folder,
    main: join(folder, 'apps/server/server.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<LockedPackage>(lock.packages);
  return locked
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path]) => path);
}

/** Links instead of copies where it can: they take no room and no time. */
function place(from: string, to: string): void {
  const found = lstatSync(from, { throwIfNoEntry: false });
  // A package for other machines is locked too, but not installed.
  if (!found || found.isSymbolicLink()) return;
  if (!found.isDirectory()) {
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) place(join(from, name), join(to, name));
}
