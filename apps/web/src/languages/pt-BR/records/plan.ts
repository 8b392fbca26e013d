import type { texts as english } from '../../../records/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plano excluído.',
  undo: 'Desfazer',
  deleteFailed: 'Não foi possível excluir o plano.',
  restoreFailed: 'Não foi possível restaurar o plano.',
  skipFailed: 'Não foi possível pular a dose.',
  unskipFailed: 'Não foi possível planejar a dose de novo.',

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
