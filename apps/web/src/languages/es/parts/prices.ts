import type { texts as english } from '../../../parts/prices/texts.ts';
import { isolated } from '../../formats/isolated.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `No hay información de precios para ${isolated(country)}. Ponte en contacto con el soporte para añadir los precios de tu país.`,
};
