import type { texts as english } from '../../../parts/theme/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  language: 'Sprache',
  theme: 'Design',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
};
