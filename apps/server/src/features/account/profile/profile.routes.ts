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
  setTimeZone,
  setUnits,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readEmailPreferences, readGoldenDoseSettings, readProfile } from './profile.read-model.ts';
import * as service from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getProfile, (_input, call) => readProfile(call.db, call.session.userId));
  bindRoute(app, context, setCountry, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  );
  bindRoute(app, context, setCurrency, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  );
  bindRoute(app, context, setHeight, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  );
  bindRoute(app, context, setTimeZone, ({ body }, call) =>
    service.changeProfile(call, call.session.userId, body),
  );
  bindRoute(app, context, setUnits, ({ body }, call) =>
    service.changeUnits(call, call.session.userId, body),
  );
  bindRoute(app, context, getEmailPreferences, (_input, call) =>
    readEmailPreferences(call.db, call.session.userId),
  );
  bindRoute(app, context, setEmailPreferences, ({ body }, call) =>
    service.changeEmailPreferences(call, call.session.userId, body),
  );
  bindRoute(app, context, getGoldenDoseSettings, (_input, call) =>
    readGoldenDoseSettings(call.db, call.session.userId),
  );
  bindRoute(app, context, setGoldenDoseSettings, ({ body }, call) =>
    service.changeGoldenDoseSettings(call, call.session.userId, body),
  );
  bindRoute(app, context, acknowledgeGoldenDose, ({ body }, call) =>
    service.acknowledgeGoldenDose(call, call.session.userId, body.textVersion),
  );
  bindRoute(app, context, setAnalyticsConsent, ({ body }, call) =>
    service.recordAnalyticsConsent(call, call.session.userId, body),
  );
}
