import {
  ARCHIVED_ROWS,
  type ArchivedList,
  type ArchivedRow,
  type RouteInput,
  type restoreAll,
} from '@dosewise/contract';
import { isInFuture, isTooFarAhead, startsTooFarAhead } from '@dosewise/domain';
import { fieldError } from '../../../app-error.ts';
import { contractSentences, schemaSentence } from '../../../languages/contract-sentences.ts';
import { texts } from './texts.ts';

type Body = RouteInput<typeof restoreAll>['body'];
type Lists = { readonly [List in ArchivedList]: readonly ArchivedRow<List>[] };

/** Everything of an archive, each entry checked by itself and in its list. */
export type Archive = Omit<Body, ArchivedList> & Lists;

const ARCHIVED_LISTS = Object.keys(ARCHIVED_ROWS) as ArchivedList[];

/** Rows that are checked before others have a turn. */
const ROWS_AT_ONCE = 1000;

/** Checks the many records of an archive. Throws a sentence that says which of them is wrong. */
export async function readArchive(body: Body, now: number): Promise<Archive> {
  refuseAhead(body, now);
  refuseTwice('pens', body.pens, ({ _id }) => _id);
  refuseTwice('imports', body.imports, ({ _id }) => _id);
  refuseTwice('planSkips', body.planSkips, (at) => at);
  refuseTwice(
    'plans',
    body.plans ?? [],
    ({ medicine, savedAt }) => `${medicine} ${Date.parse(savedAt)}`,
  );
  // One plan of a medicine is followed.
  refuseTwice('plans', body.plans ?? [], ({ medicine, endedAt, savedAt }) =>
    endedAt === null ? medicine : `${medicine} ${Date.parse(savedAt)} ended`,
  );
  refuseTwice('skips', body.skips, ({ medicine, at }) => `${medicine} ${Date.parse(at)}`);
  refuseTwice('pauses', body.pauses, ({ medicine, from }) => `${medicine} ${from}`);
  const lists = await readLists(body);
  const future = lists.doses.findIndex(({ date }) => isInFuture(Date.parse(date), now));
  if (future >= 0) throw fieldError('doses', texts.doseInFuture(future + 1));
  for (const list of ['doses', 'weights', 'symptoms', 'measurements'] as const) {
    refuseTwice<{ readonly _id: string }>(list, lists[list], ({ _id }) => _id);
  }
  refuseTwice('weights', lists.weights, ({ date }) => date);
  refuseTwice('recordIds', lists.recordIds, ({ kind, _id }) => `${kind} ${_id}`);
  refuseTwice(
    'importedRecords',
    lists.importedRecords,
    ({ importId, kind, _id }) => `${importId} ${kind} ${_id}`,
  );
  return { ...body, ...lists };
}

/** Nothing is planned, skipped or taken farther ahead than it may be entered. */
function refuseAhead({ plan, planSkips, plans = [], skips, pauses }: Body, now: number): void {
  if (plan !== null && startsTooFarAhead(plan, now)) {
    throw fieldError('plan', contractSentences.fields.tooFarAhead);
  }
  const isLate = (at: string) => isTooFarAhead(Date.parse(at), now);
  refuseFirst('planSkips', planSkips.findIndex(isLate));
  refuseFirst(
    'plans',
    plans.findIndex((one) => startsTooFarAhead(one, now)),
  );
  refuseFirst(
    'skips',
    skips.findIndex(({ at }) => isLate(at)),
  );
  refuseFirst(
    'pauses',
    pauses.findIndex(({ from }) => isLate(from)),
  );
}

/** Refuses a list for its entry at `index`; −1 is none. */
function refuseFirst(list: 'planSkips' | 'plans' | 'skips' | 'pauses', index: number): void {
  if (index < 0) return;
  throw fieldError(list, texts.row(list, index + 1, contractSentences.fields.tooFarAhead));
}

const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));

async function readLists(body: Body): Promise<Lists> {
  const lists: Partial<Record<ArchivedList, readonly unknown[]>> = {};
  for (const list of ARCHIVED_LISTS) lists[list] = await readRows(list, body);
  // Each list has rows of its own.
  return lists as Lists;
}

async function readRows<List extends ArchivedList>(
  list: List,
  body: Body,
): Promise<ArchivedRow<List>[]> {
  const schema = ARCHIVED_ROWS[list];
  const rows: ArchivedRow<List>[] = [];
  for (const [index, given] of body[list].entries()) {
    if (index % ROWS_AT_ONCE === 0) await giveWay();
    const read = schema.safeParse(given);
    if (!read.success) {
      const message = read.error.issues[0]?.message ?? '';
      throw fieldError(list, texts.row(list, index + 1, schemaSentence(message)));
    }
    // What the schema of this list made.
    rows.push(read.data as ArchivedRow<List>);
  }
  return rows;
}

function refuseTwice<Row>(list: string, rows: readonly Row[], nameOf: (row: Row) => string): void {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (seen.has(nameOf(row))) throw fieldError(list, texts.twice(list, index + 1));
    seen.add(nameOf(row));
  }
}
