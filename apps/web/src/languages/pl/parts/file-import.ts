import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': 'Co to za pomiar?',
    'close-doses': 'Te dawki są bliżej siebie, niż pozwala ulotka. Sprawdź je przed importem.',
    'odd-weights': 'Te wagi mocno odbiegają od sąsiednich. Sprawdź je przed importem.',
  },
  more: (count) => `i jeszcze ${count}`,
  leaveThese: 'Pomiń te wpisy',
  importThem: 'Importuj je',
  theseLeftOut: 'Te wpisy zostaną pominięte.',
};
