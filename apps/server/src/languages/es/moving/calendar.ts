import type { ServerWords } from '../../words.ts';
import { counted, plural } from '../grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (amount) => `Dosis pendiente: ${amount}`,
  doseFrom: (amount, pen) => `Dosis pendiente: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dosis pendiente: ${amount}, ${steps} de ${pen}`,
  steps: {
    click_pen: (n) => counted(n, 'clic', 'clics'),
    vial: (n) => counted(n, 'unidad', 'unidades'),
    single_pen: (n) => counted(n, 'pluma', 'plumas'),
    tablet: (n) => counted(n, 'comprimido', 'comprimidos'),
  },
  lastDay: (pen) => `Último día de ${pen}`,
  thenDiscard: 'El prospecto dice que, después de hoy, hay que desechar lo que quede.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `No queda nada para la dosis de este día: ${medicine}`,
  runsOut: 'No queda nada para la dosis de este día',
  dosesLeft: (n) =>
    plural(n, {
      one: `Hasta entonces queda ${n} dosis.`,
      many: `Hasta entonces quedan ${n} de dosis.`,
      other: `Hasta entonces quedan ${n} dosis.`,
    }),
} satisfies ServerWords['moving/calendar'];
