import { readJsonSteps } from './files/read-json.ts';
import type { HistoryOptions, HistorySteps } from './history.ts';
import { readTableSteps } from './tables/read-tables.ts';

/** JSON begins so; a table whose first cell does would be quoted. */
const JSON_START = /^\uFEFF?\s{0,1000}[{[]/;

/**
 * Reads the text of a file of another tracker, JSON or table, by what is in it: its name
 * tells nothing, since people rename files. Never throws but for a zone of the options that does not exist.
 */
export function historySteps(_name: string, text: string, options: HistoryOptions): HistorySteps {
  return JSON_START.test(text) ? readJsonSteps(text, options) : readTableSteps(text, options);
}
