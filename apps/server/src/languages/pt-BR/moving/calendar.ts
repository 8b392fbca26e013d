import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('pt-BR');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: há algo pendente',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} (${pen})`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'clique', other: 'cliques' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'unidade', other: 'unidades' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'caneta', other: 'canetas' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'comprimido', other: 'comprimidos' })}`,
  },
  lastDay: (pen) => `Último dia: ${pen}`,
  thenDiscard: 'A bula diz para descartar depois de hoje.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Não resta nada para a dose deste dia: ${medicine}`,
  runsOut: 'Não resta nada para a dose deste dia',
  dosesLeft: (n) =>
    n === 0
      ? 'Antes dela, não resta nenhuma dose.'
      : plural(n, {
          one: `Antes dela, resta ${n} dose.`,
          other: `Antes dela, restam ${n} doses.`,
        }),
} satisfies ServerWords['moving/calendar'];
