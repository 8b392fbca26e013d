import {
  changePassword,
  deleteAccount,
  login,
  logout,
  register,
  revokeOtherSessions,
  verifyToken,
} from './auth.ts';
import { deleteDose, editDose, listDoses, logDose } from './doses.ts';
import { exportAll, exportDoses, exportSymptoms, exportWeights } from './exports.ts';
import { getConfig, getHealth, getReady } from './health.ts';
import { addPen, deletePen, editPen, listPens, setFifthDose } from './pens.ts';
import { getStrengthPricing, listPricedCountries } from './pricing.ts';
import {
  acknowledgeGoldenDose,
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  setCountry,
  setCurrency,
  setEmailPreferences,
  setGoldenDoseSettings,
  setHeight,
  setTimeZone,
} from './profile.ts';
import type { RouteDefinition } from './route.ts';
import { getCostSavings } from './savings.ts';
import { addSymptom, deleteSymptom, listSymptoms } from './symptoms.ts';
import { addWeight, deleteWeight, importWeights, listWeights } from './weights.ts';

/** Every endpoint there is, in the order of the documentation. */
export const ALL_ROUTES: readonly RouteDefinition[] = [
  getHealth,
  getReady,
  getConfig,
  register,
  login,
  logout,
  verifyToken,
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
  listPricedCountries,
];
