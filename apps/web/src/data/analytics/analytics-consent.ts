import { setAnalyticsConsent } from '@dosewise/contract';
import { openChannel } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { allowAnalytics, withdrawAnalytics } from './analytics.ts';

/** The version of the text that says what is sent, in `analytics-facts.tsx`. */
const TEXT_VERSION = '2026-11';
const CHANNEL = 'analytics-consent';

interface Answer {
  readonly userId: string;
  readonly agreed: boolean;
}

/** Keeps the answer, here, on the server and in the other tabs. A no counts at once. */
export async function answerAnalytics(agreed: boolean): Promise<void> {
  if (!agreed) withdrawAnalytics();
  const profile = await call(setAnalyticsConsent, { body: { agreed, textVersion: TEXT_VERSION } });
  if (agreed) allowAnalytics();
  sessionStore.update(profile);
  const channel = openChannel(CHANNEL);
  channel?.postMessage({ userId: profile._id, agreed } satisfies Answer);
  channel?.close();
}

/** Takes over what is answered in another tab. Returns what stops it. */
export function followOtherTabs(): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === null) return () => {};
  channel.onmessage = ({ data }: MessageEvent<Answer>) => {
    const session = sessionStore.read();
    if (session.status !== 'user' || session.user._id !== data.userId) return;
    if (data.agreed) allowAnalytics();
    else withdrawAnalytics();
    sessionStore.update({ ...session.user, analyticsConsent: data.agreed });
  };
  return () => channel.close();
}
