// Shows 2.187, 9.38, 9.40.
import type { RedditPost } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import {
  ageBand,
  ageWords,
  engagementBand,
  type Filter,
  filterPosts,
  isRedditAddress,
  isWebAddress,
} from './posts.ts';

const post = (fields: Partial<RedditPost>): RedditPost => ({
  postId: 'a1',
  title: 'How many clicks?',
  subreddit: 'mounjaro',
  url: 'https://www.reddit.com/r/mounjaro/comments/a1/',
  commentsUrl: 'https://www.reddit.com/r/mounjaro/comments/a1/',
  engagement: 0,
  hoursAgo: 500,
  relevanceScore: 3,
  suggestedAction: 'Monitor',
  dosewiseRelevance: 'It asks a question (+2).',
  state: 'new',
  ...fields,
});

describe('the filter', () => {
  const found = [
    post({ postId: 'hot', suggestedAction: 'High priority: answer', hoursAgo: 23.9 }),
    post({ postId: 'day', hoursAgo: 24, engagement: 500 }),
    post({ postId: 'busy', engagement: 501 }),
  ];
  const ids = (filter: Filter) => filterPosts(found, filter).map(({ postId }) => postId);

  it('draws each line where it is promised', () => {
    expect(ids('all')).toEqual(['hot', 'day', 'busy']);
    expect(ids('priority')).toEqual(['hot']);
    expect(ids('recent')).toEqual(['hot']);
    expect(ids('engaged')).toEqual(['busy']);
  });
});

describe('the bands', () => {
  it('of age change at a day and at a week', () => {
    const words = [0, 23.9, 24, 167.9, 168].map((hours) => ageBand(hours).word);
    expect(words).toEqual(['recent', 'recent', 'this week', 'this week', 'older']);
  });

  it('of engagement change above 100, 500 and 1000', () => {
    const words = [100, 101, 500, 501, 1000, 1001].map((count) => engagementBand(count).word);
    expect(words).toEqual(['low', 'moderate', 'moderate', 'high', 'high', 'very high']);
  });
});

it('says an age in words', () => {
  expect([0.4, 1.9, 47.9, 48, 400].map(ageWords)).toEqual([
    'under an hour ago',
    '1 h ago',
    '47 h ago',
    '2 days ago',
    '16 days ago',
  ]);
});

describe('addresses', () => {
  it('of Reddit are links', () => {
    expect(isRedditAddress('https://www.reddit.com/r/x/comments/1/')).toBe(true);
    expect(isRedditAddress('https://reddit.com/r/x')).toBe(true);
  });

  it.each([
    'http://www.reddit.com/r/x',
    'https://reddit.com.example.com/',
    'https://notreddit.com/',
    'https://www.reddit.com@example.com/',
    'https://name:word@www.reddit.com/',
    'https://www.reddit.com:8443/',
    'javascript:alert(1)//reddit.com',
    '/r/x',
    '',
  ])('%j is none', (address) => {
    expect(isRedditAddress(address)).toBe(false);
  });

  it('to connect are web pages', () => {
    expect(isWebAddress('https://www.reddit.com/api/v1/authorize?state=x')).toBe(true);
    expect(isWebAddress('http://127.0.0.1:4000/api/v1/authorize')).toBe(true);
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
    expect(isWebAddress('nonsense')).toBe(false);
  });
});
