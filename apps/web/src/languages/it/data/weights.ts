import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { number, ofDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'Non è stato possibile caricare i pesi',
  addFailed: 'Non è stato possibile aggiungere il peso',
  date: 'Data',
  weight: 'Peso',
  smoothed: 'Media ponderata',
  trend: 'Tendenza',
  raw: 'Solo pesate',
  weighIn: (weight, day) => `${weight} ${ofDay(day)}`,

  stonesOf: (label) => `${label}, stone`,
  poundsOf: (label) => `${label}, libbre`,
  inKilograms: (least, most) => `un numero da ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `un numero da ${least} a ${most} lb`,
  inStones: (least, most) => `in stone interi e libbre sotto 14, da ${least} a ${most}`,
  weightWrong: (rule) => `Il peso deve essere ${rule}.`,

  isWeightRight: (weight) => `È giusto ${weight}?`,
  farFrom: (weight, day) => `Differisce di oltre il 15% dal peso ${ofDay(day)}, ${weight}.`,
  changeIt: 'Modifica',
  addIt: 'Sì, aggiungi',
};
