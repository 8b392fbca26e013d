import { useSyncExternalStore } from 'react';

/** Something outside React that components follow. */
export interface Followed<Value> {
  readonly read: () => Value;
  /** The value on pre-rendered pages. */
  readonly readOnServer: () => Value;
  /** Calls back after each change. Returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value of a store, drawn again with each change. */
export function useStore<Value>(store: Followed<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
}

/** Those who want to hear of a change, and with it of `News`; each may give an `Answer`. */
export function createListeners<News extends readonly unknown[] = [], Answer = void>() {
  const listeners = new Set<(...news: News) => Answer>();
  return {
    /** Calls back after each change. Returns what stops it. */
    subscribe(listener: (...news: News) => Answer): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells all of them. Returns their answers. */
    tell: (...news: News): Answer[] => Array.from(listeners, (listener) => listener(...news)),
  };
}

interface Store<Value> extends Followed<Value> {
  readonly become: (next: Value) => void;
}

/** A value that lives outside React, so that it survives a change of page and any code can change it. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, tell } = createListeners();
  let value = initial;
  return {
    read: () => value,
    readOnServer: () => initial,
    subscribe,
    become(next) {
      value = next;
      tell();
    },
  };
}
