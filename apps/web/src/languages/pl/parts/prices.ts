import type { texts as english } from '../../../parts/prices/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  none: (country) =>
    `Brak informacji o cenach (${country}). Skontaktuj się z pomocą techniczną, aby je dodano.`,
};
