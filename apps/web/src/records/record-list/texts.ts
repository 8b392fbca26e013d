/** The words of a list of records, of whatever kind. */
export const texts = {
  edit: (record: string) => `Edit ${record}`,
  editRow: 'Edit ',
  showMore: (more: number) => `Show ${more} more`,
  delete: (record: string) => `Delete ${record}`,
};
