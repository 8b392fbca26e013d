import { useState } from 'react';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { reloaded } from '../calls/changes.ts';
import { useOneAtATime } from '../calls/one-at-a-time.ts';
import { subscribeBrowser } from './browser-devices.ts';
import { texts } from './texts.ts';

/** Has this browser notified, from a press on: the browser asks for the permission only right after one. */
export function useNotifyHere(onAdded: () => void) {
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, error } = useOneAtATime({
    mutationFn: subscribeBrowser,
    onMutate: () => setRefused(false),
    onSuccess: async (isAllowed: boolean) => {
      setRefused(!isAllowed);
      await reloaded();
      if (isAllowed) onAdded();
    },
  });
  const failed = error && explainError(error, texts.subscribeFailed);
  return {
    start: () => mutate(),
    isPending,
    /** The sentence for a browser that was not added; null without. */
    failure: isRefused ? texts.notAllowed : failed,
  };
}
