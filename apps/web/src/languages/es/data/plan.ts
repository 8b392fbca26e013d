import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';
import { countDays } from './pens.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plan eliminado.',
  undo: 'Deshacer',
  deleteFailed: 'No se pudo eliminar el plan.',
  restoreFailed: 'No se pudo restaurar el plan.',
  skipFailed: 'No se pudo omitir la dosis.',
  unskipFailed: 'No se pudo volver a prever la dosis.',
  resumed: (days) => {
    if (days === null) return 'Tu plan sigue.';
    return days === 0
      ? 'Tu plan sigue. Tu última dosis fue hoy.'
      : `Tu plan sigue. Tu última dosis fue hace ${countDays(days)}.`;
  },
  pauseRemoved: 'Pausa quitada.',
  resumeFailed: 'No se pudo terminar la pausa.',

  step: (step) => `Paso ${number(step)}`,
  removeStep: (step) => `Quitar el paso ${number(step)}`,
  addStep: 'Añadir un paso',
  dose: 'Dosis',
  every: 'Cada',
  days: 'días',
  doses: 'Número de dosis',
  daysLimit: (least, most) =>
    `Los días deben ser un número entero de ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dosis debe ser un número de ${number(least)} a ${number(most)} mg.`,
};
