import { MAX_SEVERITY } from '@dosewise/domain';
import { foldText } from './fold-text.ts';
import { readSeverity } from './symptom-cells.ts';

const NOT_PRESENT = new Set(['not present', 'notpresent', 'absent']);
const UNSPECIFIED = new Set(['unspecified', 'present', 'unknown']);
/** The worst of MediKeep's four words. */
const CRITICAL = 9;

/**
 * A severity of a JSON file, 0 to 10, as number or word: mild 2, moderate 5, severe 8, critical 9.
 * 'none' where the symptom was not there, 'unknown' where it was and nothing says how bad; null for
 * anything else.
 */
export function severityOf(value: unknown, keepsZero: boolean): number | 'none' | 'unknown' | null {
  if (value === null || value === undefined) return 'unknown';
  if (typeof value === 'number') return severityIn(value, keepsZero);
  if (typeof value === 'boolean') return value ? 'unknown' : 'none';
  if (typeof value !== 'string' || value.length > 60) return null;
  const word = foldText(value.replaceAll('_', ' ').trim());
  if (NOT_PRESENT.has(word)) return 'none';
  if (UNSPECIFIED.has(word)) return 'unknown';
  if (word === 'critical') return CRITICAL;
  const read = readSeverity(value, 10);
  if (read === null) return null;
  if (read.kind === 'none' || read.kind === 'unknown') return read.kind;
  return severityIn(read.value, keepsZero);
}

function severityIn(value: number, keepsZero: boolean): number | 'none' | null {
  if (!(value >= 0 && value <= MAX_SEVERITY)) return null;
  return value === 0 && !keepsZero ? 'none' : Math.round(value);
}
