import type { RedditPost } from '@dosewise/contract';
import type { RedditState } from './reddit-queries.ts';

/** The words of the Reddit finder. */
export const texts = {
  pageTitle: 'Reddit Marketing · Dosewise',
  title: 'Reddit Marketing',
  calm: 'This page only finds and sorts public posts. It never posts, votes or messages anyone.',
  law: 'Advertising prescription medicines to the public is forbidden in many countries, and most subreddits have rules against promotion. Read them before you answer, and say who you are.',

  notSetUp: 'Reddit is not set up',
  registerFirst:
    'The person who runs this server needs to register an application with Reddit (type: web app) and set ',
  and: ' and ',
  startAgain: ', then restart the server.',
  redirectAddress: 'The application’s redirect address is ',
  orBelow: ', or the same path below ',
  unknown: 'Connection status unknown',
  unknownMeaning: 'The server did not say whether Reddit is connected.',
  checkAgain: 'Check again',
  notConnected: 'Not connected',
  noAddress: 'The server didn’t give a Reddit page to connect to. Please check its settings.',
  connectFirst:
    'Connect a Reddit account to search with it. In a new tab, Reddit will ask whether this app may read posts for you, and nothing else.',
  connect: 'Connect Reddit',
  noTab: 'Your browser did not open a new tab. Please use this link, then come back here:',
  open: 'Open Reddit',
  openAgain: 'Open Reddit again',
  waiting: 'Waiting for your answer on Reddit. This page will update automatically.',
  gaveUp: 'No answer came within 10 minutes. Please try again.',
  rateLimited: 'Reddit asks us to wait',
  tooMany: (until: string | null) =>
    `Too many searches in a short time. ${
      until === null ? 'Please try again later.' : `You can search again at ${until}.`
    } Earlier results are still here.`,
  connected: 'Connected to Reddit',
  connectedMeaning: 'You can search. Other admins can too.',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Reddit',
  confirmDisconnect:
    'Are you sure you want to disconnect Reddit? Searching stops until an admin connects it again.',

  search: 'Search',
  searchForm: 'Search Reddit',
  keywords: 'Keywords',
  keywordsHint: 'Separated by commas. Leave empty for the usual four.',
  limit: 'Limit',
  posts: (count: string) => `${count} posts`,

  found: 'Posts',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,
  show: 'Show',
  filters: {
    all: 'All',
    priority: 'High priority',
    recent: 'Recent (< 24 h)',
    engaged: 'High engagement (> 500)',
  },
  noneYet: 'No posts yet',
  noneFound: 'No posts found',
  noneFoundAdvice: 'Reddit has no new posts with these keywords. Try fewer or different ones.',
  nonePasses: 'No posts match this filter',
  nonePassesAdvice: 'Choose All to see all posts.',
  whenEmpty: {
    not_configured: 'Once Reddit is set up and connected, the posts you search for appear here.',
    not_connected: 'Connect Reddit, then search: posts appear here.',
    rate_limited: 'Wait until Reddit lets us search again.',
    authenticated: 'Press Search: posts appear here, the most relevant first.',
  } satisfies Record<RedditState['status'], string>,

  ages: { recent: 'recent', week: 'this week', older: 'older' },
  underAnHour: 'under an hour ago',
  hoursAgo: (hours: number) => `${hours} h ago`,
  daysAgo: (days: number) => `${days} days ago`,
  engagement: (count: string) => `Engagement: ${count}`,
  engagements: { huge: 'very high', high: 'high', some: 'moderate', low: 'low' },
  relevance: 'Relevance',
  suggestedAction: 'Suggested action: ',
  why: 'Why: ',
  viewPost: 'View Post',
  viewComments: 'View Comments',
  ofPostInNewTab: (title: string) => `: ${title} (opens in a new tab)`,
  markHandled: 'Mark as handled',
  dismiss: 'Dismiss',
  marked: { handled: 'Handled', dismissed: 'Dismissed' } satisfies Record<
    Exclude<RedditPost['state'], 'new'>,
    string
  >,
  undo: 'Undo',
  undoFor: (title: string) => ` for ${title}`,

  analytics: 'Analytics',
  nothingToShow: 'Nothing to show yet.',
  postsFound: 'Posts found',
  averageRelevance: 'Average relevance',
  topSubreddits: 'Top subreddits',
  noSubreddits: 'None yet. Run a search to see some.',
  neverSearched: 'Not searched yet.',
  lastUpdated: (time: string) => `Last updated ${time}. Counts the last 24 hours.`,
};
