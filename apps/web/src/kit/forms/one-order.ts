import { useRef, useState } from 'react';
import { useIsOnPage } from '../use-is-on-page.ts';

interface Ends<Reply> {
  readonly onSuccess: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

/**
 * Sends one order at a time: a second press while the first is under way sends nothing, also where it comes before
 * React has drawn the first. Nobody is told of the end once what ordered it is gone from the page.
 */
export function useOneOrder<Order, Reply>(
  send: (order: Order) => Promise<Reply>,
): {
  readonly isUnderWay: boolean;
  readonly order: (order: Order, ends: Ends<Reply>) => void;
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
    order: (order, { onSuccess, onError }) => {
      if (lock.current) return;
      lock.current = true;
      setUnderWay(true);
      void send(order).then(
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
