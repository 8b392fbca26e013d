import { newSecret, stepAt, totpCode } from '../../features/account/auth/second-factor/totp.ts';
import type { newAuthenticator } from '../authenticator.ts';
import { standardDose } from '../factories.ts';
import { TEST_NOW } from '../test-app.ts';

export const PASSWORD = 'correct horse battery';
export const DATE = '2026-11-20T08:00:00Z';
const PEN = { name: 'Mine', strength: 5, startDate: '2026-11-01' };
export const TEMPLATE = { name: 'A', description: 'A', subject: 'A', htmlContent: '<p>A</p>' };

export const SHARE = { days: 7, from: '2026-11-01', to: '2026-11-21' } as const;
export const API_TOKEN = { name: 'Scale', scope: 'log' } as const;
export const DISCARD = { on: '2026-11-21', reason: 'lost' } as const;
const PLANNED = '2026-12-05T08:00:00.000Z';
export const SKIPPED = '2026-12-12T08:00:00.000Z';
const PLAN_DAYS = {
  anchor: 'weekday' as const,
  steps: [{ startDate: '2026-12-05', time: '08:00', everyDays: 7, doseMg: 5, doses: null }],
};
export const PLAN = { medicine: 'tirzepatide', ...PLAN_DAYS };
const REMINDERS = {
  dose: { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 },
  stock: { on: false, daysBefore: 14 },
  discard: { on: false },
  weighIn: { on: false, days: [], time: '08:00' },
  weeklySummary: { on: false, day: 1, time: '08:00' },
  quiet: null,
  discreet: true,
  channels: { push: false, email: true, ntfyUrl: null },
};
/** The receiver's of RFC 8291, appendix A. */
const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
let browsers = 0;
export const newBrowser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/late-${++browsers}`,
  keys: BROWSER_KEYS,
});

const WEBHOOK = { url: 'https://example.com/hook', events: ['dose.due'], template: 'json' };

/** Bodies that phones send. */
const FROM_APPLE = {
  data: {
    metrics: [
      {
        name: 'weight_body_mass',
        units: 'kg',
        data: [{ date: '2026-11-16 07:00:00 +0000', qty: 85 }],
      },
    ],
  },
};
const FROM_ANDROID = { weight: [{ kilograms: 86, time: '2026-11-15T08:00:00Z' }] };

export const MEASURED = { kind: 'waist', value: 94, date: DATE } as const;

/** A file of another tracker. */
export const HISTORY = {
  source: 'sheet',
  weights: [{ date: '2026-11-17T08:00:00Z', weightKg: 84 }],
};

export const DATED = { country: 'Norway', validFrom: '2026-11-01' };

export const SECRET = newSecret();

/** Someone who calls, with the id of each thing that a route may be aimed at: empty where there is none. */
export interface Caller {
  readonly email: string;
  readonly token: string;
  readonly pen: string;
  readonly unused: string;
  readonly discarded: string;
  readonly browser: string;
  readonly share: string;
  readonly history: string;
  readonly apiToken: string;
  readonly newPasskey: ReturnType<ReturnType<typeof newAuthenticator>['make']>;
  readonly passkey: string;
  readonly webhook: string;
  readonly carer: string;
  readonly invitation: string;
  readonly login: { readonly code: string; readonly cookie: string };
  readonly session: string;
  readonly guarded: string;
  readonly invite: string;
  readonly dose: string;
  readonly weight: string;
  readonly symptom: string;
  readonly measurement: string;
  readonly template: string;
  readonly idle: string;
  readonly campaign: string;
  readonly brokenOff: string;
  /** The file of an account, to be restored. */
  readonly archive: object;
}

interface RightCall {
  readonly body?: object;
  readonly id?: string;
  readonly at?: string;
  readonly medicine?: string;
  readonly cookie?: string;
  readonly query?: Readonly<Record<string, string>>;
}

type Contract = typeof import('@dosewise/contract');

/** The ids of all routes that write something for someone who logged in. */
export type Writing = {
  [Name in keyof Contract]: Contract[Name] extends {
    readonly id: infer Id extends string;
    readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly access: 'user' | 'admin';
  }
    ? Id
    : never;
}[keyof Contract];

/** A call of each of them. */
export const RIGHT_CALLS: Readonly<Record<Writing, (caller: Caller) => RightCall>> = {
  logout: () => ({}),
  revokeOtherSessions: () => ({}),
  logOutEverywhere: () => ({ body: { passkeys: true } }),
  confirmSession: () => ({ body: { password: PASSWORD } }),
  beginConfirmation: () => ({}),
  createApiToken: () => ({ body: API_TOKEN }),
  changeEmail: () => ({ body: { newEmail: 'other@example.com', password: PASSWORD } }),
  beginPasskey: () => ({}),
  addPasskey: ({ newPasskey }) => ({ body: { credential: newPasskey } }),
  beginOidcLink: () => ({}),
  linkOidc: ({ login: { code, cookie } }) => ({ body: { code }, cookie }),
  unlinkOidc: () => ({}),
  deletePasskey: ({ passkey }) => ({ id: passkey }),
  deleteApiToken: ({ apiToken }) => ({ id: apiToken }),
  endSession: ({ session }) => ({ id: session }),
  beginTotp: () => ({ body: { password: PASSWORD } }),
  confirmTotp: () => ({ body: { code: totpCode(SECRET, stepAt(TEST_NOW)) } }),
  endTotp: () => ({
    body: { password: PASSWORD, code: totpCode(SECRET, stepAt(TEST_NOW)) },
  }),
  makeBackup: () => ({}),
  createInvite: () => ({ body: { email: null, days: 7 } }),
  deleteInvite: ({ invite }) => ({ id: invite }),
  takeOffTotp: ({ guarded }) => ({ id: guarded }),
  makeResetLink: ({ guarded }) => ({ id: guarded }),
  changePassword: () => ({
    body: { currentPassword: PASSWORD, newPassword: 'staple battery horse' },
  }),
  deleteAccount: () => ({ body: { password: PASSWORD } }),
  setLanguage: () => ({ body: { language: 'de' } }),
  setDisplayName: () => ({ body: { displayName: 'Anna' } }),
  setCountry: () => ({ body: { country: 'Norway' } }),
  setCurrency: () => ({ body: { currency: 'GBP' } }),
  setHeight: () => ({ body: { heightCm: 180 } }),
  setUnits: () => ({ body: { weight: 'st', height: 'ft' } }),
  setGoal: () => ({ body: { targetKg: 80 } }),
  setTimeZone: () => ({ body: { timeZone: 'Europe/London' } }),
  setEmailPreferences: () => ({ body: { tips: false } }),
  setGoldenDoseSettings: () => ({ body: { goldenDoseEnabled: true, goldenDoseVolume: 0.5 } }),
  acknowledgeGoldenDose: () => ({ body: { textVersion: '2026-11' } }),
  setAnalyticsConsent: () => ({ body: { agreed: true, textVersion: '2026-11' } }),
  addPen: () => ({ body: PEN }),
  editPen: ({ pen }) => ({ id: pen, body: { name: 'Late' } }),
  setFifthDose: ({ pen }) => ({ id: pen, body: { enableFifthDose: true } }),
  discardPen: ({ unused }) => ({ id: unused, body: DISCARD }),
  keepPen: ({ discarded }) => ({ id: discarded }),
  deletePen: ({ unused }) => ({ id: unused }),
  logDose: ({ pen }) => ({ body: standardDose(pen) }),
  editDose: ({ dose }) => ({ id: dose, body: { clicks: 20 } }),
  deleteDose: ({ dose }) => ({ id: dose }),
  setPlan: () => ({ body: { ...PLAN, medicine: 'semaglutide' } }),
  deletePlan: () => ({}),
  setPlanOf: () => ({ medicine: 'semaglutide', body: PLAN_DAYS }),
  deletePlanOf: () => ({ medicine: 'tirzepatide' }),
  pausePlan: () => ({ medicine: 'tirzepatide', body: { from: '2026-12-01', until: null } }),
  resumePlan: () => ({ medicine: 'tirzepatide' }),
  skipDose: () => ({ body: { at: PLANNED } }),
  unskipDose: () => ({ at: SKIPPED }),
  setSites: () => ({ body: { zones: [{ location: 'thigh', subLocation: 'left' }] } }),
  setReminders: () => ({ body: REMINDERS }),
  testReminder: () => ({ body: { channel: 'push' } }),
  addPushSubscription: () => ({ body: newBrowser() }),
  deletePushSubscription: ({ browser }) => ({ id: browser }),
  createWebhook: () => ({ body: WEBHOOK }),
  editWebhook: ({ webhook }) => ({ id: webhook, body: { events: ['reminder'] } }),
  testWebhook: ({ webhook }) => ({ id: webhook }),
  deleteWebhook: ({ webhook }) => ({ id: webhook }),
  invitePerson: () => ({ body: { email: 'late@example.com', role: 'sees', until: null } }),
  acceptInvitation: ({ invitation }) => ({ body: { token: invitation } }),
  remindPerson: ({ carer }) => ({ id: carer, body: { reminded: true } }),
  endPerson: ({ carer }) => ({ id: carer }),
  createCalendarFeed: () => ({}),
  createShare: () => ({ body: SHARE }),
  deleteShare: ({ share }) => ({ id: share }),
  deleteCalendarFeed: () => ({}),
  addWeight: () => ({ body: { date: '2026-11-19T08:00:00Z', weightKg: 81 } }),
  importWeights: () => ({ body: { entries: [{ date: '2026-11-18T08:00:00Z', weightKg: 82 }] } }),
  importHistory: () => ({ body: { ...HISTORY, source: 'late' } }),
  ingestHealthAutoExport: () => ({ body: FROM_APPLE }),
  ingestHealthConnect: () => ({ body: FROM_ANDROID }),
  undoImport: ({ history }) => ({ id: history }),
  editWeight: ({ weight }) => ({ id: weight, body: { weightKg: 83 } }),
  deleteWeight: ({ weight }) => ({ id: weight }),
  restoreAll: ({ archive }) => ({ body: archive }),
  addArchive: ({ archive }) => ({ body: archive }),
  addSymptom: () => ({ body: { date: DATE, category: 'headache' } }),
  editSymptom: ({ symptom }) => ({ id: symptom, body: { severity: 9 } }),
  deleteSymptom: ({ symptom }) => ({ id: symptom }),
  addMeasurement: () => ({ body: { ...MEASURED, value: 93 } }),
  editMeasurement: ({ measurement }) => ({ id: measurement, body: { value: 92 } }),
  deleteMeasurement: ({ measurement }) => ({ id: measurement }),
  setCountryPricing: () => ({ body: { country: 'Norway', price: 7, currency: 'GBP' } }),
  setStrengthPricing: () => ({
    body: { country: 'Norway', strength: 5, price: 7, currency: 'GBP' },
  }),
  removeCountryPricing: () => ({ query: DATED }),
  removeStrengthPricing: () => ({ query: { ...DATED, strength: '5' } }),
  setUserType: ({ email }) => ({ body: { email, userType: 'admin' } }),
  createEmailTemplate: () => ({ body: TEMPLATE }),
  updateEmailTemplate: ({ idle }) => ({ id: idle, body: { ...TEMPLATE, name: 'Late' } }),
  deleteEmailTemplate: ({ idle }) => ({ id: idle }),
  sendTestEmail: ({ template }) => ({ id: template }),
  createEmailCampaign: ({ template }) => ({
    body: { name: 'Late', subject: 'A', templateId: template },
  }),
  sendEmailCampaign: ({ campaign }) => ({ id: campaign }),
  sendUnconfirmedAgain: ({ brokenOff }) => ({ id: brokenOff }),
  changeEmailCampaign: ({ campaign }) => ({ id: campaign, body: { status: 'cancelled' } }),
  markRedditPost: () => ({ id: 'abc123', body: { state: 'handled' } }),
  disconnectReddit: () => ({}),
};
