import type { texts as english } from '../../../data/measurements/texts.ts';
import type { Words } from '../../words.ts';
import { ofDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Non è stato possibile salvare la misura',
  kinds: {
    waist: 'Vita',
    hips: 'Fianchi',
    body_fat: 'Grasso corporeo',
    lean_mass: 'Massa magra',
  },
  measured: (kind, value, day) => `${kind} ${value} ${ofDay(day)}`,
};
