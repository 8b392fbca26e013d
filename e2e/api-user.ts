import type { Dose, Pen, Symptom, UserProfile, Weight } from '@dosewise/contract';
import { callAs, sendAs } from './api-call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An account, and what a test prepares or looks up for it without a browser. */
export interface ApiUser {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  addPen(fields?: Fields): Promise<Pen>;
  /** A pen whose 240 labelled clicks are used, by four full doses a day apart. */
  addEmptyPen(fields?: Fields): Promise<Pen>;
  logDose(pen: Pen, fields?: Fields): Promise<Dose>;
  pens(): Promise<Pen[]>;
  doses(): Promise<Dose[]>;
  addWeight(fields?: Fields): Promise<Weight>;
  /** Many weigh-ins in one call; each needs `date` and `weightKg`. */
  importWeights(entries: readonly Fields[]): Promise<void>;
  /** Newest first. */
  weights(): Promise<Weight[]>;
  addSymptom(fields?: Fields): Promise<Symptom>;
  symptoms(): Promise<Symptom[]>;
  profile(): Promise<UserProfile>;
  emailPreferences(): Promise<Fields>;
  goldenDoseSettings(): Promise<Fields>;
  /** The text of an export, such as `weights.csv`. */
  exported(file: string): Promise<string>;
}

const DAY_MS = 86_400_000;

/** The instant `days` ago, as ISO text. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** The calendar day (UTC) of `days` ago, `YYYY-MM-DD`. */
export const dayAgo = (days: number): string => daysAgo(days).slice(0, 10);

const PASSWORD = 'correct horse battery';
let accounts = 0;

/** A new account on the server at `url`, made an admin by another one, logged in. */
export const createAdmin = (url: string, maker: string, password: string): Promise<ApiUser> =>
  createUser(url, async (email) => {
    const { token = '' } = await logIn(url, maker, password);
    await sendAs(url, { token }, 'PATCH', '/admin/user-type', { email, userType: 'admin' });
  });

/** A new account on the server at `url`, logged in, after `prepare` did what ends its sessions. */
export const createUser = async (
  url: string,
  prepare?: (email: string) => Promise<void>,
): Promise<ApiUser> => {
  accounts += 1;
  const email = `person${accounts}@example.com`;
  const account = { email, password: PASSWORD };
  let { token } = await callAs<{ token: string }>(url, null, 'POST', '/register', account);
  if (prepare) {
    await prepare(email);
    token = (await logIn(url, email, PASSWORD)).token ?? '';
  }
  const user = { token };
  const get = <Reply>(path: string) => callAs<Reply>(url, user, 'GET', path);
  const post = <Reply>(path: string, body: Fields) => callAs<Reply>(url, user, 'POST', path, body);

  const addPen = (fields: Fields = {}) =>
    post<Pen>('/pens', {
      name: 'Blue pen',
      strength: 10,
      startDate: dayAgo(28),
      costPerPen: 240,
      purchaseDate: dayAgo(28),
      ...fields,
    });
  // Long enough ago for the form not to warn of two doses close together.
  const logDose = (pen: Pen, fields: Fields = {}) =>
    post<Dose>('/doses', { penId: pen._id, clicks: 60, date: daysAgo(7), ...fields });

  return {
    email,
    password: PASSWORD,
    token,
    addPen,
    logDose,
    addEmptyPen: async (fields) => {
      const pen = await addPen(fields);
      for (const days of [10, 9, 8, 7]) await logDose(pen, { date: daysAgo(days) });
      return pen;
    },
    pens: () => get<Pen[]>('/pens'),
    doses: () => get<Dose[]>('/doses'),
    addWeight: (fields = {}) =>
      post<Weight>('/weights', { date: daysAgo(1), weightKg: 80, ...fields }),
    importWeights: async (entries) => {
      await post('/weights/bulk', { entries });
    },
    weights: () => get<Weight[]>('/weights'),
    addSymptom: (fields = {}) =>
      post<Symptom>('/symptoms', {
        date: daysAgo(1),
        category: 'headache',
        severity: 4,
        ...fields,
      }),
    symptoms: () => get<Symptom[]>('/symptoms'),
    profile: () => get<UserProfile>('/user/profile'),
    emailPreferences: () => get<Fields>('/user/email-preferences'),
    goldenDoseSettings: () => get<Fields>('/user/golden-dose-settings'),
    exported: (file) => sendAs(url, user, 'GET', `/export/${file}`),
  };
};

/** Logs in once more at the server at `url`. No token when it is refused. */
export const logIn = async (
  url: string,
  email: string,
  password: string,
): Promise<{ status: number; token?: string }> => {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await reply.json()) as { token?: string };
  return { status: reply.status, ...(token === undefined ? {} : { token }) };
};

/** Whether the server at `url` still takes `token`. */
export const isAlive = async (url: string, token: string): Promise<boolean> =>
  (await fetch(`${url}/api/verify-token`, { headers: { Authorization: `Bearer ${token}` } })).ok;
