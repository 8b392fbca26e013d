import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isWebAddress } from './posts.ts';
import { disconnect, type RedditState } from './reddit-queries.ts';
import { texts } from './texts.ts';

interface ConnectionProps {
  readonly state: RedditState;
  readonly connecting: Connecting;
  readonly onConnect: (authUrl: string) => void;
}

/** The state of the connection to Reddit, and what to do about it. */
export function Connection(props: ConnectionProps) {
  switch (props.state.status) {
    case 'not_configured':
      return <NotConfigured />;
    case 'not_connected':
      return <NotConnected {...props} />;
    case 'rate_limited':
      return <RateLimited retryAt={props.state.retryAt} />;
    case 'authenticated':
      return <Connected />;
  }
}

function NotConfigured() {
  return (
    <Card title={texts.notSetUp}>
      <p>
        <span>{texts.registerFirst}</span>
        <Setting name="REDDIT_CLIENT_ID" />
        <span>, </span>
        <Setting name="REDDIT_CLIENT_SECRET" />
        <span>{texts.and}</span>
        <Setting name="REDDIT_USER_AGENT" />
        <span>{texts.startAgain}</span>
      </p>
      <p className="mt-3 text-small text-quiet">
        <span>{texts.redirectAddress}</span>
        <code className="wrap-anywhere">{`${window.location.origin}/api/reddit/callback`}</code>
        <span>{texts.orBelow}</span>
        <Setting name="PUBLIC_URL" />
        <span>.</span>
      </p>
    </Card>
  );
}

function Setting({ name }: { name: string }) {
  return <code className="font-semibold wrap-anywhere">{name}</code>;
}

function NotConnected({ state, connecting, onConnect }: ConnectionProps) {
  const { authUrl } = state;
  if (authUrl === null || !isWebAddress(authUrl)) {
    return (
      <Card title={texts.notConnected}>
        <p>{texts.noAddress}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.notConnected}>
      <p>{texts.connectFirst}</p>
      {connecting === 'blocked' ? (
        <Notice tone="caution" className="mt-4" announce="status">
          <p className="text-ink">{texts.noTab}</p>
          <a
            href={authUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'mt-3')}
          >
            {texts.open}
          </a>
        </Notice>
      ) : (
        <Button className="mt-4 max-sm:w-full" onClick={() => onConnect(authUrl)}>
          {connecting === 'no' ? texts.connect : texts.openAgain}
        </Button>
      )}
      <StatusLine tone="info" message={waitingWords(connecting)} className="mt-3 -mb-2" />
    </Card>
  );
}

function waitingWords(connecting: Connecting): string | null {
  if (connecting === 'no') return null;
  return connecting === 'gave up' ? texts.gaveUp : texts.waiting;
}

function RateLimited({ retryAt }: { retryAt: string | null }) {
  return (
    <Notice tone="caution" title={texts.rateLimited} announce="status">
      <p className="text-ink">
        {texts.tooMany(retryAt === null ? null : formatDayAndTime(retryAt))}
      </p>
    </Notice>
  );
}

function Connected() {
  const confirmDelete = useConfirmDelete();
  const askDisconnect = () =>
    confirmDelete({
      title: texts.disconnectTitle,
      question: texts.confirmDisconnect,
      confirmLabel: texts.disconnect,
      onDelete: disconnect,
      failed: '',
    });
  return (
    <Notice tone="good" title={texts.connected} announce="none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink">
        <p>{texts.connectedMeaning}</p>
        <Button kind="secondary" onClick={askDisconnect}>
          {texts.disconnect}
        </Button>
      </div>
    </Notice>
  );
}

/** As long as Reddit's answer is good for. */
const LIMIT_MS = 10 * 60_000;

/** `waiting`: an admin is at Reddit, in another tab. `blocked`: the browser did not open one. */
type Connecting = 'no' | 'waiting' | 'blocked' | 'gave up';

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
