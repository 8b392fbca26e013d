import {
  importHistory,
  listDoses,
  listImports,
  listMeasurements,
  listSymptoms,
  listWeights,
  undoImport,
} from '@dosewise/contract';
import type { TestApp } from './test-app.ts';

/** The instant of the hour on a day, from 1 January 2026 on. */
export const day = (n: number, hour = 8) => new Date(Date.UTC(2026, 0, 1 + n, hour)).toISOString();
export const dose = (n: number, more: object = {}) => ({
  date: day(n),
  medicine: 'Mounjaro',
  doseAmount: 2.5,
  ...more,
});
export const weight = (n: number, weightKg: number, more: object = {}) => ({
  date: day(n),
  weightKg,
  ...more,
});
export const symptom = (n: number, more: object = {}) => ({
  date: day(n),
  category: 'nausea',
  severity: 4,
  ...more,
});
/** The records that another tracker has: two of everything. */
export const HISTORY = {
  source: 'shotsy-csv',
  doses: [
    dose(0, { injectionLocation: 'thigh', injectionSubLocation: 'left', painLevel: 1.5 }),
    dose(7),
  ],
  weights: [weight(0, 100), weight(1, 99.5, { note: 'after a run', source: 'Scale' })],
  symptoms: [symptom(2), symptom(2, { category: 'other', note: 'Food noise' })],
  measurements: [
    { kind: 'waist', value: 94, date: day(2) },
    { kind: 'body_fat', value: 31.5, date: day(2), note: 'scale' },
  ],
};

export const counted = (doses: number, weights: number, symptoms: number, measurements = 0) => ({
  doses,
  weights,
  symptoms,
  measurements,
});

/** Sends, lists and takes back imports of the user of the moment. */
export function historyCalls(test: () => TestApp, who: () => { readonly token: string }) {
  return {
    send: (body: unknown) => test().call(importHistory, { body }, who()),
    undo: (id: string) => test().call(undoImport, { params: { id } }, who()),
    doses: async () => (await test().call(listDoses, { query: {} }, who())).body,
    weights: async () => (await test().call(listWeights, { query: {} }, who())).body,
    symptoms: async () => (await test().call(listSymptoms, { query: {} }, who())).body,
    measurements: async () => (await test().call(listMeasurements, { query: {} }, who())).body,
    imports: async () => (await test().call(listImports, {}, who())).body,
  };
}
