/** The sentences for an operator in the terminal. */
export const texts = {
  usage: `Usage:
  npm run admin -- grant EMAIL     makes this user an admin
  npm run admin -- revoke EMAIL    makes this admin a user again
  npm run admin -- backup FILE     copies the database, also while the server runs
  npm run admin -- restore FILE    fills an empty database with a backup of either engine
`,
  backedUp: (rows: number, file: string) =>
    `${rows} rows are in ${file}. Keep it safe: it holds health records.`,
  restored: (rows: number, file: string) => `${rows} rows are back from ${file}.`,
  isNow: (email: string, userType: 'user' | 'admin') =>
    `${email} is now ${userType === 'admin' ? 'an admin' : 'a user'}.`,
};
