import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  deleteDose,
  deleteMeasurement,
  deletePen,
  deleteSymptom,
  deleteWeight,
  editDose,
  editMeasurement,
  editPen,
  editSymptom,
  editWeight,
  listDoses,
  listMeasurements,
  listPens,
  listSymptoms,
  listWeights,
  logDose,
  type RouteDefinition,
} from '@dosewise/contract';

/** A kind of record that a client may give an id, and what is sent of one. */
export interface RecordKind {
  readonly name: string;
  readonly add: RouteDefinition;
  readonly list: RouteDefinition;
  readonly edit: RouteDefinition;
  readonly remove: RouteDefinition;
  readonly body: object;
  /** Says the same in other words. */
  readonly same: object;
  readonly other: object;
  readonly refused: object;
  readonly change: object;
}

const at = '2026-11-20T08:00:00.000Z';

export const RECORD_KINDS: readonly RecordKind[] = [
  {
    name: 'a pen',
    add: addPen,
    list: listPens,
    edit: editPen,
    remove: deletePen,
    body: { name: 'Blue', strength: 5, startDate: '2026-11-01' },
    same: {
      name: ' Blue ',
      strength: 5,
      startDate: '2026-11-01T10:00:00Z',
      device: { id: 'mounjaro-kwikpen', stepsPerDose: 60 },
      costPerPen: null,
      pharmacy: '',
      enableFifthDose: false,
    },
    other: { name: 'Blue', strength: 7.5, startDate: '2026-11-01' },
    refused: { name: 'Blue', strength: 3, startDate: '2026-11-01' },
    change: { name: 'Green', costPerPen: 7 },
  },
  {
    name: 'a dose',
    add: logDose,
    list: listDoses,
    edit: editDose,
    remove: deleteDose,
    body: { penId: 'mine', date: at, clicks: 30 },
    same: {
      penId: 'mine',
      date: '2026-11-20T09:00:00+01:00',
      clicks: 30,
      doseAmount: 2.5,
      doseType: 'standard',
      extractionMethod: 'pen_click',
      injectionLocation: 'other',
      injectionSubLocation: null,
      painLevel: 0,
      note: ' ',
    },
    other: { penId: 'mine', date: at, clicks: 30, extractionMethod: 'volume_extraction' },
    refused: { penId: 'mine', date: at, clicks: 61 },
    change: { clicks: 31, note: 'sore' },
  },
  {
    name: 'a dose without a pen',
    add: logDose,
    list: listDoses,
    edit: editDose,
    remove: deleteDose,
    body: { penId: null, medicine: 'semaglutide', date: at, doseAmount: 0.5 },
    same: {
      penId: null,
      medicine: 'semaglutide',
      date: at,
      doseAmount: 0.5,
      extractionMethod: 'pen_click',
    },
    other: { penId: null, medicine: 'tirzepatide', date: at, doseAmount: 0.5 },
    refused: { penId: null, medicine: 'semaglutide', date: '2027-11-20T08:00:00Z', doseAmount: 1 },
    change: { doseAmount: 1, note: 'at the pharmacy' },
  },
  {
    name: 'a weigh-in',
    add: addWeight,
    list: listWeights,
    edit: editWeight,
    remove: deleteWeight,
    body: { date: at, weightKg: 80.5 },
    same: { date: '2026-11-20T19:00:00+11:00', weightKg: 80.5, note: ' ', source: 'manual' },
    other: { date: at, weightKg: 80.6 },
    refused: { date: '2027-11-20T08:00:00Z', weightKg: 80.5 },
    change: { weightKg: 81 },
  },
  {
    name: 'a symptom',
    add: addSymptom,
    list: listSymptoms,
    edit: editSymptom,
    remove: deleteSymptom,
    body: { date: at, category: 'nausea' },
    same: { date: '2026-11-20T08:00:00Z', category: 'nausea', severity: 0, note: '' },
    other: { date: at, category: 'nausea', note: 'after lunch' },
    refused: { date: at, category: 'sneezing' },
    change: { severity: 7, note: 'worse' },
  },
  {
    name: 'a measurement',
    add: addMeasurement,
    list: listMeasurements,
    edit: editMeasurement,
    remove: deleteMeasurement,
    body: { kind: 'waist', value: 94, date: at },
    same: { kind: 'waist', value: 94, date: '2026-11-20T19:00:00+11:00', note: ' ' },
    other: { kind: 'hips', value: 94, date: at },
    refused: { kind: 'waist', value: 29, date: at },
    change: { value: 93.5, note: 'in the morning' },
  },
];
