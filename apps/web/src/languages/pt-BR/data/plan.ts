import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';
import { countDays } from './pens.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plano excluído.',
  undo: 'Desfazer',
  deleteFailed: 'Não foi possível excluir o plano.',
  restoreFailed: 'Não foi possível restaurar o plano.',
  skipFailed: 'Não foi possível pular a dose.',
  unskipFailed: 'Não foi possível planejar a dose de novo.',
  resumed: (days) => {
    if (days === null) return 'Seu plano continua.';
    return days === 0
      ? 'Seu plano continua. Você tomou sua última dose hoje.'
      : `Seu plano continua. Você tomou sua última dose há ${countDays(days)}.`;
  },
  pauseRemoved: 'Pausa removida.',
  resumeFailed: 'Não foi possível encerrar a pausa.',

  step: (step) => `Etapa ${step}`,
  removeStep: (step) => `Remover etapa ${step}`,
  addStep: 'Adicionar etapa',
  dose: 'Dose',
  every: 'A cada',
  days: 'dias',
  doses: 'Número de doses',
  daysLimit: (least, most) =>
    `Dias: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) => `A dose deve ser um número de ${number(least)} a ${number(most)} mg.`,
};
