import type { RedditPost } from '@dosewise/contract';
import type { BadgeTone } from '../../../kit/feedback/badge.tsx';
import { texts } from './texts.ts';

/** Hours, and engagement (score and comments together), at which a post changes its colour. */
const AGE_HOURS = { recent: 24, week: 168 } as const;
const ENGAGEMENT = { some: 100, high: 500, huge: 1000 } as const;

/** The most a relevance can be. */
export const MAX_RELEVANCE = 15;

export const FILTERS = ['all', 'priority', 'recent', 'engaged'] as const;
export type Filter = (typeof FILTERS)[number];

const isHighPriority = ({ suggestedAction }: Pick<RedditPost, 'suggestedAction'>): boolean =>
  /High priority/.test(suggestedAction);

const MATCHES: Readonly<Record<Filter, (post: RedditPost) => boolean>> = {
  all: () => true,
  priority: isHighPriority,
  recent: ({ hoursAgo }) => hoursAgo < AGE_HOURS.recent,
  engaged: ({ engagement }) => engagement > ENGAGEMENT.high,
};

/** The posts that a filter lets through, in their order. */
export function filterPosts(posts: readonly RedditPost[], filter: Filter): readonly RedditPost[] {
  return posts.filter(MATCHES[filter]);
}

/** The colour of something, and the word that says the same without it. */
interface Band {
  readonly word: string;
  readonly tone: BadgeTone;
}

export function ageBand(hoursAgo: number): Band {
  if (hoursAgo < AGE_HOURS.recent) return { word: texts.ages.recent, tone: 'good' };
  if (hoursAgo < AGE_HOURS.week) return { word: texts.ages.week, tone: 'caution' };
  return { word: texts.ages.older, tone: 'quiet' };
}

export function engagementBand(engagement: number): Band {
  if (engagement > ENGAGEMENT.huge) return { word: texts.engagements.huge, tone: 'danger' };
  if (engagement > ENGAGEMENT.high) return { word: texts.engagements.high, tone: 'caution' };
  if (engagement > ENGAGEMENT.some) return { word: texts.engagements.some, tone: 'good' };
  return { word: texts.engagements.low, tone: 'quiet' };
}

export const actionLook = (post: Pick<RedditPost, 'suggestedAction'>): string =>
  isHighPriority(post) ? 'bg-danger-tint text-danger' : 'bg-data-tint text-data';

/** 'under an hour ago', '5 h ago', '3 days ago'. */
export function ageWords(hoursAgo: number): string {
  if (hoursAgo < 1) return texts.underAnHour;
  if (hoursAgo < 48) return texts.hoursAgo(Math.floor(hoursAgo));
  return texts.daysAgo(Math.floor(hoursAgo / 24));
}

/** True for a link that may be shown: an encrypted address of Reddit itself, and of no other that looks like it. */
export function isRedditAddress(address: string): boolean {
  const url = parseAddress(address);
  return (
    url?.protocol === 'https:' &&
    /^(.+\.)?reddit\.com$/.test(url.hostname) &&
    url.username === '' &&
    url.port === ''
  );
}

/** True for an address that may be opened to connect: the server names it, and it must be a web page. */
export function isWebAddress(address: string): boolean {
  return /^https?:$/.test(parseAddress(address)?.protocol ?? '');
}

/** As `URL.parse` of newer browsers does. */
function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
