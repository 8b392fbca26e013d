import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** Where the web server of apps/web/vite.config.ts passes requests for the API on to. */
const API = { PORT: '3000', HOST: '127.0.0.1' };

const api = spawn(
  process.execPath,
  ['--env-file-if-exists=.env', '--watch', 'apps/server/src/main.ts'],
  { stdio: 'inherit', env: { ...process.env, ...API } },
);
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
  process.on(signal, () => api.kill(signal));
}
try {
  await web.listen();
  web.printUrls();
} catch (error) {
  console.error(error);
  api.kill();
}
