import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses, things } from '../data/pens.ts';
import { atTime, counted, list, number, plural } from '../grammar.ts';

const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'de una pluma',
  vial: 'de un vial',
  single_pen: 'de una caja',
  tablet: 'de una caja',
};

export const texts: Words<typeof english> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  medicines: 'Medicamentos',
  another: 'Planear otro medicamento',
  loginPrompt: 'Inicia sesión para ver tu plan.',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu plan.',
  recordsFailed:
    'No se pudieron cargar tus dosis y plumas, así que no se muestran los clics ni las plumas.',

  none: 'Aún no hay plan',
  noneLead:
    'Un plan muestra cuándo tocan tus próximas dosis y de qué pluma salen. Puedes omitir una dosis o cambiar el plan en cualquier momento.',
  noneAdvice: 'Indica lo que te han recetado. Dosewise nunca sugiere una dosis.',
  begin: 'Crear un plan',
  fromForecast: 'Ver antes los niveles',
  noRecords: 'Si añades una pluma, las dosis se muestran también en clics.',
  addPen: 'Añadir una pluma',

  plan: 'Tu plan',
  newPlan: 'Plan nuevo',
  change: 'Cambiar el plan',
  changeDay: 'Cambiar el día',
  pause: 'Pausar',
  editPause: 'Cambiar la pausa',
  resume: 'Seguir hoy',
  removePause: 'Quitar la pausa',
  paused: (from, until) =>
    until === null
      ? `En pausa desde el ${from}, hasta que sigas.`
      : `En pausa del ${from} al ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Una pausa empieza el ${from} y dura hasta que sigas.`
      : `Hay una pausa prevista del ${from} al ${until}.`,
  ended: 'Este plan ha terminado.',
  former: 'Planes anteriores',
  calendarFile: 'Archivo de calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'No se pudo crear el calendario. Inténtalo de nuevo.',
  delete: 'Eliminar el plan',
  zone: (zone, device) => `Las horas son de la zona ${zone}. La de este dispositivo es ${device}.`,
  settings: 'Cambiar en Ajustes',

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Todos los días ${atTime(time)}`,
      many: `Cada # de días ${atTime(time)}`,
      other: `Cada # días ${atTime(time)}`,
    }),
  weekly: (weekday, time) => `Cada ${weekday} ${atTime(time)}`,
  from: (day) => `Desde el ${day}`,
  until: (doses) => (doses === null ? 'Sin fecha final' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} de ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medicamento',
  switches: (before, after) =>
    `Al guardar termina tu plan de ${before} y empieza uno de ${after}. Para tener los dos, cancela y planea ${after} como otro medicamento.`,
  anchor: 'Las dosis tocan',
  anchors: { weekday: 'En días fijos', last_dose: 'Un tiempo fijo después de mi última dosis' },
  fixed: (pace) => `${pace}. Una dosis con retraso no mueve la siguiente.`,
  counting: (days) => `${countDays(days)} después de la última dosis, a la misma hora`,
  firstDay: 'Primer día',
  time: 'Hora',
  openHint: 'Déjalo vacío para seguir hasta que cambies el plan.',
  untilNextHint: 'Déjalo vacío para seguir hasta el próximo paso.',
  givenBy: (amount, strengthMg, device) =>
    `${amount} ${ofDevice[device]} de ${number(strengthMg)} mg`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) => `Ninguna de tus ${things[thing]}s puede dar esta dosis.`,
  startNeeded: 'Indica el día de la primera dosis.',
  sameStart: 'Otro paso empieza ese día.',
  timeNeeded: 'Indica una hora del día.',
  dosesLimit: (least, most) =>
    `Dosis: debe ser un número entero de ${number(least)} a ${number(most)}, o quedar vacío.`,
  save: 'Guardar el plan',
  saveFailed: 'No se pudo guardar el plan.',
  saved: 'Plan guardado.',
  changedElsewhere:
    'Este plan se cambió en otro lugar. No se sobrescribió, y tus cambios siguen aquí.',
  showOther: 'Descartar el mío y ver el otro',
  saveMine: 'Guardar el mío en su lugar',
  leave: '¿Salir sin guardar?',
  leaveQuestion: 'Tus cambios en el plan no están guardados.',
  confirmLeave: 'Salir sin guardar',
  stay: 'Quedarme aquí',

  ahead: 'Lo que viene',
  preview: 'Vista previa',
  incomplete: 'Completa los pasos para ver tus dosis.',
  views: 'Ver como',
  list: 'Lista',
  calendar: 'Calendario',
  nothing: 'No hay más dosis previstas.',
  nothingDue: 'No toca ninguna dosis hasta que sigas.',
  more: 'Mostrar más',
  states: {
    upcoming: 'Próxima',
    due: 'Pendiente',
    overdue: 'Con retraso',
    taken: 'Hecha',
    partly_taken: 'Hecha en parte',
    paused: 'En pausa',
    skipped: 'Omitida',
    missed: 'Olvidada',
  },
  notInStock: (thing) => `No hay ${things[thing]} para ella en reserva`,
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Omitir',
  skipDose: (when) => `Omitir la dosis del ${when}`,
  unskip: 'No omitir',
  unskipDose: (when) => `No omitir la dosis del ${when}`,
  took: 'Hecho',
  tookDose: (when) => `Hecho: dosis del ${when}`,

  earlierMonth: 'Mes anterior',
  laterMonth: 'Mes siguiente',
  month: (name) => `Dosis en ${name}`,
  marks: {
    taken: 'Hecha',
    partly_taken: 'Hecha en parte',
    planned: 'Prevista',
    skipped: 'Omitida',
    paused: 'En pausa',
    missed: 'Olvidada',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'No hay dosis en este mes.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => counted(count, 'hecha', 'hechas'),
    partly_taken: (count) => counted(count, 'hecha en parte', 'hechas en parte'),
    planned: (count) => counted(count, 'prevista', 'previstas'),
    skipped: (count) => counted(count, 'omitida', 'omitidas'),
    paused: (count) => counted(count, 'en pausa', 'en pausa'),
    missed: (count) => counted(count, 'olvidada', 'olvidadas'),
  },
};
