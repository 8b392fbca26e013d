import type { texts as english } from '../../../parts/record-list/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  edit: (record) => `Modifier : ${record}`,
  editRow: 'Modifier : ',
  showMore: (more) => `Afficher ${number(more)} de plus`,
  delete: (record) => `Supprimer : ${record}`,
};
