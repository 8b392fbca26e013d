import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Das ist deine eigene Adresse.',
  there:
    'Diese Person kann deine Einträge schon sehen. Um sie anders einzuladen, beende zuerst die Freigabe.',
  pastDay: 'Der letzte Tag ist schon vorbei.',
} satisfies ServerWords['account/people'];
