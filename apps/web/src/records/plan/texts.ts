/** The words of changes to the plan, on whichever screen. */
export const texts = {
  deleted: 'Plan deleted.',
  undo: 'Undo',
  deleteFailed: 'The plan could not be deleted.',
  restoreFailed: 'The plan could not be restored.',
  skipFailed: 'The dose could not be skipped.',
  unskipFailed: 'The dose could not be planned again.',
};
