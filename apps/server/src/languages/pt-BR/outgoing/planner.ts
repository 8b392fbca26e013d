import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('pt-BR');

export const planner = {
  discreet: 'Dosewise: há algo pendente',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseDueAs: (amount, steps) => `Dose prevista: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} (${pen})`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: registro há ${n} ${plural(n, { one: 'hora', other: 'horas' })}. As bulas dizem para não usar dois desses medicamentos juntos: pergunte a quem prescreveu.`,
  otherDays: (medicine, n) =>
    `${medicine}: registro há ${n} ${plural(n, { one: 'dia', other: 'dias' })}. As bulas dizem para não usar dois desses medicamentos juntos: pergunte a quem prescreveu.`,
  nextOf: (medicine, when) => `Próxima dose de ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Estoque: não resta ${medicine} para a dose de ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'clique', other: 'cliques' })}`,
  units: (n) => `${n} ${plural(n, { one: 'unidade', other: 'unidades' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'caneta', other: 'canetas' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'comprimido', other: 'comprimidos' })}`,
  planned: (when) => `Planejada para ${when}.`,
  runsOut: (day) => `Estoque: não resta nada para a dose de ${day}`,
  dosesLeft: (n) =>
    n === 0
      ? 'Antes dela, não resta nenhuma dose.'
      : plural(n, {
          one: `Antes dela, resta ${n} dose.`,
          other: `Antes dela, restam ${n} doses.`,
        }),
  lastDay: (pens) => `Último dia: ${pens}`,
  thenDiscard: 'A bula diz para descartar depois de hoje.',
  thenDiscardAll: 'A bula diz para descartar tudo isso depois de hoje.',
  weighIn: 'Hora de se pesar',
  week: 'Sua semana',
  entries: (doses, weighIns, symptoms) =>
    [
      doses,
      weighIns === 0
        ? 'nenhuma pesagem'
        : `${weighIns} ${plural(weighIns, { one: 'pesagem', other: 'pesagens' })}`,
      symptoms === 0
        ? 'nenhum sintoma'
        : `${symptoms} ${plural(symptoms, { one: 'sintoma', other: 'sintomas' })}`,
    ].join(', '),
  doses: (n, amount) =>
    n === 0 ? 'Nenhuma dose' : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${amount})`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dose: ${when}`,
  aPen: 'uma caneta',
} satisfies ServerWords['outgoing/planner'];
