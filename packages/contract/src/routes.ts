import {
  changePassword,
  deleteAccount,
  forgotPassword,
  resetPassword,
  revokeOtherSessions,
} from './account.ts';
import {
  getAllStrengthPricing,
  getCountryPricing,
  setCountryPricing,
  setStrengthPricing,
} from './admin-pricing.ts';
import { getSystemStats } from './admin-stats.ts';
import { listUsers, setUserType } from './admin-users.ts';
import { login, logout, register, verifyToken } from './auth.ts';
import { getDocs, getOpenapi } from './docs.ts';
import { deleteDose, editDose, listDoses, logDose } from './doses.ts';
import {
  changeEmailCampaign,
  createEmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listUnconfirmedMails,
  sendEmailCampaign,
  sendUnconfirmedAgain,
} from './email-campaigns.ts';
import { getEmailPreferences, setEmailPreferences } from './email-preferences.ts';
import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  updateEmailTemplate,
} from './email-templates.ts';
import { exportAll, exportDoses, exportSymptoms, exportWeights } from './exports.ts';
import {
  acknowledgeGoldenDose,
  getGoldenDoseSettings,
  setGoldenDoseSettings,
} from './golden-dose.ts';
import { getConfig, getHealth, getMetrics, getReady } from './health.ts';
import {
  followLink,
  openPixel,
  readSubscription,
  showUnsubscribePage,
  unsubscribe,
} from './mail-links.ts';
import { addPen, deletePen, editPen, listPens, setFifthDose } from './pens.ts';
import { getDefaultPrice, getStrengthPricing, listPricedCountries } from './pricing.ts';
import {
  getProfile,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setHeight,
  setTimeZone,
} from './profile.ts';
import {
  disconnectReddit,
  findRedditPosts,
  getRedditAnalytics,
  getRedditStatus,
  markRedditPost,
  redditCallback,
} from './reddit.ts';
import type { RouteDefinition } from './route.ts';
import { getCostSavings } from './savings.ts';
import { addSymptom, deleteSymptom, listSymptoms } from './symptoms.ts';
import { addWeight, deleteWeight, importWeights, listWeights } from './weights.ts';

/** Every endpoint there is, in the order of the documentation. */
export const ALL_ROUTES: readonly RouteDefinition[] = [
  getHealth,
  getReady,
  getMetrics,
  getConfig,
  register,
  login,
  logout,
  verifyToken,
  forgotPassword,
  resetPassword,
  getProfile,
  setCountry,
  setCurrency,
  setHeight,
  getEmailPreferences,
  setEmailPreferences,
  getGoldenDoseSettings,
  setGoldenDoseSettings,
  acknowledgeGoldenDose,
  setTimeZone,
  setAnalyticsConsent,
  changePassword,
  revokeOtherSessions,
  deleteAccount,
  listPens,
  addPen,
  editPen,
  setFifthDose,
  deletePen,
  listDoses,
  logDose,
  editDose,
  deleteDose,
  listWeights,
  addWeight,
  importWeights,
  deleteWeight,
  listSymptoms,
  addSymptom,
  deleteSymptom,
  getCostSavings,
  exportDoses,
  exportWeights,
  exportSymptoms,
  exportAll,
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
  setStrengthPricing,
  listUsers,
  setUserType,
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
