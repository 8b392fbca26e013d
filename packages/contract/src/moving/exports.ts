import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute, type RouteDefinition } from '../route.ts';

const csv = <const Id extends string>(id: Id, name: string, columns: string) =>
  defineRoute({
    id,
    method: 'GET',
    path: `/export/${name}.csv`,
    access: 'user',
    forPeople: 'reads',
    summary: `Streams all ${name} of the user as CSV.`,
    status: 200,
    response: described(z.string(), `Columns: ${columns}`),
    errors: [],
    isHeavy: true,
    download: 'text/csv',
  } satisfies RouteDefinition);

/** All doses as CSV, newest first. */
export const exportDoses = csv(
  'exportDoses',
  'doses',
  'date, pen, strengthMg, doseType, extractionMethod, clicks, volumeMl, doseAmountMg, injectionLocation, injectionSubLocation, painLevel, medicine, note, partOf: the date of the first entry of the same injection',
);

/** All weigh-ins as CSV, newest first. The weight import reads it back without loss. */
export const exportWeights = csv('exportWeights', 'weights', 'date, weightKg, note, source');

/** All symptoms as CSV, newest first. */
export const exportSymptoms = csv('exportSymptoms', 'symptoms', 'date, category, severity, note');

/** All body measurements as CSV, newest first. */
export const exportMeasurements = csv(
  'exportMeasurements',
  'measurements',
  'date, kind, value, unit, note',
);

/** Everything the user stored, in one JSON file. */
export const exportAll = defineRoute({
  id: 'exportAll',
  method: 'GET',
  path: '/export/all.json',
  access: 'user',
  summary: 'Streams everything the user stored as one JSON file.',
  status: 200,
  response: described(
    z.string(),
    'All that POST /import/all takes back, and the mails; weights in kg, lengths in cm',
  ),
  errors: [],
  isHeavy: true,
  download: 'application/json',
});

/** Doses, weigh-ins, measurements, height and symptoms as FHIR R4, for records of other makers. */
export const exportFhir = defineRoute({
  id: 'exportFhir',
  method: 'GET',
  path: '/export/fhir.json',
  access: 'user',
  summary: 'Streams doses, weigh-ins, measurements, height and symptoms as a FHIR R4 Bundle.',
  status: 200,
  response: described(
    z.string(),
    'Bundle (collection) of Patient, MedicationAdministration and Observation',
  ),
  errors: [],
  isHeavy: true,
  download: 'application/json',
});

/** The calendar of the feed as a file, for who has no address of one. */
export const exportCalendar = defineRoute({
  id: 'exportCalendar',
  method: 'GET',
  path: '/export/calendar.ics',
  access: 'user',
  summary: 'Returns planned doses of 90 days and the days of pens as an iCalendar file (RFC 5545).',
  status: 200,
  response: described(z.string(), 'The same events as the feed has, without looking again'),
  errors: [],
  download: 'text/calendar',
});
