/** The words of the audit page. */
export const texts = {
  pageTitle: 'Audit · Dosewise',
  title: 'Audit',
  lead: 'What admins did, and the operator at the command line. Nothing is ever taken off this list.',
  entries: 'Entries',
  none: 'Nothing yet. Changes by admins appear here.',
  fetchFailed: 'The entries could not be loaded.',
};
