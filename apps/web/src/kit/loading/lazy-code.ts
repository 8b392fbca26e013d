/** Code that arrives when it is first shown: on its way, here, or not to be had at the moment. */
export type LateCodeState<Code> =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly code: Code }
  | { readonly status: 'failed'; readonly isTrying: boolean };

/** A store of code that arrives late. Unlike `lazy` of React it does not keep a failure for good. */
export interface LateCode<Code> {
  readonly read: () => LateCodeState<Code>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, unless it is here or on its way. After a failure this is another try. */
  readonly ask: (isPressed: boolean) => Promise<void>;
}

interface LateCodeWays<Code> {
  readonly load: () => Promise<Code>;
  /** After a failure: loads the whole page anew where that helps; resolves where it does not. */
  readonly loadAnew: (isPressed: boolean) => Promise<void>;
}

export function createLateCode<Code>(ways: LateCodeWays<Code>): LateCode<Code> {
  let state: LateCodeState<Code> = { status: 'coming' };
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: LateCodeState<Code>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const tryOnce = async (isPressed: boolean) => {
    // A failure stays in sight, and so does its button, until the outcome is known.
    if (state.status === 'failed') become({ status: 'failed', isTrying: true });
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
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask(isPressed) {
      if (state.status === 'here') return;
      underWay ??= tryOnce(isPressed);
      await underWay;
    },
  };
}
