/** What an admin is told of Reddit. */
export const texts = {
  tooManyKeywords: 'These are too many keywords for one search.',
  notSetUp: 'Reddit is not set up on this server.',
  ended: 'Reddit ended the connection. Connect it again.',
  refused: 'Reddit refused the search. The app or the account is not allowed to make it.',
  callback: {
    connected: {
      title: 'Reddit is connected',
      text: 'Dosewise can now search Reddit. It never posts.',
    },
    declined: {
      title: 'Reddit is not connected',
      text: 'You declined at Reddit, so nothing was changed.',
    },
    link_expired: {
      title: 'This link has expired',
      text: 'It has expired or was used already. Please connect again.',
    },
    failed: {
      title: 'Connecting to Reddit failed',
      text: 'Reddit did not answer as expected. Please connect again.',
    },
    back: 'Back to Reddit Marketing',
  },
};
