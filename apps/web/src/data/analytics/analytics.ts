import type { UserProfile } from '@dosewise/contract';
import type { AnalyticsTarget } from '../deployment-settings/deployment-settings.ts';
import type { AnalyticsClient } from './analytics-client.ts';
import { type Act, receiveActs } from './track.ts';

/** True when the browser itself says no: Global Privacy Control, or the older Do Not Track. */
export function browserObjects(): boolean {
  // Not in the compiler's list of what a browser knows.
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True when the user is to be asked: this deployment has analytics, and no answer is there yet. */
export function isToBeAsked(user: UserProfile, target: AnalyticsTarget | null): boolean {
  return target !== null && user.analyticsConsent === null && !browserObjects();
}

let client: AnalyticsClient | null = null;
/** Counts starts and stops, so that a start which was overtaken while it loaded comes to nothing. */
let turn = 0;
/** A no counts from the moment it is said, whatever an older reply of the server still says. */
let isWithdrawn = false;
let held: Act[] = [];

/** Sends, holds or drops what `user` does, as the user's answer and the deployment want it. */
export function followConsent(user: UserProfile, target: AnalyticsTarget | null): void {
  const isAgreed = user.analyticsConsent === true && !isWithdrawn && !browserObjects();
  if (target !== null && isAgreed) {
    if (client === null) void start(target, user);
  } else {
    stop();
    if (isToBeAsked(user, target)) holdArrival();
    else drop();
  }
}

async function start(target: AnalyticsTarget, user: UserProfile): Promise<void> {
  turn += 1;
  const mine = turn;
  receiveActs((act) => held.push(act));
  const started = await import('./analytics-client.ts')
    .then(({ startClient }) => (mine === turn ? startClient(target, user) : null))
    // Blocked, offline, or broken: the app works all the same.
    .catch(() => null);
  if (mine !== turn) return;
  if (started === null) return drop();
  client = started;
  const send = (act: Act) => {
    try {
      started.send(act);
    } catch {
      // Counting may never disturb what is counted.
    }
  };
  held.splice(0).forEach(send);
  receiveActs(send);
}

/** Keeps, in memory, how the user came in: it is what the question follows. Drops the rest. */
function holdArrival(): void {
  const hold = (act: Act) => {
    if (act.name === 'user_registered' || act.name === 'user_logged_in') held.push(act);
  };
  held.splice(0).forEach(hold);
  receiveActs(hold);
}

function drop(): void {
  held = [];
  receiveActs(() => undefined);
}

function stop(): void {
  turn += 1;
  client?.stop();
  client = null;
}

/** The user says yes, from now on. */
export function allowAnalytics(): void {
  isWithdrawn = false;
}

/** The user says no: nothing leaves from this moment on. */
export function withdrawAnalytics(): void {
  isWithdrawn = true;
  stop();
  drop();
}

/** No one is logged in any more. */
export function leaveAnalytics(): void {
  stop();
  isWithdrawn = false;
  held = [];
  receiveActs(null);
}
