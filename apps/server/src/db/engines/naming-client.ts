import pg from 'pg';
import { isOutdatedPlan, isSilence } from './engine-errors.ts';

/** Statements that each connection keeps prepared; the product has far fewer distinct ones. */
const MAX_NAMES = 500;
/** Longer texts and longer lists of values vary with what they hold, so a name would be used once. */
const MAX_CHARACTERS = 4000;
const MAX_VALUES = 40;

/** The names of this process, the same on each of its connections. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `dosewise_${names.size}`;
  names.set(text, name);
  return name;
}

/** One signature for the many of `query`: what we do not name is passed on as it came. */
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

const sendQuery = pg.Client.prototype.query as Query;

/**
 * A connection that names the statements it runs, so that PostgreSQL parses and plans each only
 * once. A statement whose table changed since is refused, and would be for ever; one that is not answered
 * in time may never be. Either connection ends itself, and the pool opens another in its place.
 */
export class NamingClient extends pg.Client {
  protected readonly isNaming: boolean = true;

  // The cast: see Query.
  override query = function (this: NamingClient, ...given: unknown[]): unknown {
    const query = this.isNaming ? named(given) : null;
    const result = query ? sendQuery.call(this, query) : sendQuery.apply(this, given);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      if (isOutdatedPlan(error) || isSilence(error)) void this.end();
      throw error;
    });
  } as pg.Client['query'];
}

/** The same behind a pooler that hands each transaction another connection and keeps no names. */
export class NamelessClient extends NamingClient {
  protected override readonly isNaming = false;
}

/** The statement with its name, when it is a text with a few values, to be answered by a promise. */
function named(given: readonly unknown[]): pg.QueryConfig | null {
  const [text, values] = given;
  if (given.length !== 2 || typeof text !== 'string' || !Array.isArray(values)) return null;
  if (text.length > MAX_CHARACTERS || values.length > MAX_VALUES || values.length === 0) {
    return null;
  }
  const name = nameOf(text);
  return name === undefined ? null : { name, text, values };
}
