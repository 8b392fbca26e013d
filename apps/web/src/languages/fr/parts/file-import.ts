import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': 'Que mesure cette ligne ?',
    'close-doses':
      'Ces doses sont plus rapprochées que ne le permet la notice. Vérifiez-les avant d’importer.',
    'odd-weights':
      'Ces poids s’écartent beaucoup des poids voisins. Vérifiez-les avant d’importer.',
  },
  more: (count) => `et ${count} de plus`,
  leaveThese: 'Ne pas les importer',
  importThem: 'Les importer',
  theseLeftOut: 'Ces lignes sont laissées de côté.',
};
