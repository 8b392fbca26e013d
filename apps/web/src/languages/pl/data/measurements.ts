import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Nie udało się zapisać pomiaru',
  kinds: {
    waist: 'Talia',
    hips: 'Biodra',
    body_fat: 'Tkanka tłuszczowa',
    lean_mass: 'Masa beztłuszczowa',
  },
  measured: (kind, value, day) => `${kind} ${value}, ${day}`,
};
