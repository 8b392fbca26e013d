import { loadEnvFile } from './env-file.ts';

loadEnvFile();
await import('../apps/server/src/doctor.ts');
