import type { PenTable } from '../../../db/tables/record-tables.ts';
import { hashContent } from '../../../records/record-ids.ts';
import type { ImportedKind, ImportedRows } from './imports.queries.ts';

const withoutKeys = <Row extends { user_id: string; id: string; created_at: number }>({
  user_id,
  id,
  created_at,
  ...content
}: Row) => content;

/** The part of a record that someone may have edited. */
export const CONTENT: {
  readonly [Kind in ImportedKind]: (row: ImportedRows[Kind]) => Record<string, unknown>;
} = {
  // Which injection it belongs to changes by itself, where the first entry of that is deleted.
  dose: ({ part_of, ...row }) => withoutKeys(row),
  // That it is right is no edit.
  weight: ({ is_unconfirmed, ...row }) => withoutKeys(row),
  symptom: withoutKeys,
  measurement: withoutKeys,
};

/** Digests of pens that an import added, by their ids. What their doses took is no edit. */
export type AddedPens = Readonly<Record<string, string>>;

/** The digest of a pen, by which an edit since is seen. Earlier releases knew no wasted clicks. */
export function hashPen(pen: PenTable): string {
  const { clicks_used, golden_ml_used, start_date, started_by, wasted_clicks, ...content } =
    withoutKeys(pen);
  return hashContent({ ...content, wasted_clicks: wasted_clicks || null });
}
