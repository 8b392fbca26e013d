import type { ServerWords } from '../../words.ts';
import { counted, plural } from '../grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (mg) => `Dosis pendiente: ${mg} mg`,
  doseFrom: (mg, pen) => `Dosis pendiente: ${mg} mg, ${pen}`,
  doseAsFrom: (mg, steps, pen) => `Dosis pendiente: ${mg} mg, ${steps} de ${pen}`,
  steps: {
    click_pen: (n) => counted(n, 'clic', 'clics'),
    vial: (n) => counted(n, 'unidad', 'unidades'),
    single_pen: (n) => counted(n, 'pluma', 'plumas'),
    tablet: (n) => counted(n, 'comprimido', 'comprimidos'),
  },
  lastDay: (pen) => `Último día de ${pen}`,
  thenDiscard: 'El prospecto dice que, después de hoy, hay que desechar lo que quede.',
  runsOut: 'No queda nada para la dosis de este día',
  dosesLeft: (n) =>
    plural(n, {
      one: `Hasta entonces queda ${n} dosis.`,
      many: `Hasta entonces quedan ${n} de dosis.`,
      other: `Hasta entonces quedan ${n} dosis.`,
    }),
} satisfies ServerWords['moving/calendar'];
