import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Der Messwert konnte nicht gespeichert werden',
  kinds: {
    waist: 'Taille',
    hips: 'Hüfte',
    body_fat: 'Körperfett',
    lean_mass: 'Fettfreie Masse',
  },
  measured: (kind, value, day) => `${kind} ${value} vom ${day}`,
};
