import type { texts as english } from '../../../parts/prices/texts.ts';
import { isolated } from '../../formats/isolated.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `Não há informação de preços para ${isolated(country)}. Fale com o suporte para incluir preços do seu país.`,
};
