import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'No se pudo guardar la medida',
  kinds: {
    waist: 'Cintura',
    hips: 'Cadera',
    body_fat: 'Grasa corporal',
    lean_mass: 'Masa magra',
  },
  measured: (kind, value, day) => `${kind} ${value} del ${day}`,
};
