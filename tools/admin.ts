import { loadEnvFile } from './env-file.ts';

loadEnvFile();
await import('../apps/server/src/admin.ts');
