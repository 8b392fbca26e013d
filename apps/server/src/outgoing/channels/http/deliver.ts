import { judgeReply, type SendOutcome } from '../send-outcome.ts';
import { type Agents, guardedPost, type Post } from './guarded-post.ts';
import { PRIVATE_ADDRESS } from './public-lookup.ts';

/** Sends one message; what goes wrong on the way is an outcome too. */
export async function deliver(
  url: URL,
  post: Post,
  tools: { readonly agents: Agents; readonly timeoutMs: number; readonly now: () => number },
): Promise<SendOutcome> {
  try {
    return judgeReply(await guardedPost(url, post, tools), tools.now());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === PRIVATE_ADDRESS) return { kind: 'refused', answer: 'Not sent: a private address' };
    const wasSent = error instanceof Error && 'wasSent' in error && error.wasSent === true;
    if (wasSent) return { kind: 'unconfirmed', answer: 'Perhaps taken: no answer came' };
    const answer = code === 'ETIMEDOUT' ? 'No answer in time' : 'The service cannot be reached';
    return { kind: 'retry', afterMs: null, answer };
  }
}
