import { useEffect, useState } from 'react';

/** `value` once it has stopped changing for `ms`, longer than the pause between two keys. */
export function useDebouncedValue<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
