import { ensureWebBuilt } from './web-build.ts';

/** Builds the web app for the server; with `--static` the folder that needs none, whose path it prints. */
if (process.argv.includes('--static')) {
  const { buildStaticDemo } = await import('./static-build.ts');
  process.stdout.write(`${await buildStaticDemo()}\n`);
} else await ensureWebBuilt();
