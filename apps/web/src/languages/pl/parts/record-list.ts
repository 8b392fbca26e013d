import type { texts as english } from '../../../parts/record-list/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  edit: (record) => `Edytuj: ${record}`,
  editRow: 'Edytuj: ',
  showMore: (more) => `Pokaż jeszcze ${number(more)}`,
  delete: (record) => `Usuń: ${record}`,
};
