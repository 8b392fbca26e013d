import { existsSync } from 'node:fs';

/** Takes the settings of the file .env, where there is one; the environment's own are stronger. */
export const loadEnvFile = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env');
};
