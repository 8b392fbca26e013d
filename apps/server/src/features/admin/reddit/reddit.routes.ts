import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  redditCallback,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRaw, bindRoute } from '../../../http/bind-route.ts';
import * as service from './reddit.service.ts';
import { createReddit } from './reddit-access.ts';
import { answerCallback, disconnect } from './reddit-connection.service.ts';
import { findPosts } from './reddit-search.service.ts';

export function redditRoutes(app: FastifyInstance, context: AppContext): void {
  const reddit = createReddit(context);
  bindRoute(app, context, getRedditStatus, (_input, call) =>
    service.readStatus(reddit, call, call.session.userId),
  );
  bindRoute(app, context, findRedditPosts, ({ query }, call) => findPosts(reddit, call, query));
  bindRoute(app, context, getRedditAnalytics, (_input, call) => service.readAnalytics(call));
  bindRoute(app, context, markRedditPost, ({ params, body }, call) =>
    service.markPost(call, params.postId, body),
  );
  bindRaw(app, context, redditCallback, ({ query }, call) =>
    answerCallback(reddit, call, query, context.config.publicUrl),
  );
  bindRoute(
    app,
    context,
    disconnectReddit,
    async (_input, call) => {
      await disconnect(reddit, call, call.session.userId);
      return undefined;
    },
    { ownTransactions: true },
  );
}
