import type { ServerWords } from '../../words.ts';
import { counted, plural } from '../grammar.ts';

export const planner = {
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (amount) => `Dosis pendiente: ${amount}`,
  doseDueAs: (amount, steps) => `Dosis pendiente: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dosis pendiente: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dosis pendiente: ${amount}, ${steps} de ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} se registró hace ${counted(n, 'hora', 'horas')}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  otherDays: (medicine, n) =>
    `${medicine} se registró hace ${counted(n, 'día', 'días')}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  nextOf: (medicine, when) => `Próxima dosis de ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Existencias: no queda ${medicine} para la dosis del ${day}`,
  clicks: (n) => counted(n, 'clic', 'clics'),
  units: (n) => counted(n, 'unidad', 'unidades'),
  pens: (n) => counted(n, 'pluma', 'plumas'),
  tablets: (n) => counted(n, 'comprimido', 'comprimidos'),
  planned: (when) => `Prevista para el ${when}.`,
  runsOut: (day) => `Reserva: no queda nada para la dosis del ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Hasta entonces queda ${n} dosis.`,
      many: `Hasta entonces quedan ${n} de dosis.`,
      other: `Hasta entonces quedan ${n} dosis.`,
    }),
  lastDay: (pens) => `Último día de ${pens}`,
  thenDiscard: 'El prospecto dice que, después de hoy, hay que desechar lo que quede.',
  thenDiscardAll: 'El prospecto dice que, después de hoy, hay que desechar todo lo que quede.',
  weighIn: 'Hora de pesarte',
  week: 'Tu semana',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${counted(weighIns, 'pesaje', 'pesajes')}, ${counted(symptoms, 'síntoma', 'síntomas')}`,
  doses: (n, amount) => (n === 0 ? 'Ninguna dosis' : `${counted(n, 'dosis', 'dosis')} (${amount})`),
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dosis: ${when}`,
  aPen: 'una pluma',
} satisfies ServerWords['outgoing/planner'];
