import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { loadEnvFile } from '../apps/server/src/env-file.ts';

/** The server that the web server of apps/web/vite.config.ts passes requests for the API on to. */
const API = { PORT: '3000', HOST: '127.0.0.1' };

// Not by Node's own flag: its watcher crashes at the end where there is no such file.
loadEnvFile();

const api = spawn(process.execPath, ['--watch', 'apps/server/server.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, ...API },
  // A group of its own: Ctrl+C in a terminal reaches it once, through us.
  detached: process.platform !== 'win32',
});
const web = await createServer({
  configFile: 'apps/web/vite.config.ts',
  server: { port: 5173, strictPort: true },
});

// Neither is of use without the other: the end of one is the end of both.
api.on('exit', async (code) => {
  await web.close();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => api.killed || api.kill(signal));
}
try {
  await web.listen();
  web.printUrls();
} catch (error) {
  console.error(error);
  api.kill();
}
