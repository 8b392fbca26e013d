import type { texts as english } from '../../../parts/prices/texts.ts';
import { isolated } from '../../formats/isolated.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `Für ${isolated(country)} sind keine Preise bekannt. Bitte wende dich an den Support, damit Preise für dein Land dazukommen.`,
};
