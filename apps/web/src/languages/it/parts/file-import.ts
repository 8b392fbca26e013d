import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': 'Che cosa misura?',
    'close-doses':
      'Queste dosi sono più vicine di quanto consenta il foglietto. Controllale prima di importare.',
    'odd-weights':
      'Questi pesi si discostano molto da quelli vicini. Controllali prima di importare.',
  },
  more: (count) => `e altre ${count}`,
  leaveThese: 'Escludi queste righe',
  importThem: 'Importale',
  theseLeftOut: 'Queste righe sono escluse.',
};
