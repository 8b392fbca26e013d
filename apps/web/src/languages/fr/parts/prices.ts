import type { texts as english } from '../../../parts/prices/texts.ts';
import { isolated } from '../../formats/isolated.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `Aucun prix disponible (${isolated(country)}). Contactez l’assistance pour que les prix de votre pays soient ajoutés.`,
};
