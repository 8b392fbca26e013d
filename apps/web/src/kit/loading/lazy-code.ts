import { createStore, type Followed } from '../store.ts';

/** Code that arrives when it is first shown: on its way, here, or not to be had at the moment. */
export type LateCodeState<Code> =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly code: Code }
  | { readonly status: 'failed'; readonly isTrying: boolean };

/** A store of code that arrives late. Unlike `lazy` of React it does not keep a failure for good. */
export interface LateCode<Code> extends Followed<LateCodeState<Code>> {
  /** Loads it, unless it is here or on its way. After a failure this is another try. */
  readonly ask: (isPressed: boolean) => Promise<void>;
}

interface LateCodeWays<Code> {
  readonly load: () => Promise<Code>;
  /** After a failure: loads the whole page again where that helps; resolves where it does not. */
  readonly loadAnew: (isPressed: boolean) => Promise<void>;
}

export function createLateCode<Code>(ways: LateCodeWays<Code>): LateCode<Code> {
  const { read, subscribe, become } = createStore<LateCodeState<Code>>({ status: 'coming' });
  let underWay: Promise<void> | null = null;
  const tryOnce = async (isPressed: boolean) => {
    // A failure stays in sight, and so does its button, until the outcome is known.
    if (read().status === 'failed') become({ status: 'failed', isTrying: true });
    try {
      become({ status: 'here', code: await ways.load() });
    } catch {
      await ways.loadAnew(isPressed);
      become({ status: 'failed', isTrying: false });
    } finally {
      underWay = null;
    }
  };
  return {
    read,
    // Pages are pre-rendered once their code is here.
    readOnServer: read,
    subscribe,
    async ask(isPressed) {
      if (read().status === 'here') return;
      underWay ??= tryOnce(isPressed);
      await underWay;
    },
  };
}
