import type { UserProfile } from '@dosewise/contract';
import type { AnalyticsTarget } from '../deployment-settings/deployment-settings.ts';
import { cutProperties } from './cut-properties.ts';
import type { Act } from './track.ts';

export interface AnalyticsClient {
  readonly send: (act: Act) => void;
  /** Nothing is sent after this, and what is on its way is broken off. */
  readonly stop: () => void;
}

/**
 * Starts sending what `user` does to `target`, one request for each act, and tries none again. Only to be
 * called with the user's consent. Source: https://posthog.com/docs/api/capture
 */
export function startClient({ key, host }: AnalyticsTarget, user: UserProfile): AnalyticsClient {
  const sending = new AbortController();
  const capture = (event: string, properties: object) => {
    const body = {
      api_key: key,
      event,
      distinct_id: user._id,
      timestamp: new Date().toISOString(),
      // The provider is not to look up where the device is.
      properties: { ...cutProperties({ ...properties }), $geoip_disable: true },
    };
    // As plain text it needs no request before it to ask for permission. It outlives its page.
    fetch(`${host}/i/v0/e/`, {
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
      signal: sending.signal,
    }).catch(() => undefined);
  };
  capture('$set', {
    $set: {
      email: user.email,
      country: user.country,
      userType: user.userType,
      registrationDate: user.createdAt,
    },
  });
  return {
    send: ({ name, properties }) =>
      capture(name, {
        ...properties,
        ...(name === 'user_logged_in' && { $set: loginProperties(user) }),
      }),
    stop: () => sending.abort(),
  };
}

function loginProperties({ lastLogin, pens, goldenDoseEnabled }: UserProfile) {
  return { lastLoginDate: lastLogin, totalPens: pens, goldenDoseEnabled };
}
