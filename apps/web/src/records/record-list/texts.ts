import { spoken } from '../../format/spoken.ts';

/** The words of a list of records, of whatever kind. */
export const texts = spoken('records/record-list', {
  edit: (record: string) => `Edit ${record}`,
  editRow: 'Edit ',
  showMore: (more: number) => `Show ${more} more`,
  delete: (record: string) => `Delete ${record}`,
});
