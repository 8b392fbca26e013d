import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Symptome · Dosewise',
  total: (count) => plural(count, { one: '# Symptom', other: '# Symptome' }),
  title: 'Symptome',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Symptome festzuhalten.',

  form: 'Symptom eintragen',
  category: 'Art',
  severity: 'Schwere',
  severityHint: (severity) => `${severity}. 10 ist das Schlimmste, was du dir vorstellen kannst.`,
  note: 'Notiz',
  log: 'Symptom eintragen',
  logged: (name, severity) => `${name} eingetragen, ${severity}.`,
  dateMissing: 'Gib Datum und Uhrzeit des Symptoms ein.',
  dateAhead: 'Das Datum liegt in der Zukunft. Trage ein Symptom erst ein, wenn du es gespürt hast.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  history: 'Verlauf',
  pages: 'Seiten im Verlauf der Symptome',
  fetchFailed: 'Die Symptome konnten nicht geladen werden',
  none: 'Noch keine Symptome',
  noneHint:
    'Was du einträgst, steht hier, das Neueste zuerst, und als Mittelwert auf deiner Übersicht.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Dieses Symptom löschen',
  editTitle: 'Symptom bearbeiten',
  save: 'Symptom speichern',
  gone: 'Dieses Symptom wurde anderswo gelöscht.',

  patterns: 'Muster',
  lead: 'Zählt, was du eingetragen hast; eine Ursache zeigt das nicht.',
  patternOf: 'Symptom',
  all: 'Alle Symptome',
  byDay: 'Nach Tagen seit der Dosis',
  dayRule: 'Tag 0 sind die 24 Stunden nach einer Dosis.',
  bySteps: 'Nach Dosisstufe',
  day: 'Tag',
  dayOf: (day) => `Tag ${day}`,
  later: (day) => `Tag ${day}+`,
  step: 'Dosis',
  mean: 'Mittlere Schwere',
  entries: 'Einträge',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# Eintrag aus der Zeit vor deiner ersten Dosis ist nicht mitgezählt.',
      other: '# Einträge aus der Zeit vor deiner ersten Dosis sind nicht mitgezählt.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# Eintrag „Heute keine Symptome“ ist in den Mittelwerten nicht mitgezählt.',
      other: '# Einträge „Heute keine Symptome“ sind in den Mittelwerten nicht mitgezählt.',
    }),
};
