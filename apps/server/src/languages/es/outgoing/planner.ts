import type { ServerWords } from '../../words.ts';
import { counted, plural } from '../grammar.ts';

export const planner = {
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (mg) => `Dosis pendiente: ${mg} mg`,
  doseDueAs: (mg, steps) => `Dosis pendiente: ${mg} mg, ${steps}`,
  doseDueFrom: (mg, pen) => `Dosis pendiente: ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg, steps, pen) => `Dosis pendiente: ${mg} mg, ${steps} de ${pen}`,
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
  doses: (n, mg) => (n === 0 ? 'Ninguna dosis' : `${counted(n, 'dosis', 'dosis')} (${mg} mg)`),
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dosis: ${when}`,
  aPen: 'una pluma',
} satisfies ServerWords['outgoing/planner'];
