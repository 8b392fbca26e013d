import type { texts as english } from '../../../parts/theme/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  language: 'Idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
};
