import { type Language, MADE_UP_LANGUAGE } from '@dosewise/contract';
import { COUNTRIES, CURRENCIES, type Currency } from '@dosewise/domain';
import type { Scope, SpokenScope } from '../../../context.ts';
import type { UserAccountTable } from '../../../db/tables/account-tables.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly country?: string | undefined;
  readonly currency?: Currency | undefined;
  /** True: the person wants mails of the three topics; those about the account come anyway. */
  readonly news?: boolean | undefined;
  /** The language that the person reads; absent: the browser's wish counts. */
  readonly language?: Language | undefined;
  readonly userType?: 'user' | 'admin';
}

/** The language of a new account that was asked for without naming one; undefined for English, which no one chose. */
export const languageOf = ({ language }: SpokenScope): Language | undefined =>
  language === 'en' || language === MADE_UP_LANGUAGE ? undefined : language;

/** The row of a new account. */
export function newUser(
  scope: Scope,
  account: Omit<NewAccount, 'password'>,
  passwordHash: string,
): UserAccountTable {
  const wantsNews = account.news === false ? 0 : 1;
  return {
    id: scope.newId(),
    email: account.email,
    password_hash: passwordHash,
    user_type: account.userType ?? 'user',
    country: account.country ?? COUNTRIES[0],
    currency: account.currency ?? CURRENCIES[0],
    height_cm: null,
    weight_unit: null,
    height_unit: null,
    time_zone: 'UTC',
    language: account.language ?? null,
    golden_dose_enabled: 0,
    golden_dose_ml: 0.3,
    default_fifth_dose_enabled: 0,
    wants_marketing: wantsNews,
    wants_product_updates: wantsNews,
    wants_tips: wantsNews,
    unsubscribed: 0,
    email_preferences_changed_at: null,
    display_name: null,
    analytics_agreed: null,
    created_at: scope.now,
    last_login_at: scope.now,
    injection_zones: null,
    acts_ended_at: null,
    restoring_until: null,
  };
}
