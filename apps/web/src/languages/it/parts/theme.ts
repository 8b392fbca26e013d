import type { texts as english } from '../../../parts/theme/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  language: 'Lingua',
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', system: 'Sistema' },
};
