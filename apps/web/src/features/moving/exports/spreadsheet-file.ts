import { CSV_BOM, spreadsheetRows, zoneClock } from '@dosewise/domain';
import { readCsv } from '@dosewise/file-import';
import { spreadsheetDialect } from '../../../languages/formats/spreadsheets.ts';

/** One of our tables as a spreadsheet in the page's language reads it, with times of a zone (IANA name). */
export async function spreadsheetFile(table: Blob, timeZone: string): Promise<Blob> {
  const rows = readCsv(await table.text(), ',').rows.map(({ cells }) => cells);
  const dialect = spreadsheetDialect(zoneClock(timeZone).wallOf);
  return new Blob([CSV_BOM, ...spreadsheetRows(rows, dialect)], { type: table.type });
}
