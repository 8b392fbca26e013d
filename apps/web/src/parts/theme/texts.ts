import { spoken } from '../../languages/formats/spoken.ts';
import type { Theme } from './theme.tsx';

/** The words of the choice of a theme and a language. */
export const texts = spoken('parts/theme', {
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' } satisfies Record<Theme, string>,
});
