import { createStore } from '../../kit/store.ts';
import { ApiError } from '../calls/api-error.ts';
import { texts } from '../calls/texts.ts';

const waiting = createStore<readonly ((isConfirmed: boolean) => void)[]>([]);

/** The one question whether it is really the user, for all calls that wait for its answer. */
export const confirmation = {
  /** True while it is asked. */
  read: (): boolean => waiting.read().length > 0,
  readOnServer: (): boolean => false,
  subscribe: waiting.subscribe,
  /** Ends the question: what waits goes on, or fails. */
  answer(isConfirmed: boolean): void {
    const answered = waiting.read();
    waiting.become([]);
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
      waiting.become([...waiting.read(), answer]);
    });
    if (isConfirmed) return send();
    const { status, code } = error;
    throw new ApiError({ status, code, message: texts.notConfirmed });
  }
}
