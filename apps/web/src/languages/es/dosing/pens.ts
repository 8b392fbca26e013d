import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses, things } from '../data/pens.ts';
import { counted, number, plural } from '../grammar.ts';

const countPlanned = (count: number) => counted(count, 'dosis prevista', 'dosis previstas');

export const texts: Words<typeof english> = {
  pageTitle: 'Plumas · Dosewise',
  title: 'Plumas',
  loginPrompt: 'Inicia sesión para ver tus plumas.',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar tus plumas. No se ha eliminado nada.',
  aheadFailed: 'No se pudo calcular cuánto duran tus plumas.',

  addSealed: (thing) => `Añadir ${things[thing]}s sin abrir`,
  addInUse: (thing) => `Añadir la ${things[thing]} en uso`,
  none: 'Aún no hay plumas',
  nextStep: (thing) => `Tu ${things[thing]} ya está aquí.`,
  logFirstDose: 'Registrar tu primera dosis',
  noneHint: 'Añade la que usas y las que tienes sin abrir en la nevera.',

  inUse: 'En uso',
  noneInUse: (thing) => `No hay ninguna ${things[thing]} en uso.`,
  inStock: 'En reserva',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'No hay plumas sin abrir. Añade las de tu nevera para ver cuánto duran.'
      : 'No hay cajas sin abrir. Añade las que tienes para ver cuánto duran.',
  past: (count) => `Anteriores (${number(count)})`,

  outlook: 'Cuánto duran',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `La reserva se acaba el ${day}.`,
  runsOutAndOrder: (day, order) =>
    `La reserva se acaba el ${day}. Haz el pedido a más tardar el ${order}.`,
  outNow: (day, thing) => `Ninguna de tus ${things[thing]}s puede dar la próxima dosis, el ${day}.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Suficiente para la próxima dosis prevista.',
      many: 'Suficiente para el total de # de dosis previstas en el plazo de un año.',
      other: 'Suficiente para las # dosis previstas en el plazo de un año.',
    }),
  dosesBefore: (doses, thing) =>
    `Tus ${things[thing]}s cubren ${countPlanned(doses)} hasta entonces.`,
  orderDays: (days) =>
    `La fecha del pedido es ${countDays(days)} antes, como indica tu recordatorio de reserva.`,
  orderDaysFixed: (days) =>
    `La fecha del pedido es ${countDays(days)} antes. Con una cuenta puedes cambiarlo.`,
  changeDays: 'Cambiar en Ajustes',
  noPlan: (thing) => `Crea un plan para ver cuándo se acaban tus ${things[thing]}s.`,
  makePlan: 'Crear un plan',
  nothingPlanned: (thing) =>
    `No hay dosis previstas, así que tus ${things[thing]}s no se acabarán.`,

  lastsTo: (day, doses) => `Dura hasta el ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Usar hasta el ${day}${days === null ? '' : ` (${countDays(days)} en uso)`}`,
  leftOver: (day, lost) => `Usar hasta el ${day}. Sobrante según tu plan: ${lost}.`,
  discardPassed: (day) => `Según el prospecto, debía desecharse el ${day}.`,
  usedFromTo: (from, to, doses) => `Previsto del ${from} al ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Previsto para el ${day} · 1 dosis`,
  notPlanned: 'Sin dosis previstas',
  expires: (day) => `Caduca el ${day}`,
  batch: (batch) => `Lote ${batch}`,
  discarded: (day, reason) => `Se desechó el ${day} · ${reason}`,
  expiredOn: (day) => `Caducó el ${day}`,
  boughtAfterStart: (bought, start) =>
    `La fecha de compra (${bought}) es posterior a la fecha de inicio (${start}). Comprueba ambas fechas.`,
  expiredBeforeStart: (expiry, start) =>
    `La fecha de caducidad (${expiry}) es anterior a la fecha de inicio (${start}). Comprueba ambas fechas.`,
  startAhead: (start) => `La fecha de inicio (${start}) está en el futuro. Compruébala.`,
  wasted: (amount) => `Pérdida: ${amount}`,

  open: 'Abrir',
  openPen: (name) => `Abrir ${name}`,
  discard: 'Desechar',
  discardPen: (name) => `Desechar ${name}`,
  takeBack: 'Restaurar',
  takeBackPen: (name) => `Restaurar ${name}`,
  takenBack: (name) => `Se restauró: ${name}.`,
  takeBackFailed: 'No se pudo restaurar la pluma.',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
};
