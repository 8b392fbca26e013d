import { useEffect, useState } from 'react';
import {
  onStoredElsewhere,
  readStored,
  type StorageKey,
  writeStored,
} from '../../../browser/storage.ts';

/** A text that this browser keeps under `key`, '' without one. Tabs follow each other. */
function useStoredText(key: StorageKey): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(key) ?? '');
  useEffect(() => onStoredElsewhere([key], () => setText(readStored(key) ?? '')), [key]);
  const keep = (next: string) => {
    setText(next);
    writeStored(key, next === '' ? null : next);
  };
  return [text, keep];
}

/** A choice that this browser keeps under `key` as 'true' or 'false'. */
export function useStoredFlag(
  key: StorageKey,
  byDefault: boolean,
): readonly [boolean, (flag: boolean) => void] {
  const [text, keep] = useStoredText(key);
  const isOn = byDefault ? text !== 'false' : text === 'true';
  return [isOn, (flag) => keep(String(flag))];
}
