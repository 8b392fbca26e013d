import {
  changePassword,
  deleteAccount,
  forgotPassword,
  logOutEverywhere,
  resetPassword,
  revokeOtherSessions,
} from './account/account.ts';
import { changeEmail, confirmEmail } from './account/address.ts';
import { createApiToken, deleteApiToken, listApiTokens } from './account/api-tokens.ts';
import { confirmSession, login, logout, register, setUp, verifyToken } from './account/auth.ts';
import { getEmailPreferences, setEmailPreferences } from './account/email-preferences.ts';
import {
  followLink,
  openPixel,
  readSubscription,
  showUnsubscribePage,
  unsubscribe,
} from './account/mail-links.ts';
import {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginPasskeyLogin,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
} from './account/passkeys.ts';
import {
  getProfile,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setHeight,
  setTimeZone,
  setUnits,
} from './account/profile.ts';
import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listPushSubscriptions,
  renewPushSubscription,
} from './account/push-subscriptions.ts';
import { actOnReminder, getReminders, setReminders, testReminder } from './account/reminders.ts';
import { beginTotp, confirmTotp, endTotp, getTotp, takeOffTotp } from './account/second-factor.ts';
import { endSession, listSessions } from './account/sessions.ts';
import {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from './admin/admin-pricing.ts';
import { getSystemStats } from './admin/admin-stats.ts';
import { listUsers, setUserType } from './admin/admin-users.ts';
import { listAudit } from './admin/audit.ts';
import {
  changeEmailCampaign,
  createEmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listUnconfirmedMails,
  sendEmailCampaign,
  sendUnconfirmedAgain,
} from './admin/email-campaigns.ts';
import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  updateEmailTemplate,
} from './admin/email-templates.ts';
import { createInvite, deleteInvite, listInvites } from './admin/invites.ts';
import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  redditCallback,
} from './admin/reddit.ts';
import { downloadBackup, getSystem, makeBackup } from './admin/system.ts';
import { getDefaultPrice, getStrengthPricing, listPricedCountries } from './analysis/pricing.ts';
import { getReport, getReportPdf } from './analysis/report.ts';
import { getCostSavings } from './analysis/savings.ts';
import { listDevices } from './dosing/devices.ts';
import { listDoses } from './dosing/dose-list.ts';
import { deleteDose, editDose, logDose } from './dosing/doses.ts';
import {
  acknowledgeGoldenDose,
  getGoldenDoseSettings,
  setGoldenDoseSettings,
} from './dosing/golden-dose.ts';
import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  listPens,
  setFifthDose,
} from './dosing/pens.ts';
import { deletePlan, getPlan, planAhead, setPlan, skipDose, unskipDose } from './dosing/plan.ts';
import { getSites, setSites } from './dosing/sites.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendar,
} from './moving/calendar.ts';
import {
  exportAll,
  exportCalendar,
  exportDoses,
  exportFhir,
  exportSymptoms,
  exportWeights,
} from './moving/exports.ts';
import { importHistory, listImports, undoImport } from './moving/imports.ts';
import { addArchive, restoreAll } from './moving/restore.ts';
import { createShare, deleteShare, listShares, openShare } from './moving/shares.ts';
import { getDocs, getOpenapi } from './operations/docs.ts';
import { getConfig, getHealth, getMetrics, getReady } from './operations/health.ts';
import type { RouteDefinition } from './route.ts';
import { getGoal, setGoal } from './tracking/goal.ts';
import { addSymptom, deleteSymptom, editSymptom, listSymptoms } from './tracking/symptoms.ts';
import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listWeights,
} from './tracking/weights.ts';

/** Every endpoint there is, in the order of the documentation. */
export const ALL_ROUTES: readonly RouteDefinition[] = [
  getHealth,
  getReady,
  getMetrics,
  getConfig,
  register,
  setUp,
  login,
  beginPasskeyLogin,
  loginWithPasskey,
  logout,
  verifyToken,
  confirmSession,
  beginConfirmation,
  forgotPassword,
  resetPassword,
  getProfile,
  setCountry,
  setCurrency,
  setHeight,
  setUnits,
  getGoal,
  setGoal,
  getEmailPreferences,
  setEmailPreferences,
  getGoldenDoseSettings,
  setGoldenDoseSettings,
  acknowledgeGoldenDose,
  setTimeZone,
  setAnalyticsConsent,
  changePassword,
  listSessions,
  endSession,
  getTotp,
  beginTotp,
  confirmTotp,
  endTotp,
  takeOffTotp,
  revokeOtherSessions,
  logOutEverywhere,
  changeEmail,
  confirmEmail,
  beginPasskey,
  addPasskey,
  listPasskeys,
  deletePasskey,
  createApiToken,
  listApiTokens,
  deleteApiToken,
  deleteAccount,
  listDevices,
  listPens,
  addPen,
  editPen,
  setFifthDose,
  discardPen,
  keepPen,
  deletePen,
  listDoses,
  logDose,
  editDose,
  deleteDose,
  getPlan,
  setPlan,
  deletePlan,
  skipDose,
  unskipDose,
  planAhead,
  getSites,
  setSites,
  createCalendarFeed,
  getCalendarFeed,
  deleteCalendarFeed,
  readCalendar,
  getReminders,
  setReminders,
  testReminder,
  actOnReminder,
  getPushKey,
  listPushSubscriptions,
  addPushSubscription,
  renewPushSubscription,
  deletePushSubscription,
  listWeights,
  addWeight,
  importWeights,
  editWeight,
  deleteWeight,
  importHistory,
  listImports,
  undoImport,
  restoreAll,
  addArchive,
  listSymptoms,
  addSymptom,
  editSymptom,
  deleteSymptom,
  getCostSavings,
  exportDoses,
  exportWeights,
  exportSymptoms,
  exportAll,
  exportCalendar,
  exportFhir,
  getReport,
  getReportPdf,
  createShare,
  listShares,
  deleteShare,
  openShare,
  getStrengthPricing,
  getDefaultPrice,
  listPricedCountries,
  readSubscription,
  showUnsubscribePage,
  unsubscribe,
  openPixel,
  followLink,
  getSystemStats,
  getCountryPricing,
  setCountryPricing,
  getAllStrengthPricing,
  removeCountryPricing,
  setStrengthPricing,
  removeStrengthPricing,
  getPriceHistory,
  listUsers,
  setUserType,
  createInvite,
  listInvites,
  deleteInvite,
  getSystem,
  makeBackup,
  downloadBackup,
  listAudit,
  listEmailTemplates,
  createEmailTemplate,
  updateEmailTemplate,
  deleteEmailTemplate,
  sendTestEmail,
  listEmailCampaigns,
  createEmailCampaign,
  listUnconfirmedMails,
  sendEmailCampaign,
  sendUnconfirmedAgain,
  changeEmailCampaign,
  getEmailSegments,
  getEmailAnalytics,
  getRedditStatus,
  findRedditPosts,
  getRedditAnalytics,
  markRedditPost,
  redditCallback,
  disconnectReddit,
  getDocs,
  getOpenapi,
];
