import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  redditCallback,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './reddit.service.ts';
import { createReddit } from './reddit-access.ts';
import { answerCallback, disconnect } from './reddit-connection.service.ts';
import { findPosts } from './reddit-search.service.ts';

export function redditRoutes(context: AppContext): readonly BoundRoute[] {
  const reddit = createReddit(context);
  return [
    bindRoute(getRedditStatus, (_input, call) =>
      service.readStatus(reddit, call, call.session.userId),
    ),
    bindRoute(findRedditPosts, ({ query }, call) => findPosts(reddit, call, query)),
    bindRoute(getRedditAnalytics, (_input, call) => service.readAnalytics(call)),
    bindRoute(markRedditPost, ({ params, body }, call) =>
      service.markPost(call, params.postId, body),
    ),
    bindRoute(redditCallback, ({ query }, call) =>
      answerCallback(reddit, call, query, context.config.publicUrl),
    ),
    bindRoute(disconnectReddit, (_input, call) => disconnect(reddit, call, call.session.userId), {
      ownTransactions: true,
    }),
  ];
}
