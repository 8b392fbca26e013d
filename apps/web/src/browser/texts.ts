import { spoken } from '../format/spoken.ts';
import type { Theme } from './theme.tsx';

/** The words of the choice of a theme. */
export const texts = spoken('browser', {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' } satisfies Record<Theme, string>,
});
