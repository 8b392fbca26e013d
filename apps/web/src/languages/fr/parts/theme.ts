import type { texts as english } from '../../../parts/theme/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  language: 'Langue',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
};
