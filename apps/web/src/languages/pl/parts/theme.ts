import type { texts as english } from '../../../parts/theme/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  language: 'Język',
  theme: 'Motyw',
  themes: { light: 'Jasny', dark: 'Ciemny', system: 'System' },
};
