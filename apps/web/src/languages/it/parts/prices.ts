import type { texts as english } from '../../../parts/prices/texts.ts';
import { isolated } from '../../formats/isolated.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `Nessun prezzo disponibile per questo Paese: ${isolated(country)}. Scrivi all’assistenza per farlo aggiungere.`,
};
