import { spoken } from '../../languages/formats/spoken.ts';

/** The words of questions about a file that two imports ask. */
export const texts = spoken('parts/file-import', {
  asked: {
    'kind-word': 'What does it measure?',
    'which-person': 'Which of these people are you?',
    'close-doses':
      'These doses are closer together than the leaflet allows. Check them before you import.',
    'odd-weights':
      'These weights differ a lot from the ones around them. Check them before you import.',
  },
  more: (count: string) => `and ${count} more`,
  leaveThese: 'Leave these out',
  importThem: 'Import them',
  theseLeftOut: 'These are left out.',
});
