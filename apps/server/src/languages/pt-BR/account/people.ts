import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Este é o seu próprio endereço.',
  there:
    'Você já compartilha seus registros com esta pessoa. Para convidá-la de outra forma, pare de compartilhar antes.',
  pastDay: 'O último dia já passou.',
} satisfies ServerWords['account/people'];
