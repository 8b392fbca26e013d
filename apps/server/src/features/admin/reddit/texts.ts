import { englishRefusals } from '../../../languages/sentence.ts';

/** The sentences about Reddit for an admin. */
export const texts = {
  ...englishRefusals({
    tooManyKeywords: 'There are too many keywords for one search.',
    notSetUp: 'Reddit is not set up on this server.',
    ended: 'Reddit ended the connection. Connect it again.',
    refused: 'Reddit refused the search. The app or the account is not allowed to make it.',
  }),
  relevance: {
    titleNames: (keywords: string) => `the title mentions ${keywords}`,
    textNames: (keywords: string) => `the text mentions ${keywords}`,
    asks: 'it asks a question',
    onDosing: 'it mentions clicks, pens, doses, splitting or costs',
    onSubject: (subreddit: string) => `r/${subreddit} is about the subject`,
    nothing: 'No match.',
  },
  actions: {
    high: 'High priority: read the subreddit’s rules, then answer what was asked. No advertising, no medical advice.',
    worthReply: 'Worth a reply: only if a plain answer helps and the subreddit’s rules allow it.',
    monitor: 'Monitor',
  },
  callback: {
    connected: {
      title: 'Reddit is connected',
      text: 'Dosewise can now search Reddit. It never posts.',
    },
    declined: {
      title: 'Reddit is not connected',
      text: 'You declined on Reddit, so nothing was changed.',
    },
    link_expired: {
      title: 'This link has expired',
      text: 'It has expired or has already been used. Please connect again.',
    },
    failed: {
      title: 'Connecting to Reddit failed',
      text: 'Reddit didn’t answer as expected. Please connect again.',
    },
    back: 'Back to Reddit Marketing',
  },
};
