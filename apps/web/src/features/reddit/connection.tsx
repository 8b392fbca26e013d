import { useState } from 'react';
import { formatDayAndTime } from '../../format/dates.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MESSAGES } from './messages.ts';
import { isWebAddress } from './posts.ts';
import { type RedditState, useDisconnect } from './reddit-queries.ts';
import type { Connecting } from './use-connecting.ts';

interface ConnectionProps {
  readonly state: RedditState;
  readonly connecting: Connecting;
  readonly onConnect: (authUrl: string) => void;
}

/** Whether the finder can search, why not, and what to do about it. */
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
    <Card title="Reddit is not set up">
      <p>
        Whoever runs this installation registers an application at Reddit (kind: web app) and sets{' '}
        <Setting name="REDDIT_CLIENT_ID" />, <Setting name="REDDIT_CLIENT_SECRET" /> and{' '}
        <Setting name="REDDIT_USER_AGENT" />, then starts the server again.
      </p>
      <p className="mt-3 text-small text-quiet">
        The application’s redirect address is{' '}
        <code className="wrap-anywhere">{`${window.location.origin}/api/reddit/callback`}</code>, or
        the same path below <Setting name="PUBLIC_URL" />.
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
      <Card title="Not connected">
        <p>The server names no page at Reddit to connect at. Please look at its settings.</p>
      </Card>
    );
  }
  return (
    <Card title="Not connected">
      <p>
        Connect a Reddit account to search with it. Reddit asks in a new tab whether this app may
        read for you; nothing else is asked for.
      </p>
      {connecting === 'blocked' ? (
        <Notice tone="caution" className="mt-4" announce="status">
          <p className="text-ink">
            Your browser did not open a new tab. Please use this link, then come back here:
          </p>
          <a
            href={authUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'mt-3')}
          >
            Open Reddit
          </a>
        </Notice>
      ) : (
        <Button className="mt-4 max-sm:w-full" onClick={() => onConnect(authUrl)}>
          {connecting === 'no' ? 'Connect Reddit' : 'Open Reddit again'}
        </Button>
      )}
      <StatusLine tone="info" message={waitingWords(connecting)} className="mt-3 -mb-2" />
    </Card>
  );
}

function waitingWords(connecting: Connecting): string | null {
  if (connecting === 'no') return null;
  if (connecting === 'gave up') return 'No answer came within 10 minutes. Please try again.';
  return 'Waiting for your answer at Reddit. This page notices it by itself.';
}

function RateLimited({ retryAt }: { retryAt: string | null }) {
  return (
    <Notice tone="caution" title="Reddit asks us to wait" announce="status">
      <p className="text-ink">
        {retryAt === null
          ? 'Too many searches in a short time. Please try again later.'
          : `Too many searches in a short time. You can search again at ${formatDayAndTime(retryAt)}.`}{' '}
        What was found before is still here.
      </p>
    </Notice>
  );
}

function Connected() {
  const [asks, setAsks] = useState(false);
  const disconnecting = useDisconnect();
  return (
    <>
      <Notice tone="good" title="Connected to Reddit" announce="none">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink">
          <p>You can search. Other admins can too.</p>
          <Button kind="secondary" onClick={() => setAsks(true)}>
            Disconnect
          </Button>
        </div>
      </Notice>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Disconnect Reddit"
        question={MESSAGES.disconnect}
        confirmLabel="Disconnect"
        busy={disconnecting.isPending}
        onConfirm={() => disconnecting.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </>
  );
}
