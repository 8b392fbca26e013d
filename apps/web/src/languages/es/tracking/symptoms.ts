import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { counted, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Síntomas · Dosewise',
  total: (count) => counted(count, 'síntoma', 'síntomas'),
  title: 'Síntomas',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para registrar tus síntomas.',

  form: 'Registrar un síntoma',
  category: 'Categoría',
  severity: 'Intensidad',
  severityHint: (severity) => `${severity}. 10 es lo peor que te puedas imaginar.`,
  note: 'Nota',
  log: 'Registrar síntoma',
  logged: (name, severity) => `Registrado: ${name} (${severity}).`,
  dateMissing: 'Indica la fecha y la hora del síntoma.',
  dateAhead: 'La fecha está en el futuro. Registra un síntoma cuando ya lo hayas sentido.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  history: 'Historial',
  pages: 'Páginas del historial de síntomas',
  fetchFailed: 'No se pudo cargar',
  none: 'Aún no hay síntomas',
  noneHint: 'Lo que registras aparece aquí, lo más reciente primero, y como media en tu panel.',
  ofTime: (name, when) => `${name.toLowerCase()} del ${when}`,
  deleteThis: 'Eliminar este síntoma',
  editTitle: 'Editar el síntoma',
  save: 'Guardar el síntoma',
  gone: 'Este síntoma se eliminó en otro lugar.',

  patterns: 'Patrones',
  lead: 'Recuentos de lo que has registrado; no indican una causa.',
  patternOf: 'Síntoma',
  all: 'Todos los síntomas',
  byDay: 'Por día desde la dosis',
  dayRule: 'El día 0 son las 24 horas después de una dosis.',
  bySteps: 'Por escalón de dosis',
  day: 'Día',
  dayOf: (day) => `Día ${number(day)}`,
  later: (day) => `Día ${number(day)}+`,
  step: 'Dosis',
  mean: 'Intensidad media',
  entries: 'Registros',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# registro de antes de tu primera dosis queda fuera.',
      many: '# de registros de antes de tu primera dosis quedan fuera.',
      other: '# registros de antes de tu primera dosis quedan fuera.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# registro de «Sin síntomas hoy» queda fuera de las medias.',
      many: '# de registros de «Sin síntomas hoy» quedan fuera de las medias.',
      other: '# registros de «Sin síntomas hoy» quedan fuera de las medias.',
    }),
};
