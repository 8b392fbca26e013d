import {
  acknowledgeGoldenDose,
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setEmailPreferences,
  setGoldenDoseSettings,
  setHeight,
  setLanguage,
  setTimeZone,
  setUnits,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readEmailPreferences, readGoldenDoseSettings } from './profile.read-model.ts';
import * as service from './profile.service.ts';

export const profileRoutes: readonly Answer[] = [
  answer(getProfile, (_input, call) => service.readProfileFor(call, call.session)),
  answer(setCountry, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  answer(setCurrency, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  answer(setHeight, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  answer(setTimeZone, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  answer(setLanguage, ({ body }, call) => service.changeProfile(call, call.session.userId, body)),
  answer(setUnits, ({ body }, call) => service.changeUnits(call, call.session.userId, body)),
  answer(getEmailPreferences, (_input, call) => readEmailPreferences(call.db, call.session.userId)),
  answer(setEmailPreferences, ({ body }, call) =>
    service.changeEmailPreferences(call, call.session.userId, body),
  ),
  answer(getGoldenDoseSettings, (_input, call) =>
    readGoldenDoseSettings(call.db, call.session.userId),
  ),
  answer(setGoldenDoseSettings, ({ body }, call) =>
    service.changeGoldenDoseSettings(call, call.session.userId, body),
  ),
  answer(acknowledgeGoldenDose, ({ body }, call) =>
    service.acknowledgeGoldenDose(call, call.session.userId, body.textVersion),
  ),
  answer(setAnalyticsConsent, ({ body }, call) =>
    service.recordAnalyticsConsent(call, call.session.userId, body),
  ),
];
