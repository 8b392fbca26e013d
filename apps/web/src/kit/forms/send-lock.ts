import { useRef, useState } from 'react';
import { useIsOnPage } from '../use-is-on-page.ts';

interface Ends<Reply> {
  readonly onSuccess: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

/**
 * The lock of a form or question: it sends one thing at a time. A second press while the first is under way sends
 * nothing, also where it comes before React has drawn the first. The end is not reported once the component is gone
 * from the page.
 *
 * It is for the primitives, which know no queries. Whatever knows them uses `useOneAtATime` of `data/calls`, a mutation
 * with its state, of which the cache of queries hears.
 */
export function useSendLock<Content, Reply>(
  sendContent: (content: Content) => Promise<Reply>,
): {
  readonly isUnderWay: boolean;
  readonly send: (content: Content, ends: Ends<Reply>) => void;
} {
  const lock = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const isOnPage = useIsOnPage();
  const end = () => {
    lock.current = false;
    setUnderWay(false);
    return isOnPage.current;
  };
  return {
    isUnderWay,
    send: (content, { onSuccess, onError }) => {
      if (lock.current) return;
      lock.current = true;
      setUnderWay(true);
      void sendContent(content).then(
        (reply) => {
          if (end()) onSuccess(reply);
        },
        (error: unknown) => {
          if (end()) onError(error as Error);
        },
      );
    },
  };
}
