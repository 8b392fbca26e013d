import type {
  RouteInput,
  register as registerRoute,
  setUp as setUpRoute,
} from '@dosewise/contract';
import { AppError } from '../../../../app-error.ts';
import type { Scope, SpokenScope } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import type { EpochMs } from '../../../../db/tables/column-types.ts';
import { enqueueMail } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { recordAdminAct } from '../../../../runtime/activity/audit-log.queries.ts';
import { lockAdmins } from '../../../../runtime/calls/sessions.read-model.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import { hashToken } from '../../../../runtime/secrets/secret-tokens.ts';
import {
  forgetServerSecret,
  readServerSecret,
} from '../../../../runtime/secrets/server-secret.queries.ts';
import { findInvitation, isFromAdmin } from '../../people/people.read-model.ts';
import { listAdmins } from '../auth.queries.ts';
import { register } from '../auth.service.ts';
import { languageOf } from '../new-account.ts';
import type { NewLogin } from '../start-session.ts';
import { useInvite } from './invites.queries.ts';

/**
 * Creates an account for anyone who may have one here, and logs it in. Throws `registration_closed` or
 * `invite_needed`; an invitation is used up with the account, or not at all.
 */
export function registerAtGate(
  scope: Scope,
  { registration, marketing, passwordLogin }: Config,
  { invite, ...account }: RouteInput<typeof registerRoute>['body'],
  deviceName: string | null,
): Promise<NewLogin> {
  if (!passwordLogin) throw new AppError('password_login_off');
  if (registration === 'closed') throw new AppError('registration_closed');
  const wanted = marketing ? account : { ...account, news: false };
  // Without marketing no one could see or change what the welcome says.
  const made = async (db: Database, userId: string) => {
    if (marketing) await enqueueMail({ ...scope, db }, userId, 'welcome');
  };
  if (registration === 'open') return register(scope, wanted, { deviceName, made });
  if (invite === undefined) throw new AppError('invite_needed');
  const { email } = account;
  const tokenHash = hashToken(invite);
  const permit = async (db: Database) => {
    const isInvited =
      (await useInvite(db, { tokenHash, email, now: scope.now })) ||
      (await isInvitedByAdmin(db, { token: invite, email, now: scope.now }));
    if (!isInvited) throw new AppError('invite_needed');
  };
  return register(scope, wanted, { deviceName, permit, made });
}

/** True for the link with which an admin invites this address to see their records. Accepting it uses it up. */
async function isInvitedByAdmin(
  db: Database,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: EpochMs },
): Promise<boolean> {
  const care = await findInvitation(db, token, now);
  return care?.email === email && isFromAdmin(db, care);
}

/** The code of the first admin; null while there is an admin. The same for all processes. */
export async function readSetupCode({ db }: Scope): Promise<string | null> {
  if ((await listAdmins(db)).length > 0) return null;
  return readServerSecret(db, 'setup');
}

/** Creates the first admin, notes it as the operator's act, and logs in. Throws `setup_over` for a wrong code or a second time. */
export function setUp(
  scope: SpokenScope,
  { passwordLogin }: Pick<Config, 'passwordLogin'>,
  { code, email, password }: RouteInput<typeof setUpRoute>['body'],
  deviceName: string | null,
): Promise<NewLogin> {
  if (!passwordLogin) throw new AppError('password_login_off');
  const language = languageOf(scope);
  const admin = { email, password, language, news: false, userType: 'admin' } as const;
  const permit = async (db: Database) => {
    await lockAdmins(db);
    const isFirst = (await listAdmins(db)).length === 0;
    if (!isFirst || !(await forgetServerSecret(db, 'setup', code))) {
      throw new AppError('setup_over');
    }
  };
  const made = (db: Database, userId: string) =>
    recordAdminAct({ ...scope, db }, null, {
      action: 'user_type_changed',
      subjectUserId: userId,
      detail: { userType: 'admin' },
    });
  return register(scope, admin, { deviceName, permit, made });
}
