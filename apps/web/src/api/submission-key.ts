import { useRef } from 'react';

/** Gives each thing that is sent its idempotency key. */
export interface SubmissionKeys {
  /** The key for `body`: the same one for the same content until `settle`, so that a retry is one. */
  keyFor(body: unknown): string;
  /** What was sent has arrived: the same content sent again is meant as another one. */
  settle(): void;
}

/** Makes keys without React, for tests and for the hook. */
export function createSubmissionKeys(newKey: () => string): SubmissionKeys {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(body) {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: newKey() };
      return last.key;
    },
    settle() {
      last = null;
    },
  };
}

/** The keys of one form. They outlive a closed dialog: a reply that got lost may have arrived. */
export function useSubmissionKeys(): SubmissionKeys {
  const keys = useRef<SubmissionKeys>(undefined);
  keys.current ??= createSubmissionKeys(randomKey);
  return keys.current;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http away from localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
