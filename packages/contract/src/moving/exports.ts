import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute } from '../route.ts';

/** All doses as CSV, newest first. */
export const exportDoses = defineRoute({
  id: 'exportDoses',
  method: 'GET',
  path: '/export/doses.csv',
  access: 'user',
  forPeople: 'reads',
  summary: 'Streams all doses of the user as CSV.',
  status: 200,
  response: described(
    z.string(),
    'Columns: date, pen, strengthMg, doseType, extractionMethod, clicks, volumeMl, doseAmountMg, injectionLocation, injectionSubLocation, painLevel, medicine, note, partOf: the date of the first entry of the same injection',
  ),
  errors: [],
  isHeavy: true,
  download: 'text/csv',
});

/** All weigh-ins as CSV, newest first. The weight import reads it back without loss. */
export const exportWeights = defineRoute({
  id: 'exportWeights',
  method: 'GET',
  path: '/export/weights.csv',
  access: 'user',
  forPeople: 'reads',
  summary: 'Streams all weights of the user as CSV.',
  status: 200,
  response: described(z.string(), 'Columns: date, weightKg, note, source'),
  errors: [],
  isHeavy: true,
  download: 'text/csv',
});

/** All symptoms as CSV, newest first. */
export const exportSymptoms = defineRoute({
  id: 'exportSymptoms',
  method: 'GET',
  path: '/export/symptoms.csv',
  access: 'user',
  forPeople: 'reads',
  summary: 'Streams all symptoms of the user as CSV.',
  status: 200,
  response: described(z.string(), 'Columns: date, category, severity, note'),
  errors: [],
  isHeavy: true,
  download: 'text/csv',
});

/** All body measurements as CSV, newest first. */
export const exportMeasurements = defineRoute({
  id: 'exportMeasurements',
  method: 'GET',
  path: '/export/measurements.csv',
  access: 'user',
  forPeople: 'reads',
  summary: 'Streams all measurements of the user as CSV.',
  status: 200,
  response: described(z.string(), 'Columns: date, kind, value, unit, note'),
  errors: [],
  isHeavy: true,
  download: 'text/csv',
});

/** Everything the user stored, in one JSON file. */
export const exportAll = defineRoute({
  id: 'exportAll',
  method: 'GET',
  path: '/export/all.json',
  access: 'user',
  summary: 'Streams everything that the user has stored as one JSON file.',
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
  summary: 'Streams doses, weights, measurements, height and symptoms as a FHIR R4 Bundle.',
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
  summary:
    'Returns the planned doses of the next 90 days, the last day of each pen and the day stock runs out, as an iCalendar file (RFC 5545).',
  status: 200,
  response: described(z.string(), 'The same events as the feed has, without looking again'),
  errors: [],
  download: 'text/calendar',
});
