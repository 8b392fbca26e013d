import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': 'O que é medido?',
    'close-doses':
      'Estas doses estão mais próximas do que a bula permite. Confira antes de importar.',
    'odd-weights': 'Estes pesos diferem muito dos vizinhos. Confira antes de importar.',
  },
  more: (count) => `e mais ${count}`,
  leaveThese: 'Deixar estes de fora',
  importThem: 'Importar estes',
  theseLeftOut: 'Estes ficam de fora.',
};
