import { useEffect, useState } from 'react';
import { isWebAddress } from './posts.ts';

/** As long as Reddit's answer is good for. */
const LIMIT_MS = 10 * 60_000;

/** `waiting`: an admin is at Reddit, in another tab. `blocked`: the browser did not open one. */
export type Connecting = 'no' | 'waiting' | 'blocked' | 'gave up';

/** Opens Reddit's page and waits for what the admin does there, at most ten minutes. */
export function useConnecting(isConnected: boolean) {
  const [connecting, setConnecting] = useState<Connecting>('no');
  const isWaiting = !isConnected && (connecting === 'waiting' || connecting === 'blocked');

  useEffect(() => {
    if (isConnected) setConnecting('no');
  }, [isConnected]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setConnecting('gave up'), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const connect = (authUrl: string) => {
    if (!isWebAddress(authUrl)) return;
    // With 'noopener' the browser never tells whether it opened a tab.
    const tab = window.open(authUrl, '_blank');
    if (tab) tab.opener = null;
    setConnecting(tab ? 'waiting' : 'blocked');
  };
  return { connecting, isWaiting, connect };
}
