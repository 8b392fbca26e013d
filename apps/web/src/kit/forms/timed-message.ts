import { useCallback, useEffect, useState } from 'react';

/** The time a success message stays. */
const SHOWN_MS = 3000;

/** A message that clears itself after 3 seconds, and how to show one. */
export function useTimedMessage(): [message: string | null, show: (message: string) => void] {
  const [shown, setShown] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  // A new object each time, so that the same message shown twice starts its time again.
  const show = useCallback((message: string) => setShown({ message }), []);
  return [shown?.message ?? null, show];
}
