import type { UserProfile } from '@dosewise/contract';
// The build that loads nothing from elsewhere, without recording, surveys and flags.
import { type CaptureResult, PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import type { AnalyticsTarget } from '../api/deployment-settings.ts';
import { cutProperties, leavingProperties } from './cut-properties.ts';
import type { Act } from './track.ts';

export interface AnalyticsClient {
  readonly userId: string;
  readonly send: (act: Act) => void;
  /** From now on nothing leaves any more, and the client forgets who it was. */
  readonly stop: () => void;
}

/** Begins to send what `user` does to `target`. Only to be called with the user's consent. */
export function startClient({ key, host }: AnalyticsTarget, user: UserProfile): AnalyticsClient {
  let isOn = true;
  const posthog = new PostHog();
  posthog.init(key, {
    api_host: host,
    bootstrap: { distinctID: user._id, isIdentifiedID: true },
    // Nothing is kept in the browser, neither cookies nor storage.
    persistence: 'memory',
    cross_subdomain_cookie: false,
    save_campaign_params: false,
    save_referrer: false,
    // Nothing is asked, loaded, recorded or sent but what `track` is told.
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    // At once: what waits in a queue would leave after a withdrawal.
    request_batching: false,
    respect_dnt: true,
    // Robots do not log in and agree; tests do.
    opt_out_useragent_filter: true,
    before_send: (event) => (isOn && event !== null ? leaving(event) : null),
  });
  posthog.identify(user._id, {
    email: user.email,
    country: user.country,
    userType: user.userType,
    registrationDate: user.createdAt,
  });
  return {
    userId: user._id,
    send: ({ name, properties }) => {
      posthog.capture(name, {
        ...properties,
        ...(name === 'user_logged_in' ? { $set: loginProperties(user) } : {}),
      });
    },
    stop: () => {
      isOn = false;
      posthog.reset(true);
      // What failed and waits for another attempt is dropped too.
      posthog.__loaded = false;
    },
  };
}

/** The event as it leaves: cut, and without what the provider's client knows of page and device. */
function leaving({ uuid, event, timestamp, properties, $set }: CaptureResult): CaptureResult {
  return {
    uuid,
    event,
    ...(timestamp && { timestamp }),
    properties: leavingProperties({ ...properties, $geoip_disable: true }),
    ...($set && { $set: cutProperties($set) }),
  };
}

function loginProperties({ lastLogin, pens, goldenDoseEnabled }: UserProfile) {
  return { lastLoginDate: lastLogin, totalPens: pens, goldenDoseEnabled };
}
