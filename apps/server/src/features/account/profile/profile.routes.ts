import {
  acknowledgeGoldenDose,
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setDisplayName,
  setEmailPreferences,
  setGoldenDoseSettings,
  setHeight,
  setLanguage,
  setTimeZone,
  setUnits,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readEmailPreferences, readGoldenDoseSettings } from './profile.read-model.ts';
import * as service from './profile.service.ts';

export const profileRoutes: readonly BoundRoute[] = [
  bindRoute(getProfile, (_input, call) => service.readProfileFor(call, call.session)),
  bindRoute(setDisplayName, ({ body }, call) =>
    service.changeDisplayName(call, call.session.userId, body.displayName),
  ),
  bindRoute(setCountry, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  bindRoute(setCurrency, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  ),
  bindRoute(setHeight, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  bindRoute(setTimeZone, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  ),
  bindRoute(setLanguage, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  ),
  bindRoute(setUnits, ({ body }, call) => service.changeUnits(call, call.session.userId, body)),
  bindRoute(getEmailPreferences, (_input, call) =>
    readEmailPreferences(call.db, call.session.userId),
  ),
  bindRoute(setEmailPreferences, ({ body }, call) =>
    service.changeEmailPreferences(call, call.session.userId, body),
  ),
  bindRoute(getGoldenDoseSettings, (_input, call) =>
    readGoldenDoseSettings(call.db, call.session.userId),
  ),
  bindRoute(setGoldenDoseSettings, ({ body }, call) =>
    service.changeGoldenDoseSettings(call, call.session.userId, body),
  ),
  bindRoute(acknowledgeGoldenDose, ({ body }, call) =>
    service.acknowledgeGoldenDose(call, call.session.userId, body.textVersion),
  ),
  bindRoute(setAnalyticsConsent, ({ body }, call) =>
    service.recordAnalyticsConsent(call, call.session.userId, body),
  ),
];
