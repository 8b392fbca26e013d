import { MAX_IMPORTED_WEIGHTS } from '@dosewise/contract';
import type { WeightCsvEntry } from '@dosewise/file-import';
import type { ImportedWeight } from '../../../records/weights/weight-changes.ts';

/** Characters of JSON in one request, well below the server's 8 MiB even where each takes 3 bytes. */
const MAX_CHARACTERS = 2_000_000;

/** The entries of a file as the requests that send them: nearly always a single one. */
export function batchesOf(
  entries: readonly WeightCsvEntry[],
  mostEntries = MAX_IMPORTED_WEIGHTS,
  mostCharacters = MAX_CHARACTERS,
): ImportedWeight[][] {
  const batches: ImportedWeight[][] = [];
  let batch: ImportedWeight[] = [];
  let characters = 0;
  for (const entry of entries) {
    const body = toBody(entry);
    const length = JSON.stringify(body).length + 1;
    if (
      batch.length === mostEntries ||
      (batch.length > 0 && characters + length > mostCharacters)
    ) {
      batches.push(batch);
      batch = [];
      characters = 0;
    }
    batch.push(body);
    characters += length;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** What the file does not say is left out, so that what is stored stays. */
function toBody({ row: _, date, ...said }: WeightCsvEntry): ImportedWeight {
  return { date: new Date(date).toISOString(), ...said };
}
