import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'Não foi possível carregar os pesos',
  addFailed: 'Não foi possível adicionar o peso',
  date: 'Data',
  weight: 'Peso',
  smoothed: 'Suavizado',
  trend: 'Tendência',
  raw: 'Só pesagens',
  weighIn: (weight, day) => `${weight}, ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, libras`,
  inKilograms: (least, most) => `um número de ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `um número de ${least} a ${most} lb`,
  inStones: (least, most) => `stones inteiros e menos de 14 libras, de ${least} a ${most}`,
  weightWrong: (rule) => `O peso deve ser ${rule}.`,

  isWeightRight: (weight) => `${weight} está certo?`,
  farFrom: (weight, day) => `A diferença em relação a ${weight}, em ${day}, passa de 15%.`,
  changeIt: 'Alterar',
  addIt: 'Sim, adicionar',
};
