import { loadEnvFile } from '../apps/server/src/env-file.ts';

loadEnvFile();
await import('../apps/server/src/doctor.ts');
