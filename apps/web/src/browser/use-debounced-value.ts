import { useEffect, useState } from 'react';

/** Longer than the pause between two keys. */
const SETTLED_MS = 500;

/** `value` once it has stopped changing for a moment. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
