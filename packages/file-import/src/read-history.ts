import type { HistoryOptions, HistorySteps } from './history.ts';
import { looksLikeJson } from './json/json-documents.ts';
import { readJsonSteps } from './json/read-json.ts';
import { readTableSteps } from './tables/read-tables.ts';

/**
 * Reads the text of a file of another tracker, JSON or table, by what is in it: its name
 * tells nothing, since people rename files. Never throws but for a zone of the options that does not exist.
 */
export function historySteps(text: string, options: HistoryOptions): HistorySteps {
  return looksLikeJson(text) ? readJsonSteps(text, options) : readTableSteps(text, options);
}
