import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { ended, number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'Impossible de charger les poids',
  addFailed: 'Le poids n’a pas pu être ajouté',
  date: 'Date',
  weight: 'Poids',
  smoothed: 'Lissé',
  trend: 'Tendance',
  raw: 'Pesées seules',
  weighIn: (weight, day) => `${weight} du ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, livres`,
  inKilograms: (least, most) => `un nombre de ${number(least)} à ${number(most)} kg`,
  inPounds: (least, most) => `un nombre de ${least} à ${most} lb`,
  inStones: (least, most) =>
    `un nombre entier de stones et moins de 14 livres, de ${least} à ${most}`,
  weightWrong: (rule) => `Le poids doit être ${rule}.`,

  isWeightRight: (weight) => `${weight}, est-ce exact ?`,
  farFrom: (weight, day) => `L’écart dépasse 15 % par rapport à ${weight} le ${ended(day)}`,
  changeIt: 'Le corriger',
  addIt: 'Oui, l’ajouter',
};
