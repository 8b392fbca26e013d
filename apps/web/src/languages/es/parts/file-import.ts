import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': '¿Qué se mide?',
    'close-doses':
      'Estas dosis están más juntas de lo que permite el prospecto. Revísalas antes de importar.',
    'odd-weights':
      'Estos pesos se alejan mucho de los anteriores y posteriores. Revísalos antes de importar.',
  },
  more: (count) => `y ${count} más`,
  leaveThese: 'No importar estos registros',
  importThem: 'Importarlos',
  theseLeftOut: 'Estos registros no se importan.',
};
