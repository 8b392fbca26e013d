import type { texts as english } from '../../../parts/record-list/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  edit: (record) => `Modifica: ${record}`,
  editRow: 'Modifica: ',
  showMore: (more) => `Mostra ancora ${number(more)}`,
  delete: (record) => `Elimina: ${record}`,
};
