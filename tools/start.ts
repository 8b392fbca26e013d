import { existsSync } from 'node:fs';
import { ensureWebBuilt } from './web-build.ts';

// What the environment already says is stronger than the file.
if (existsSync('.env')) process.loadEnvFile('.env');
await ensureWebBuilt();
await import('../apps/server/src/main.ts');
