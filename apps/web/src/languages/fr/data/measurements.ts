import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'La mesure n’a pas pu être enregistrée',
  kinds: {
    waist: 'Tour de taille',
    hips: 'Tour de hanches',
    body_fat: 'Masse grasse',
    lean_mass: 'Masse maigre',
  },
  measured: (kind, value, day) => `${kind} ${value} du ${day}`,
};
