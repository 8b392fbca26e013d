import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { countSymptoms } from '../data/pens.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Sintomi · Dosewise',
  total: countSymptoms,
  title: 'Sintomi',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per seguire i tuoi sintomi.',

  form: 'Registra un sintomo',
  category: 'Tipo',
  severity: 'Intensità',
  severityHint: (severity) => `${severity}. 10 è il peggio che puoi immaginare.`,
  note: 'Nota',
  log: 'Registra sintomo',
  logged: (name, severity) => `Hai registrato: ${name} (intensità: ${severity}).`,
  dateMissing: 'Inserisci la data e l’ora del sintomo.',
  dateAhead: 'La data è nel futuro. Registra un sintomo dopo averlo sentito.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  history: 'Cronologia',
  pages: 'Pagine della cronologia dei sintomi',
  fetchFailed: 'Non è stato possibile caricare i sintomi',
  none: 'Ancora nessun sintomo',
  noneHint: 'Quello che registri compare qui, dal più recente, e come media nella tua panoramica.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Elimina questo sintomo',
  editTitle: 'Modifica sintomo',
  save: 'Salva sintomo',
  gone: 'Questo sintomo è stato eliminato altrove.',

  patterns: 'Andamento',
  lead: 'Sono conteggi di ciò che hai registrato; non indicano una causa.',
  patternOf: 'Sintomo',
  all: 'Tutti i sintomi',
  byDay: 'Per giorno dopo la dose',
  dayRule: 'Il giorno 0 sono le 24 ore dopo una dose.',
  bySteps: 'Per fase di dosaggio',
  day: 'Giorno',
  dayOf: (day) => `Giorno\u00a0${day}`,
  later: (day) => `Giorno\u00a0${day}+`,
  step: 'Dose',
  mean: 'Intensità media',
  entries: 'Voci',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# voce di prima della tua prima dose è esclusa.',
      other: '# voci di prima della tua prima dose sono escluse.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# voce “Oggi nessun sintomo” è esclusa dalle medie.',
      other: '# voci “Oggi nessun sintomo” sono escluse dalle medie.',
    }),
};
