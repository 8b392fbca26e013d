/** The words of the audit page. */
export const texts = {
  pageTitle: 'Audit · Dosewise',
  title: 'Audit',
  lead: 'What admins have done, and what the person who runs this server has done at the command line. Entries are never removed.',
  entries: 'Entries',
  none: 'Nothing yet. Changes by admins appear here.',
  fetchFailed: 'We couldn’t load the entries.',
};
