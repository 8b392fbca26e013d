// Shows 29.2.
import { SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { expect, it } from 'vitest';
import type { ReadHistory } from '../../history.ts';
import { categoryNamed } from '../../words/symptom-cells.ts';
import { appleHealthReader } from './read-apple-health.ts';
import { SYMPTOM_TYPES } from './symptom-types.ts';

const OPTIONS = { timeZone: 'UTC', now: Date.parse('2026-11-22T12:00:00Z'), answers: {} };
const DAY = 'startDate="2026-01-09 07:02:11 -0500"';
const MASS = 'type="HKQuantityTypeIdentifierBodyMass"';
const SYMPTOM = 'type="HKCategoryTypeIdentifier';

function read(text: string) {
  const decoder = new TextDecoder();
  const reader = appleHealthReader(OPTIONS, (bytes) => decoder.decode(bytes));
  reader.push(new TextEncoder().encode(text));
  return reader.end();
}

function records(...all: string[]): ReadHistory {
  const result = read(`<HealthData>${all.join('\n')}</HealthData>`);
  if (result.kind !== 'read') throw new Error(result.reason);
  return result;
}

it('reads weights in each unit, with quotes of either kind and entities', () => {
  const { weights } = records(
    `<Record ${MASS} unit="g" value="80500" ${DAY} sourceName='Ann&apos;s &quot;A&amp;B&quot;&#10;&#x1F4F1;'/>`,
    `<Record value = "16.5"  unit='st'\n${MASS} startDate="2026-01-10 06:00:00 +0530" ></Record>`,
  );
  expect(weights).toEqual([
    {
      at: 'Record 1',
      date: Date.parse('2026-01-09T12:02:11Z'),
      weightKg: 80.5,
      source: `Ann's "A&B" 📱`,
    },
    {
      at: 'Record 2',
      date: Date.parse('2026-01-10T00:30:00Z'),
      weightKg: expect.closeTo(104.7798),
    },
  ]);
});

it('says why a weight does not come in', () => {
  const { skipped } = records(
    `<Record ${MASS} unit="kg" value="NaN" ${DAY}/>`,
    `<Record ${MASS} unit="kg" value="0" ${DAY}/>`,
    `<Record ${MASS} unit="kg" value="eighty" ${DAY}/>`,
    `<Record ${MASS} value="80" ${DAY}/>`,
    `<Record ${MASS} unit="kg" value="80"/>`,
    `<Record ${MASS} unit="kg" value="80" startDate="2026-02-30 07:00:00 +0000"/>`,
    `<Record ${MASS} unit="kg" value="80" startDate="2027-01-01 07:00:00 +0000"/>`,
  );
  expect(skipped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    'Record 1 implausible',
    'Record 2 implausible',
    'Record 3 unreadable-number',
    'Record 4 ask-unit',
    'Record 5 no-date',
    'Record 6 unreadable-date',
    'Record 7 future',
  ]);
});

it('takes a record within a correlation once, and names what has no home', () => {
  const weight = `<Record ${MASS} unit="kg" value="80" ${DAY}/>`;
  const history = records(
    '<ExportDate value="2026-11-22 06:40:00 -0500"/><Me/>',
    `<Correlation type="HKCorrelationTypeIdentifierFood">${weight}<Record type="HKQuantityTypeIdentifierDietaryFiber"/></Correlation>`,
    weight,
    '<Workout><WorkoutEvent/></Workout>',
    '<Record type="HKMedicationDoseEvent"/><Record type="HKMedicationDoseEvent"/>',
  );
  expect(history.weights.map(({ at }) => at)).toEqual(['Record 1']);
  expect(history.skipped).toMatchObject([{ at: 'Record 3', reason: 'duplicate' }]);
  expect(history.ignored).toEqual(['HKMedicationDoseEvent', 'Correlation Food', 'Workout']);
});

it.each([
  ['Nausea', 'HKCategoryValueSeverityMild', 'nausea', 2, ''],
  ['Nausea', '4', 'nausea', 8, ''],
  ['Heartburn', 'HKCategoryValueSeverityUnspecified', 'acid_reflux', 5, ''],
  ['AppetiteChanges', '2', 'appetite_suppression', 5, ''],
  [
    'AppetiteChanges',
    'HKCategoryValueAppetiteChangesIncreased',
    'other',
    5,
    'Appetite changes: increased',
  ],
  ['LowerBackPain', 'HKCategoryValueSeveritySevere', 'other', 8, 'Lower back pain'],
  ['MoodChanges', 'HKCategoryValuePresencePresent', 'other', 5, 'Mood changes'],
])('reads the symptom %s %s', (type, value, category, severity, note) => {
  const { symptoms, questions } = records(`<Record ${SYMPTOM}${type}" value="${value}" ${DAY}/>`);
  expect(symptoms).toEqual([
    { at: 'Record 1', date: Date.parse('2026-01-09T12:02:11Z'), category, severity, note },
  ]);
  expect(questions.map(({ id }) => id)).toEqual(['severity-words']);
});

it('has a category for each symptom of Apple from the day that it is one of ours', () => {
  const others = [...SYMPTOM_TYPES.values()].filter(({ category }) => category === 'other');
  expect(others.map(({ name }) => name)).toContain('Dizziness');
  for (const { name } of others) {
    const added = name.toLowerCase().replaceAll(' ', '_');
    expect(categoryNamed(name, [...SYMPTOM_CATEGORIES, added])).toBe(added);
  }
});

it('skips a symptom that was not there, or whose value is unknown', () => {
  const { skipped, symptoms } = records(
    `<Record ${SYMPTOM}Nausea" value="1" ${DAY}/>`,
    `<Record ${SYMPTOM}AppetiteChanges" value="HKCategoryValueAppetiteChangesNoChange" ${DAY}/>`,
    `<Record ${SYMPTOM}MoodChanges" value="1" ${DAY}/>`,
    `<Record ${SYMPTOM}Nausea" value="9" ${DAY}/>`,
  );
  expect(symptoms).toEqual([]);
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'not-present',
    'not-present',
    'not-present',
    'unreadable-number',
  ]);
});

it('passes over the DTD, comments and text', () => {
  const history = read(
    `<?xml version="1.0"?><!DOCTYPE HealthData [<!-- ]> ' <Record --><!ENTITY a "]>"><!ELEMENT Me EMPTY>]>
    <HealthData><!-- <Record ${MASS}/> --><![CDATA[<Record/>]]>&lt;Record&gt;
    <Record ${MASS} unit="kg" value="80" ${DAY} device="a > b"/></HealthData>\n`,
  );
  expect(history).toMatchObject({ kind: 'read', weights: [{ at: 'Record 1' }], ignored: [] });
});

it.each([
  ['another document', '<gpx><HealthData/></gpx>', 'unknown-format'],
  ['no document', 'Date,Weight', 'unknown-format'],
  ['half a document', '<HealthData><Me/>', 'not-readable'],
  ['half a tag', '<HealthData></HealthData', 'not-readable'],
  ['a tag without end', `<HealthData><Record a="${'x'.repeat(2_000_000)}`, 'not-readable'],
])('refuses %s', (_name, text, reason) => {
  expect(read(text)).toMatchObject({ kind: 'refused', reason });
});
