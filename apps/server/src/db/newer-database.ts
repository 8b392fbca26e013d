import { MIGRATIONS } from './migrations.ts';

/** A database that this version must leave alone. Its message is fit to show to an operator. */
export class NewerDatabaseError extends Error {}

/** Throws where a database has had migrations, by their names, that this version does not know. */
export function refuseNewer(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown === undefined) return;
  throw new NewerDatabaseError(
    `The database was made by a newer version of Dosewise (${unknown}). Start that version or a later one, or restore a backup from before into an empty database.`,
  );
}
