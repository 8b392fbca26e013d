import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, things } from '../../data/pens.ts';
import { capital, number, plural } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Tu próxima dosis',
  titleOf: (medicine) => `Tu próxima dosis de ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Tocaba el ${due}. Aún puedes usarla hasta el ${day} a las ${time} (prospecto).`,
  still: (due, day, time) => `Tocaba el ${due}. Aún puedes usarla hasta el ${day} a las ${time}.`,
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu próxima dosis.',
  dueToday: 'Toca hoy',
  dueTomorrow: 'Próxima dosis mañana',
  inDays: (days) => `Próxima dosis en ${countDays(days)}`,
  late: (days) => `${countDays(days)} de retraso`,
  at: (weekday, day, time) => `${capital(weekday)} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) =>
    `${amount} · ${pen}, ${plural(left, { one: 'queda #', other: 'quedan #' })}`,
  givenInWords: (amount, pen, left) =>
    `${amount} de ${pen}, ${plural(left, { one: 'queda # dosis', many: 'quedan # de dosis', other: 'quedan # dosis' })}`,
  site: (zone, isProposed) => `Lugar: ${zone}${isProposed ? ' (más tiempo en reposo)' : ''}`,
  chooseSite: 'Elegir un lugar',
  noPen: (thing) => `No tienes ninguna ${things[thing]} para esta dosis.`,
  log: (amount) => `Registrar ${amount}`,
  change: 'Cambiar',
  logIt: 'Registrar una dosis',
  plan: 'Tu plan',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} de ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Esta dosis ya está registrada, con fecha del ${when}.`,
  logFailed: 'No se pudo registrar la dosis. No se cambió nada. Inténtalo de nuevo.',
  changedElsewhere: 'Algo se cambió en otro lugar. Compruébalo y luego registra la dosis.',

  noLatest: 'Aún no hay ninguna dosis registrada de este medicamento.',
  anotherPen: 'Tu última dosis no fue de esta pluma.',
  moreThanUsual: (mg, usual) => `${mg} es más que tu última dosis de ${usual}.`,

  nothing: 'No hay ninguna dosis prevista',
  nothingAdvice: 'Crea un plan o registra una dosis para ver aquí la próxima.',
  makePlan: 'Crear un plan',
};
