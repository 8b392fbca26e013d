import type { RouteReply, restoreAll } from '@dosewise/contract';
import { englishRefusals } from './languages/sentence.ts';

type Restored = RouteReply<typeof restoreAll>;

/** The sentences for an operator in the terminal. */
export const texts = {
  usage: `Usage:
  npm run admin -- grant EMAIL     makes this user an admin
  npm run admin -- revoke EMAIL    makes this admin a user again
  npm run admin -- reset-link EMAIL
                                   makes a link for this user to choose a new password
  npm run admin -- backup FILE     copies the database, even while the server is running
  npm run admin -- restore FILE    fills an empty database with a SQLite or PostgreSQL backup
  npm run admin -- restore-archive EMAIL FILE
                                   restores an all.json file into this user's account, which must be empty
`,
  backedUp: (rows: number, file: string) =>
    `${rows} rows are in ${file}. Keep it safe: it contains health records.`,
  restored: (rows: number, file: string) => `Restored ${rows} rows from ${file}.`,
  archiveRestored: (email: string, { pens, doses, weights, symptoms, measurements }: Restored) =>
    `${email} now has ${pens} pens, ${doses} doses, ${weights} weights, ${symptoms} symptoms and ${measurements} measurements.`,
  ...englishRefusals({ noJson: (file: string) => `${file} is not JSON.` }),
  diskFull: 'the disk is full. Free up space, then start again.',
  /** The reasons that no port is opened, by their code. */
  notListening: {
    EADDRINUSE: 'the port is in use. Set PORT to another one.',
    EACCES: 'not allowed to use this port (EACCES). Set PORT to one above 1023.',
    EADDRNOTAVAIL: 'HOST is not an address of this machine (EADDRNOTAVAIL).',
  } as Readonly<Record<string, string>>,
  /** Doubts about a line of .env: how it counts, and what to do. */
  envFile: {
    hash: {
      says: (line: number, name: string) =>
        `Line ${line} of .env: the value of ${name} ends before its #.`,
      advice: 'If the # is part of the value, put the value in single quotes.',
    },
    openQuote: {
      says: (line: number, name: string) =>
        `Line ${line} of .env: the quote that opens the value of ${name} is not closed in that line.`,
      advice: 'Close it. If the quote is part of the value, use another kind of quotes around it.',
    },
    afterQuote: {
      says: (line: number, name: string) =>
        `Line ${line} of .env: the value of ${name} ends at its second quote.`,
      advice: 'If what follows is part of the value, use another kind of quotes around it.',
    },
  },
  resetLink: (
    email: string,
    link: { readonly url: string; readonly expiresAt: string; readonly isReachable: boolean },
  ) =>
    [
      link.url,
      `Give it to the owner of ${email}. It works once, until ${link.expiresAt.slice(0, 16).replace('T', ' ')} UTC.`,
      ...(link.isReachable
        ? []
        : ['PUBLIC_URL is not set: replace the start of the link with the address people use.']),
    ].join('\n'),
  isNow: (email: string, userType: 'user' | 'admin') =>
    `${email} is now ${userType === 'admin' ? 'an admin' : 'a user'}.`,
};
