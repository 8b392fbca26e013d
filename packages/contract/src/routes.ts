import { login, logout, register, verifyToken } from './auth.ts';
import { deleteDose, editDose, listDoses, logDose } from './doses.ts';
import { getConfig, getHealth, getReady } from './health.ts';
import { addPen, deletePen, editPen, listPens, setFifthDose } from './pens.ts';
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
} from './profile.ts';
import type { RouteDefinition } from './route.ts';

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
  listPens,
  addPen,
  editPen,
  setFifthDose,
  deletePen,
  listDoses,
  logDose,
  editDose,
  deleteDose,
];
