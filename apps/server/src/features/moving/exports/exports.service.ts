import type { ArchivedList, RouteInput, restoreAll } from '@dosewise/contract';
import { CSV_BOM, csvRow, isPair, measurementUnit, writeCalendar } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import {
  doseCodec,
  importedRecordCodec,
  measurementCodec,
  recordIdCodec,
  symptomCodec,
  weightCodec,
} from '../../../db/tables/record-codecs.ts';
import type { Spoken } from '../../../languages/locales.ts';
import { voiceFor } from '../../../languages/speak.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { hashContent } from '../../../records/record-ids.ts';
import {
  readAcknowledgements,
  readAnalyticsConsents,
  readChosenUnits,
  readEmailPreferences,
  readGoldenDoseSettings,
  readProfile,
} from '../../account/profile/profile.read-model.ts';
import { listPens } from '../../dosing/pens/pens.read-model.ts';
import { readKeptPlans, readPlanAndSkips } from '../../dosing/plan/plan.read-model.ts';
import { readChosenZones } from '../../dosing/sites/sites.read-model.ts';
import { readGoal } from '../../tracking/goal/goal.read-model.ts';
import { readUserCalendar } from '../calendar/calendar.read-model.ts';
import { listImports } from '../imports/imports.read-model.ts';
import * as queries from './exports.queries.ts';
import { fhirBundle } from './fhir/fhir-bundle.ts';

/** All doses of a user as CSV. */
export function dosesCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(doseCodec, queries.readDoses(scope.db, userId));
}

/** All weigh-ins of a user as CSV, which the import reads back without loss. */
export function weightsCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(weightCodec, queries.readWeights(scope.db, userId));
}

/** All symptoms of a user as CSV. */
export function symptomsCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(symptomCodec, queries.readSymptoms(scope.db, userId));
}

/** All measurements of a user as CSV. */
export function measurementsCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(measurementCodec, asTable(queries.readMeasurements(scope.db, userId)));
}

/** One value in each row, with its unit: a blood pressure stands in two of the same instant. */
async function* asTable(pieces: AsyncIterable<queries.MeasurementRow[]>) {
  for await (const rows of pieces) {
    yield rows.flatMap((row) => {
      const { kind, diastolic } = row;
      const named = { ...row, name: kind, unit: measurementUnit(kind, row.unit) };
      if (!isPair(kind) || diastolic === null) return [named];
      return [
        { ...named, name: `${kind}_systolic` },
        { ...named, name: `${kind}_diastolic`, value: diastolic },
      ];
    });
  }
}

async function* csv<Row>(
  { csvHeader, cells }: { csvHeader: string; cells: (row: Row) => Parameters<typeof csvRow>[0] },
  pieces: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  let head = `${CSV_BOM}${csvHeader}\r\n`;
  for await (const rows of pieces) {
    // Not before the first rows are read: an error until then can still be told.
    if (head !== '') yield head;
    head = '';
    yield rows.map((row) => csvRow(cells(row))).join('');
  }
  if (head !== '') yield head;
}

type Archive = Required<RouteInput<typeof restoreAll>['body']>;
/** All that a restore takes beside the long lists, each field of a pen too. */
type ArchiveHead = Omit<Archive, ArchivedList | 'pens'> & {
  readonly pens: readonly Record<keyof Archive['pens'][number], unknown>[];
};

/** Everything a user stored, as one JSON object. */
export async function* everythingJson(scope: Scope, userId: string): AsyncGenerator<string> {
  const { db, now } = scope;
  const { plan, skips: planSkips } = await readPlanAndSkips(db, userId);
  const head = {
    exportedAt: new Date(now).toISOString(),
    profile: await readProfile(db, userId),
    chosenUnits: await readChosenUnits(db, userId),
    emailPreferences: await readEmailPreferences(db, userId),
    goldenDose: await readGoldenDoseSettings(db, userId),
    goldenDoseAcknowledgements: await readAcknowledgements(db, userId),
    analyticsConsents: await readAnalyticsConsents(db, userId),
    goal: await readGoal(db, userId),
    plan,
    planSkips,
    ...(await readKeptPlans(db, userId)),
    sites: await readChosenZones(db, userId),
    reminders: await readPreferences(db, userId),
    pens: await listPens(db, userId, now),
    imports: await listImports(db, userId),
  } satisfies ArchiveHead & { exportedAt: string };
  yield JSON.stringify(head).slice(0, -1);
  yield* list('doses', doseCodec.entry, queries.readDoses(db, userId));
  yield* list('weights', weightCodec.entry, queries.readWeights(db, userId));
  yield* list('symptoms', symptomCodec.entry, queries.readSymptoms(db, userId));
  yield* list('measurements', measurementCodec.entry, queries.readMeasurements(db, userId));
  yield* list('recordIds', recordIdCodec.entry, queries.readRecordIds(db, userId));
  yield* list(
    'importedRecords',
    importedRecordCodec.entry,
    queries.readImportedRecords(db, userId),
  );
  yield* list('mails', mailEntry, queries.readMails(db, userId));
  yield '}\n';
}

/** Planned doses and the days of pens as iCalendar, to be opened once in any calendar. */
export async function* calendarFile(
  { db, now }: Scope,
  userId: string,
  language: Spoken,
): AsyncGenerator<string> {
  const { timeZone, country } = await readProfile(db, userId);
  const voice = voiceFor({ language, country });
  const owner = hashContent({ userId }).slice(0, 16);
  const calendar = await readUserCalendar(db, { userId, now, timeZone, owner, voice });
  yield writeCalendar({ ...calendar, changedAt: now });
}

/** Doses, weigh-ins, measurements, height and symptoms of a user for records of other makers. */
export function fhirJson(scope: Scope, userId: string): AsyncIterable<string> {
  return fhirBundle(scope, userId);
}

async function* list<Row>(
  name: string,
  entryOf: (row: Row) => object,
  pieces: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  let separator = `,"${name}":[`;
  for await (const rows of pieces) {
    yield separator + rows.map((row) => JSON.stringify(entryOf(row))).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']' : `,"${name}":[]`;
}

/** Of a mail only what happened to it; what it says came from us. */
function mailEntry({ kind, status, created_at, ...times }: queries.MailRow) {
  return {
    kind,
    status,
    createdAt: iso(created_at),
    sentAt: isoOrNull(times.sent_at),
    openedAt: isoOrNull(times.opened_at),
    clickedAt: isoOrNull(times.clicked_at),
  };
}

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));
