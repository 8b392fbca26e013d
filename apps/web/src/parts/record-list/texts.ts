import { spoken } from '../../languages/formats/spoken.ts';

/** The words of a list of records, of whatever kind. */
export const texts = spoken('parts/record-list', {
  edit: (record: string) => `Edit ${record}`,
  editRow: 'Edit ',
  showMore: (more: number) => `Show ${more} more`,
  delete: (record: string) => `Delete ${record}`,
});
