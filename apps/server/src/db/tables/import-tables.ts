import type { EpochMs } from './column-types.ts';

/** One import from another tracker. */
export interface HistoryImportTable {
  user_id: string;
  id: string;
  /** The tracker that the rows came from. */
  source: string;
  created_at: EpochMs;
  /** JSON of what was added, changed and skipped, by kind. */
  counts: string;
}

/** A record that an import added, or changed. */
export interface ImportedRecordTable {
  user_id: string;
  import_id: string;
  kind: 'dose' | 'weight' | 'symptom' | 'measurement';
  id: string;
  /** Digest of what the import wrote, by which an edit since is seen. */
  written_hash: string;
  /** JSON of what stood there of a weigh-in before; null for a record that the import added. */
  before: string | null;
}
