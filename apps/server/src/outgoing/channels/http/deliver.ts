import { judgeReply, refused, retried, type SendOutcome } from '../send-outcome.ts';
import { guardedPost, type Post, type Way } from './guarded-post.ts';
import { PRIVATE_ADDRESS } from './public-lookup.ts';

/** Sends one message; what goes wrong on the way is an outcome too. */
export async function deliver(
  url: URL,
  post: Post,
  tools: Way & { readonly now: () => number },
): Promise<SendOutcome> {
  try {
    return judgeReply(await guardedPost(url, post, tools), tools.now());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === PRIVATE_ADDRESS) return refused('privateAddress');
    const wasSent = error instanceof Error && 'wasSent' in error && error.wasSent === true;
    if (wasSent) return { kind: 'unconfirmed', code: 'noAnswer' };
    return retried(code === 'ETIMEDOUT' ? 'late' : 'unreachable');
  }
}
