import {
  type HistoryImport,
  type importHistory,
  MAX_IMPORTED_ROWS,
  type RouteCall,
} from '@dosewise/contract';
import { isSwallowed } from '@dosewise/domain';
import type { HistoryDose, ReadHistory } from '@dosewise/file-import';
import { type Sending, sendBatches, splitRows } from '../../../data/calls/request-batches.ts';
import { texts } from './texts.ts';

/** The records of one request. */
export type ImportBody = RouteCall<typeof importHistory>['body'];
type Kind = 'doses' | 'weights' | 'symptoms' | 'measurements';
type Row = NonNullable<ImportBody[Kind]>[number];

const MAX_NOTE = 500;

/** The records that were read, as the requests that send them. */
export function splitImport(
  history: ReadHistory,
  mostRows = MAX_IMPORTED_ROWS,
  mostBytes?: number,
): ImportBody[] {
  const sent = ([, row]: readonly [Kind, Row]) => row;
  return splitRows(rowsOf(history), { mostRows, mostBytes, sent }).map((rows) => {
    const lists: Record<Kind, Row[]> = { doses: [], weights: [], symptoms: [], measurements: [] };
    for (const [kind, row] of rows) lists[kind].push(row);
    return { source: history.format, ...lists } as ImportBody;
  });
}

/** Sends what was read, as several imports where it is more than one takes. */
export function sendHistory(
  history: ReadHistory,
  sending: Sending<ImportBody, HistoryImport>,
): Promise<void> {
  return sendBatches(splitImport(history), sending);
}

function* rowsOf(history: ReadHistory): Generator<readonly [Kind, Row]> {
  const { doses, weights, symptoms, measurements } = history;
  for (const dose of doses) {
    yield [
      'doses',
      {
        date: isoOf(dose.date),
        medicine: dose.medicine,
        doseAmount: dose.doseMg,
        // A tablet has none of these, whatever other trackers ask for.
        ...(isSwallowed(dose.medicine)
          ? {}
          : {
              injectionLocation: dose.location,
              injectionSubLocation: dose.subLocation,
              painLevel: dose.pain,
            }),
        note: noteOf(dose),
      },
    ];
  }
  // What the file does not say is left out, so that what is stored stays.
  for (const { at: _, date, ...said } of weights) yield ['weights', { date: isoOf(date), ...said }];
  for (const { at: _, date, severity, ...said } of symptoms) {
    yield ['symptoms', { date: isoOf(date), severity: Math.round(severity), ...said }];
  }
  for (const { at: _, date, ...said } of measurements) {
    yield ['measurements', { date: isoOf(date), ...said }];
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
