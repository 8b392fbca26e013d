import { useEffect, useState } from 'react';

const QUIET_MS = 300;

/** `value` once it has stood still for a moment: not every letter of a search is worth a call. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
