import type { texts as english } from '../../../parts/record-list/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  edit: (record) => `${record} bearbeiten`,
  editRow: 'Bearbeiten: ',
  showMore: (more) => `${number(more)} weitere anzeigen`,
  delete: (record) => `${record} löschen`,
};
