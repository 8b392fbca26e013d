import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Przypomnienie · Dosewise',
  acts: {
    taken: {
      title: 'Zapisz tę dawkę',
      explanation:
        'To zapisze dawkę z przypomnienia, z podanego w nim wstrzykiwacza. Jeśli dawka jest już zapisana, nic się nie stanie.',
      button: 'Zapisz jako przyjętą',
    },
    later: {
      title: 'Przypomnij później',
      explanation:
        'Przypomnienie przyjdzie ponownie za godzinę, chyba że dawka będzie już wtedy zapisana.',
      button: 'Przypomnij za godzinę',
    },
  },
  done: {
    logged: {
      title: 'Dawka zapisana',
      explanation: 'Możesz ją zmienić w historii dawek.',
    },
    already: {
      title: 'Nie ma czego zapisywać',
      explanation: 'Ta dawka jest już zapisana albo nie jest już zaplanowana.',
    },
    later: {
      title: 'Przypomnienie przyjdzie za godzinę',
      explanation: 'Chyba że dawka będzie już wtedy zapisana.',
    },
  },
  toLogDose: 'Przejdź do „Zapisz dawkę”',
  failed: 'Nie udało się. Spróbuj ponownie.',
  dead: 'Ten link już nie działa',
  deadAdvice:
    'Przyciski w przypomnieniu działają przez jeden dzień. Dawkę nadal możesz zapisać bez nich.',
};
