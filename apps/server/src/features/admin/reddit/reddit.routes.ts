import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  redditCallback,
} from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './reddit.service.ts';
import { createReddit } from './reddit-access.ts';
import { answerCallback, disconnect } from './reddit-connection.service.ts';
import { findPosts } from './reddit-search.service.ts';

export function redditRoutes(context: AppContext): readonly Answer[] {
  const reddit = createReddit(context);
  return [
    answer(getRedditStatus, (_input, call) =>
      service.readStatus(reddit, call, call.session.userId),
    ),
    answer(findRedditPosts, ({ query }, call) => findPosts(reddit, call, query)),
    answer(getRedditAnalytics, (_input, call) => service.readAnalytics(call)),
    answer(markRedditPost, ({ params, body }, call) => service.markPost(call, params.postId, body)),
    answer(redditCallback, ({ query }, call) =>
      answerCallback(reddit, call, query, context.config.publicUrl),
    ),
    answer(disconnectReddit, (_input, call) => disconnect(reddit, call, call.session.userId), {
      ownTransactions: true,
    }),
  ];
}
