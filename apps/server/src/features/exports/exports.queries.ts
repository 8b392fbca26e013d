import type { Database } from '../../db/database.ts';

/** Rows that are in memory at once while an export streams. */
const ROWS_AT_ONCE = 1000;

/**
 * Reads a list in pieces: `next` gets the last row of the piece before. No query stays open
 * between pieces, so a slow reader holds up nobody.
 */
async function* inPieces<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[];
  let last: Row | undefined;
  do {
    rows = await next(last, ROWS_AT_ONCE);
    last = rows.at(-1);
    if (rows.length > 0) yield rows;
  } while (rows.length === ROWS_AT_ONCE);
}

/** A user's doses with their pens, newest first, in pieces. */
export function readDoses(db: Database, userId: string) {
  return inPieces<Awaited<ReturnType<typeof page>>[number]>((after, limit) => page(after, limit));

  function page(after: { taken_at: number; id: string } | undefined, limit: number) {
    return db
      .selectFrom('dose')
      .innerJoin('pen', (join) =>
        join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
      )
      .selectAll('dose')
      .select(['pen.name', 'pen.strength_mg'])
      .where('dose.user_id', '=', userId)
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('dose.taken_at', 'dose.id'),
            '<',
            eb.tuple(after?.taken_at ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('dose.taken_at', 'desc')
      .orderBy('dose.id', 'desc')
      .limit(limit)
      .execute();
  }
}

/** A user's weigh-ins, newest first, in pieces. */
export function readWeights(db: Database, userId: string) {
  return inPieces<Awaited<ReturnType<typeof page>>[number]>((after, limit) => page(after, limit));

  function page(after: { measured_at: number } | undefined, limit: number) {
    return db
      .selectFrom('weight')
      .select(['id', 'measured_at', 'weight_kg', 'note', 'source'])
      .where('user_id', '=', userId)
      .$if(after !== undefined, (query) => query.where('measured_at', '<', after?.measured_at ?? 0))
      .orderBy('measured_at', 'desc')
      .limit(limit)
      .execute();
  }
}

/** A user's symptoms, newest first, in pieces. */
export function readSymptoms(db: Database, userId: string) {
  return inPieces<Awaited<ReturnType<typeof page>>[number]>((after, limit) => page(after, limit));

  function page(after: { felt_at: number; id: string } | undefined, limit: number) {
    return db
      .selectFrom('symptom')
      .select(['id', 'felt_at', 'category', 'severity', 'note'])
      .where('user_id', '=', userId)
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('felt_at', 'id'), '<', eb.tuple(after?.felt_at ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('felt_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}
