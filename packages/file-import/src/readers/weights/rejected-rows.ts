import { writeCsv } from '@dosewise/domain';
import type { ReadWeightCsv } from './weight-csv-result.ts';

/**
 * The refused rows of a file as CSV text to download: its own columns and a last one, `reason`.
 * Only the header when none was refused. The import reads it again once the rows are mended.
 */
export function rejectedRowsCsv({ header, issues }: ReadWeightCsv): string {
  const width = issues.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const widened = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return writeCsv([
    [...widened(header), 'reason'],
    ...issues.map(({ cells, sentence }) => [...widened(cells), sentence]),
  ]);
}
