import { useRef } from 'react';

/** Gives each thing that is sent its key: the id of its record, or an idempotency key. */
export interface SubmissionKeys {
  /** The key for `body`: the same one for the same content until `renew`, so that a retry is one. */
  keyFor(body: unknown): string;
  /** Notes that the content has arrived: the same sent again is meant as another one. */
  renew(): void;
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
    renew() {
      last = null;
    },
  };
}

/** The keys of one form. They outlive a closed dialog: a reply that got lost may have arrived. */
export function useSubmissionKeys(): SubmissionKeys {
  const keys = useRef<SubmissionKeys>(undefined);
  keys.current ??= createSubmissionKeys(() => newId());
  return keys.current;
}

/** A new id with the time of `id`: its record stands where that one stood. */
export function newIdLike(id: string): string {
  return newId(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** The id of a record that goes `ms` after the one that has `id`: always the same, and sorted after it. */
export function idAfter(id: string, ms: number): string {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + ms;
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
}

/**
 * A UUID of version 7: the id of a new record, or a key for what has none. `crypto.randomUUID` knows
 * no version 7, and is missing on plain http away from localhost.
 */
export function newId(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  const variant = '89ab'.charAt((random[9] ?? 0) % 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
