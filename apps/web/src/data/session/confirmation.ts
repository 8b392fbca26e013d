import { ApiError } from '../../kit/feedback/api-error.ts';
import { texts } from '../calls/texts.ts';

let waiting: ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The one question whether it is really the user, for all calls that wait for its answer. */
export const confirmation = {
  isAsked: (): boolean => waiting.length > 0,
  /** The answer on pre-rendered pages. */
  isAskedOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Ends the question: what waits goes on, or fails. */
  answer(isConfirmed: boolean): void {
    const answered = waiting;
    waiting = [];
    tell();
    for (const goOn of answered) goOn(isConfirmed);
  },
};

/**
 * Sends, and where the server wants to know first whether it is really the user, asks that and sends
 * again. Throws as `send` does; an answer that is refused to us leaves what was typed.
 */
export async function sendConfirmed<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error;
    const isConfirmed = await new Promise<boolean>((answer) => {
      waiting.push(answer);
      tell();
    });
    if (isConfirmed) return send();
    const { status, code } = error;
    throw new ApiError({ status, code, message: texts.notConfirmed });
  }
}
