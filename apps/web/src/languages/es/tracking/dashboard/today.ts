import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses } from '../../data/pens.ts';
import { counted, number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  lastDays: 'Los últimos siete días',
  dose: 'dosis',
  weighIn: 'pesaje',
  nothing: 'nada registrado',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dosis',
  legendWeighIn: 'Pesaje',

  weight: 'Peso',
  noWeight: 'Aún sin peso',
  inAMonth: (change) => `${change} en un mes`,
  weighedOn: (day) => `el ${day}`,
  weightToday: 'Peso de hoy',
  addWeight: 'Añadir peso',
  weightAdded: (weight) => `Se añadió: ${weight}.`,
  weightLine: 'El último mes, suavizado',

  symptoms: 'Síntomas de hoy',
  otherSymptoms: 'Otros síntomas',
  noneToday: 'Ninguno hoy',
  loggedToday: 'registrado hoy',
  howSevere: (symptom) => `${symptom}: ¿qué intensidad?`,
  ofTen: (severity, most) => `${number(severity)} de ${number(most)}`,
  symptomLogged: (symptom, word) => `Registrado: ${symptom} (intensidad ${word}).`,
  noneLogged: 'Registrado: sin síntomas hoy.',

  steps: { 1: 'Queda un paso', 2: 'Quedan dos pasos', 3: 'Tres pasos para empezar' },
  stepsNote: 'Después, esta página muestra lo que toca cada día.',
  penNote: 'Si añades tu pluma, una dosis pendiente se registra con un solo toque.',
  stepDone: 'hecho',
  stepPen: 'Añade tu pluma',
  stepDose: 'Registra tu primera dosis',
  stepWeight: 'Registra tu peso',
  hasPens: (count) => counted(count, 'pluma', 'plumas'),
  hasDoses: (count) => countDoses(count),
  hasWeights: (count) => counted(count, 'pesaje', 'pesajes'),
  knowWhen: '¿Quieres saber cuándo tocan tus dosis?',
  makePlan: 'Crear un plan',
  otherApp: '¿Vienes de otra app?',
  bringHistory: 'Trae tu historial',

  lastDose: (pen) => `Queda una dosis en ${pen}`,
  openUntil: (pen, day, days) => `Usar ${pen} hasta el ${day} (${countDays(days)} en uso)`,
  openTooLong: (pen, days, label) =>
    `${pen} lleva ${countDays(days)} en uso (prospecto: ${number(label)})`,
  costMissing: (pen) => `Añadir el coste de ${pen}`,

  installTitle: 'Dosewise puede ser una app de este dispositivo',
  install: {
    button: 'Se abre desde tu pantalla de inicio o escritorio, también sin conexión.',
    shareMenu:
      'Abre el menú Compartir y elige «Añadir a pantalla de inicio» o «Agregar a Inicio». Se abre sin conexión, puede avisarte y guarda lo que aún no se ha enviado; Safari lo olvida después de siete días sin una visita. Allí inicias sesión una vez más.',
    oldShareMenu:
      'En Safari, abre el menú Compartir y elige «Añadir a pantalla de inicio» o «Agregar a Inicio». Se abre sin conexión y guarda lo que aún no se ha enviado; Safari lo olvida después de siete días sin una visita. Allí inicias sesión una vez más. Las notificaciones necesitan iOS 16.4.',
  },
  installNow: 'Instalar',
  noInstall: 'Ahora no',
};
