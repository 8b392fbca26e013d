import { writeEmptyDatabase } from '@dosewise/local/empty-database';
import type { Plugin } from 'vite';

let written: Promise<string> | null = null;

/** Has browsers without an account begin with the statements of an empty database, in place of all migrations. */
export function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    apply: 'build',
    config: async () => {
      written ??= writeEmptyDatabase();
      return {
        define: { 'import.meta.env.VITE_EMPTY_DATABASE': JSON.stringify(await written) },
      };
    },
  };
}
