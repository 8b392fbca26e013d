import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Das ist deine eigene Adresse.',
  there: 'Diese Person kümmert sich schon um dich. Beende das zuerst, um sie anders einzuladen.',
  pastDay: 'Der letzte Tag ist schon vorbei.',
} satisfies ServerWords['account/people'];
