import { type importHistory, MAX_IMPORTED_ROWS, type RouteCall } from '@dosewise/contract';
import type { HistoryDose, ReadHistory } from '@dosewise/file-import';
import { texts } from './texts.ts';

/** The records of one request. */
export type ImportBody = RouteCall<typeof importHistory>['body'];
type Kind = 'doses' | 'weights' | 'symptoms';
type Row = NonNullable<ImportBody[Kind]>[number];

/** Bytes of rows in one request, below the server's 8 MiB with what is around them. */
const MAX_BYTES = 7 * 1024 * 1024;
const MAX_NOTE = 500;
const encoder = new TextEncoder();

/** The records that were read, as the requests that send them: nearly always a single one. */
export function splitImport(
  history: ReadHistory,
  mostRows = MAX_IMPORTED_ROWS,
  mostBytes = MAX_BYTES,
): ImportBody[] {
  const batches: ImportBody[] = [];
  let lists: Record<Kind, Row[]> = { doses: [], weights: [], symptoms: [] };
  let rows = 0;
  let bytes = 0;
  const close = () => {
    if (rows > 0) batches.push({ source: history.format, ...lists } as ImportBody);
    lists = { doses: [], weights: [], symptoms: [] };
    rows = 0;
    bytes = 0;
  };
  for (const [kind, row] of rowsOf(history)) {
    const length = encoder.encode(JSON.stringify(row)).length + 1;
    if (rows === mostRows || (rows > 0 && bytes + length > mostBytes)) close();
    lists[kind].push(row);
    rows += 1;
    bytes += length;
  }
  close();
  return batches;
}

function* rowsOf({ doses, weights, symptoms }: ReadHistory): Generator<readonly [Kind, Row]> {
  for (const dose of doses) {
    yield [
      'doses',
      {
        date: isoOf(dose.date),
        medicine: dose.medicine,
        doseAmount: dose.doseMg,
        injectionLocation: dose.location,
        injectionSubLocation: dose.subLocation,
        painLevel: dose.pain,
        note: noteOf(dose),
      },
    ];
  }
  // What the file does not say is left out, so that what is stored stays.
  for (const { at: _, date, ...said } of weights) yield ['weights', { date: isoOf(date), ...said }];
  for (const { at: _, date, severity, ...said } of symptoms) {
    yield ['symptoms', { date: isoOf(date), severity: Math.round(severity), ...said }];
  }
}

/** Its note, with the words of a site that no place of ours says: they have no field of their own. */
function noteOf({ note, siteText }: HistoryDose): string {
  if (siteText === null) return note;
  const site = texts.siteNote(siteText).slice(0, MAX_NOTE);
  const before = note.slice(0, MAX_NOTE - site.length - 1);
  return (before === '' ? site : `${before}\n${site}`).toWellFormed();
}

const isoOf = (instant: number) => new Date(instant).toISOString();
