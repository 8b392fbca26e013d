import type { Scope } from '../../../../context.ts';
import { readProfile } from '../../../account/profile/profile.read-model.ts';
import * as queries from '../exports.queries.ts';
import {
  bmiResource,
  doseResource,
  heightResource,
  measurementResource,
  patient,
  type Resource,
  symptomResource,
  weightResource,
} from './fhir-resources.ts';

/** Doses, weigh-ins, measurements, height and symptoms of a user as a FHIR R4 Bundle, in pieces. */
export async function* fhirBundle(scope: Scope, userId: string): AsyncGenerator<string> {
  const head = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: new Date(scope.now).toISOString(),
  };
  let before = `${JSON.stringify(head).slice(0, -1)},"entry":[`;
  for await (const resources of resourcesOf(scope, userId)) {
    yield before + resources.map(asEntry).join(',');
    before = ',';
  }
  yield ']}\n';
}

const asEntry = (resource: Resource) =>
  JSON.stringify({ fullUrl: `urn:uuid:${resource.id}`, resource });

async function* resourcesOf({ db, now }: Scope, userId: string): AsyncGenerator<Resource[]> {
  const { heightCm } = await readProfile(db, userId);
  const subject = patient(userId);
  yield [subject];
  for await (const rows of queries.readDoses(db, userId)) {
    yield rows.map((row) => doseResource(row, subject));
  }
  if (heightCm !== null) yield [heightResource(heightCm, subject, now)];
  let isLatest = true;
  for await (const rows of queries.readWeights(db, userId)) {
    const [latest] = rows;
    yield rows.map((row) => weightResource(row, subject));
    if (isLatest && latest && heightCm !== null) yield [bmiResource(latest, heightCm, subject)];
    isLatest = false;
  }
  for await (const rows of queries.readMeasurements(db, userId)) {
    yield rows.map((row) => measurementResource(row, subject));
  }
  for await (const rows of queries.readSymptoms(db, userId)) {
    yield rows.map((row) => symptomResource(row, subject));
  }
}
