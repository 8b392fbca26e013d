import type { Scope } from '../../../context.ts';
import { readProfile } from '../../profile/profile.read-model.ts';
import * as queries from '../exports.queries.ts';
import {
  bmiResource,
  doseResource,
  heightResource,
  patient,
  type Resource,
  symptomResource,
  weightResource,
} from './fhir-resources.ts';

/** Doses, weigh-ins, height and symptoms of a user as a FHIR R4 Bundle, in pieces. */
export async function* fhirBundle(scope: Scope, userId: string): AsyncGenerator<string> {
  const head = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: new Date(scope.now).toISOString(),
  };
  let before = `${JSON.stringify(head).slice(0, -1)},"entry":[`;
  for await (const resource of resourcesOf(scope, userId)) {
    yield before + JSON.stringify({ fullUrl: `urn:uuid:${resource.id}`, resource });
    before = ',';
  }
  yield ']}\n';
}

async function* resourcesOf({ db, now }: Scope, userId: string): AsyncGenerator<Resource> {
  const { heightCm } = await readProfile(db, userId);
  const subject = patient(userId);
  yield subject;
  for await (const rows of queries.readDoses(db, userId)) {
    for (const row of rows) yield doseResource(row, subject);
  }
  if (heightCm !== null) yield heightResource(heightCm, subject, now);
  let isLatest = heightCm !== null;
  for await (const rows of queries.readWeights(db, userId)) {
    for (const row of rows) {
      yield weightResource(row, subject);
      if (isLatest && heightCm !== null) yield bmiResource(row, heightCm, subject);
      isLatest = false;
    }
  }
  for await (const rows of queries.readSymptoms(db, userId)) {
    for (const row of rows) yield symptomResource(row, subject);
  }
}
