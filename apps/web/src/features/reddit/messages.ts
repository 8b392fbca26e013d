/** The sentences of this page that its parts share. */
export const MESSAGES = {
  calm: 'This page only finds and sorts public posts. It never posts, votes or writes to anybody.',
  law: 'Advertising prescription medicines to the public is forbidden in many countries, and most subreddits have rules against promotion. Read them before you answer, and say who you are.',
  disconnect:
    'Are you sure you want to disconnect Reddit? Searching stops until an admin connects it again.',
} as const;
