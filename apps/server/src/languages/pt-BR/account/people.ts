import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Este é o seu próprio endereço.',
  there: 'Esta pessoa já cuida de você. Encerre isso antes, para convidá-la de outra forma.',
  pastDay: 'O último dia já passou.',
} satisfies ServerWords['account/people'];
