import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Não foi possível salvar a medida',
  kinds: {
    waist: 'Cintura',
    hips: 'Quadril',
    body_fat: 'Gordura corporal',
    lean_mass: 'Massa magra',
  },
  measured: (kind, value, day) => `${kind} ${value}, ${day}`,
};
