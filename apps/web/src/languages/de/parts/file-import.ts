import type { texts as english } from '../../../parts/file-import/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  asked: {
    'kind-word': 'Was wird gemessen?',
    'close-doses':
      'Diese Dosen liegen enger beieinander, als die Fachinformation erlaubt. Prüfe sie vor dem Import.',
    'odd-weights':
      'Diese Gewichte weichen stark von denen davor und danach ab. Prüfe sie vor dem Import.',
  },
  more: (count) => `und ${count} weitere`,
  leaveThese: 'Diese weglassen',
  importThem: 'Doch importieren',
  theseLeftOut: 'Diese werden weggelassen.',
};
