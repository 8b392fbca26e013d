import type { UserProfile } from '@dosewise/contract';
import { HEIGHT_LIMITS_CM } from '@dosewise/domain';
import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { useSaveHeight } from '../../records/account/save-height.ts';

export interface Height {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The height in cm; null while the text is none. */
  readonly cm: number | null;
  /** Saves what is typed if it is a height, and says nothing if it is none. */
  readonly save: () => void;
  readonly hasFailed: boolean;
}

/** The person's height: the account's, or the one this browser kept when the account has none. */
export function useHeight(user: UserProfile): Height {
  const [text, setText] = useState(() => String(user.heightCm ?? readStored('userHeightCm') ?? ''));
  const { mutate, isError } = useSaveHeight();
  const cm = parseHeight(text);
  return {
    text,
    setText,
    cm,
    save: () => {
      if (cm === null || cm === user.heightCm) return;
      writeStored('userHeightCm', String(cm));
      mutate(cm);
    },
    hasFailed: isError,
  };
}

/** The height in cm that a text names, within the limits; null for any other text. */
export function parseHeight(text: string): number | null {
  const cm = text.trim() === '' ? Number.NaN : Number(text);
  return cm >= HEIGHT_LIMITS_CM.least && cm <= HEIGHT_LIMITS_CM.most ? cm : null;
}
