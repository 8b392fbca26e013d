import type { texts as english } from '../../../parts/record-list/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  edit: (record) => `Editar ${record}`,
  editRow: 'Editar ',
  showMore: (more) => `Mostrar mais ${number(more)}`,
  delete: (record) => `Excluir ${record}`,
};
