import { loadEnvFile } from '../apps/server/src/env-file.ts';
import { ensureWebBuilt } from './web-build.ts';

loadEnvFile();
await ensureWebBuilt();
await import('../apps/server/src/main.ts');
