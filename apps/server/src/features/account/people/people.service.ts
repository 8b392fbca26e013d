import {
  type acceptInvitation,
  type CaredFor,
  type Carer,
  type Invitation,
  type invitePerson,
  type listPeople,
  type listPersonActs,
  MAX_PEOPLE,
  type PersonAct,
  type RouteInput,
  type RouteReply,
  type readInvitation,
  type WaitingInvitation,
} from '@dosewise/contract';
import { calendarDayIn, DAY_MS } from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import type { CarerTable } from '../../../db/tables/people-tables.ts';
import { linkOf } from '../../../outgoing/channels/email/compose/link-mail.ts';
import { shownInvitation } from '../../../outgoing/channels/email/shown-invitation.ts';
import { enqueueMail, tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import {
  type Care,
  findCare,
  holdAccount,
  isOver,
  listCare,
} from '../../../records/doors/carers.queries.ts';
import { beginReminders } from '../../../records/record-changes.queries.ts';
import { INVITATION_MS } from '../../../runtime/background/lifetimes.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { hashToken, userOfToken } from '../../../runtime/secrets/secret-tokens.ts';
import * as queries from './people.queries.ts';
import {
  type CarerNames,
  findCarerNames,
  findInvitation,
  isFromAdmin,
  isWaiting,
} from './people.read-model.ts';
import { endCare } from './people.write-model.ts';
import { texts } from './texts.ts';

/** No one invites more people in a day: each gets a mail of which they may know nothing. */
const MAX_INVITATIONS_A_DAY = 20;

/** The most people that one account cares for. */
const MAX_CARED_FOR = 50;

type Place = Pick<Config, 'publicUrl' | 'smtpUrl'>;

export async function list(
  { db, now }: Scope,
  { smtpUrl }: Place,
  userId: string,
): Promise<RouteReply<typeof listPeople>> {
  const caresFor: CaredFor[] = [];
  for (const { person_id: personId } of await queries.listCaredFor(db, userId)) {
    const care = await findCare(db, { personId, carerId: userId });
    if (care && !isOver(care, now)) caresFor.push(presentCaredFor(care));
  }
  const caredBy = (await listCare(db, userId)).filter((care) => !isOver(care, now));
  // A mailed invitation shows that its reader has the address, before they hear of anyone.
  const invitedBy = smtpUrl === null ? await listWaiting({ db, now }, userId) : [];
  const names = await findCarerNames(db, caredBy);
  return { caredBy: caredBy.map((care) => presentCarer(care, names)), caresFor, invitedBy };
}

/** The invitations to the address of an account that wait for someone to open their link. */
async function listWaiting(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: string,
): Promise<WaitingInvitation[]> {
  const own = await queries.findPerson(db, userId);
  const waiting: WaitingInvitation[] = [];
  for (const { user_id, id } of own ? await queries.listInvitationsTo(db, own.email) : []) {
    const care = (await listCare(db, user_id)).find((one) => one.id === id);
    if (care && isWaiting(care, now)) waiting.push(presentWaiting(care));
  }
  return waiting;
}

/**
 * Invites someone, whether they have an account or not: by mail, or where the server sends none by a link that
 * is said once. The account is locked, so that of two at once neither passes the limit. Throws beside the field, `account_full` or `too_many_requests`.
 */
export async function invite(
  scope: Scope,
  { publicUrl, smtpUrl }: Place,
  opener: DoorOpener,
  { email, role, until }: RouteInput<typeof invitePerson>['body'],
): Promise<RouteReply<typeof invitePerson>> {
  const { db, now, newId } = scope;
  const { userId } = opener;
  const own = await queries.findPerson(db, userId);
  if (!own) throw new AppError('unauthorized');
  if (email === own.email) throw fieldError('email', texts.ownAddress);
  if (until !== null && calendarDayIn(own.time_zone, now) > until) {
    throw fieldError('until', texts.pastDay);
  }
  const known = await listCare(db, userId);
  // Over, and not yet told of: the same address may be invited again at once.
  const over = known.find((care) => care.email === email && isOver(care, now));
  if (over) await endCare(scope, over);
  const others = known.filter((care) => care !== over);
  const there = others.find((care) => care.email === email);
  if (there && there.carer_id !== null) throw fieldError('email', texts.there);
  if (!there && others.length >= MAX_PEOPLE) throw new AppError('account_full');
  const sendsMail = smtpUrl !== null;
  const mailed = await queries.countInvitations(db, userId, now - DAY_MS, latestInstant(now));
  if (mailed >= MAX_INVITATIONS_A_DAY) {
    throw new AppError('too_many_requests', { retryAfterSeconds: DAY_MS / 1000 });
  }
  const id = newId();
  const link = sendsMail ? null : await shownInvitation(db, { user_id: userId, id });
  const row: CarerTable = {
    user_id: userId,
    id,
    email,
    role,
    last_day: until,
    reminded: 0,
    created_at: now,
    token_hash: link === null ? null : link.hash,
    token_expires_at: link === null ? null : now + INVITATION_MS,
    carer_id: null,
    ended_at: null,
  };
  await queries.putInvitation(db, row);
  // Without a mail server it becomes a file, with the link that is shown.
  await enqueueMail(scope, userId, 'person_invited', email);
  await tellOfDoor(scope, opener, 'person', email);
  const createdAt = new Date(now).toISOString();
  const url = link && linkOf('person_invited', publicUrl, link.token);
  return { _id: row.id, email, role, until, state: 'invited', createdAt, url };
}

/** The invitation of a link, for anyone who has it. Throws `invitation_dead`. */
export async function read(
  { db, now }: Scope,
  { registration }: Pick<Config, 'registration'>,
  { token }: RouteInput<typeof readInvitation>['body'],
): Promise<Invitation> {
  const care = await findInvitation(db, token, now);
  if (!care) throw new AppError('invitation_dead');
  const { person_email, person_name: name, email: invited, role, last_day: until } = care;
  const mayRegister =
    registration === 'open' || (registration === 'invite' && (await isFromAdmin(db, care)));
  return { email: person_email, name, invited, role, until, mayRegister };
}

/** Accepts an invitation. Throws `invitation_dead`, and `not_invited` where it went to another address. */
export async function accept(
  scope: Scope,
  userId: string,
  { token }: RouteInput<typeof acceptInvitation>['body'],
): Promise<CaredFor> {
  const { db, now } = scope;
  const personId = userOfToken(token);
  if (personId === undefined) throw new AppError('invitation_dead');
  await holdAccount(db, personId);
  const care = await findInvitation(db, token, now);
  if (!care) throw new AppError('invitation_dead');
  const own = await queries.findPerson(db, userId);
  if (own?.email !== care.email) throw new AppError('not_invited');
  const cared = await queries.listCaredFor(db, userId);
  if (cared.length >= MAX_CARED_FOR) throw new AppError('account_full');
  const isTaken = await queries.takeInvitation(db, care, hashToken(token), userId);
  if (!isTaken) throw new AppError('invitation_dead');
  await queries.putCaredFor(db, { user_id: userId, id: care.id, person_id: personId });
  return presentCaredFor(care);
}

/** Says whether reminders go to someone who cares for the user, too. Throws `not_found`. */
export async function remind(
  scope: Scope,
  opener: DoorOpener,
  id: string,
  reminded: boolean,
): Promise<Carer> {
  const { db, now } = scope;
  const { userId } = opener;
  const key = { user_id: userId, id };
  if (!(await queries.setReminded(db, key, reminded ? 1 : 0))) throw new AppError('not_found');
  const care = (await listCare(db, userId)).find((one) => one.id === id);
  if (!care) throw new AppError('not_found');
  await beginReminders(db, { userId, now });
  if (reminded) await tellOfDoor(scope, opener, 'person_reminded', care.email);
  return presentCarer(care, await findCarerNames(db, [care]));
}

/** Ends it, by either of the two. Throws `not_found`. */
export async function end(scope: Scope, userId: string, id: string): Promise<void> {
  const care =
    (await listCare(scope.db, userId)).find((one) => one.id === id) ??
    (await findCaredFor(scope, userId, id));
  if (!care) throw new AppError('not_found');
  await endCare(scope, care);
}

async function findCaredFor({ db }: Scope, userId: string, id: string): Promise<Care | undefined> {
  const way = (await queries.listCaredFor(db, userId)).find((one) => one.id === id);
  return way && findCare(db, { personId: way.person_id, carerId: userId });
}

export async function listActs(
  { db, now }: Scope,
  userId: string,
  { before, limit }: RouteInput<typeof listPersonActs>['query'],
): Promise<PersonAct[]> {
  const until = before === undefined ? undefined : Date.parse(before);
  const rows = await queries.listActs(db, userId, { before: until, limit });
  const carers = (await listCare(db, userId)).filter((care) => !isOver(care, now));
  const names = await findCarerNames(db, carers);
  return rows.map(({ id, at, email, did, kind, record_at, ...told }) => ({
    _id: id,
    at: new Date(at).toISOString(),
    email,
    personName: names.get(email) ?? null,
    did,
    kind,
    date: new Date(record_at).toISOString(),
    value: told.value,
    diastolic: told.diastolic,
    unit: told.unit,
    name: told.name,
  }));
}

const presentCarer = (care: Care, names: CarerNames): Carer => ({
  _id: care.id,
  email: care.email,
  name: names.get(care.email) ?? null,
  role: care.role,
  until: care.last_day,
  state: care.carer_id === null ? 'invited' : 'accepted',
  reminded: care.reminded === 1,
});

const presentWaiting = (care: Care): WaitingInvitation => ({
  _id: care.id,
  email: care.person_email,
  name: care.person_name,
  role: care.role,
  until: care.last_day,
});

const presentCaredFor = (care: Care): CaredFor => ({
  _id: care.id,
  personId: care.user_id,
  email: care.person_email,
  name: care.person_name,
  role: care.role,
  until: care.last_day,
});
