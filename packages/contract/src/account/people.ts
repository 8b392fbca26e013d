import { MEASUREMENT_UNITS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, choice, email, flag, id, pageQuery } from '../fields.ts';
import { defineRoute, PEOPLE_RECORDS, PEOPLE_ROLES } from '../route.ts';
import { sentence } from '../sentences.ts';
import { personName } from './person-names.ts';

/** The most people who are invited or care for one person, at once. */
export const MAX_PEOPLE = 10;

/** The longest token of an invitation, in characters. */
const MAX_TOKEN_CHARACTERS = 200;

const role = choice('Role', PEOPLE_ROLES);

const carerFields = {
  _id: z.string(),
  email: z.string(),
  role: described(z.enum(PEOPLE_ROLES), 'sees: reads; logs: that, and adds records'),
  until: described(
    z.nullable(z.string()),
    'Last day, YYYY-MM-DD, in the time zone of whose records they are; null: no end',
  ),
};

/** Someone who cares for the user, or is invited to. */
export const carer = named(
  'Carer',
  z.object({
    ...carerFields,
    name: described(personName, 'The name that they chose; null: none, or they did not accept yet'),
    state: described(z.enum(['invited', 'accepted']), 'invited: the link waits to be opened'),
    reminded: described(z.boolean(), 'Whether reminders go to this person by email, too'),
  }),
);
export type Carer = z.output<typeof carer>;

/** Someone for whom the user cares. */
export const caredFor = named(
  'CaredFor',
  z.object({
    _id: z.string(),
    personId: described(z.string(), 'For the header `Dosewise-For`'),
    email: z.string(),
    name: personName,
    role: z.enum(PEOPLE_ROLES),
    until: z.nullable(z.string()),
  }),
);
export type CaredFor = z.output<typeof caredFor>;

/** An invitation to the user that no one accepted yet. Its link alone lets in. */
export const waitingInvitation = named(
  'WaitingInvitation',
  z.object({
    _id: z.string(),
    email: described(z.string(), 'The address of the person who invites'),
    name: personName,
    role: z.enum(PEOPLE_ROLES),
    until: z.nullable(z.string()),
  }),
);
export type WaitingInvitation = z.output<typeof waitingInvitation>;

/** Lists who cares for the user, and for whom the user cares. */
export const listPeople = defineRoute({
  id: 'listPeople',
  method: 'GET',
  path: '/user/people',
  access: 'user',
  leastScope: 'session',
  reads: ['people'],
  summary: 'Lists the people you share with, open invitations, and the people who share with you.',
  status: 200,
  response: z.object({
    caredBy: z.array(carer),
    caresFor: z.array(caredFor),
    invitedBy: described(
      z.array(waitingInvitation),
      "Invitations to the user's address that wait for their link; empty where the server mails them",
    ),
  }),
  errors: [],
});

/** Invites someone to see one's records, or to log for one. */
export const invitePerson = defineRoute({
  id: 'invitePerson',
  method: 'POST',
  path: '/user/people',
  access: 'user',
  opensDoor: 'always',
  changes: ['people'],
  summary:
    'Emails an invitation, or returns its link if the server does not send email. Only an account with the invited address can accept it.',
  body: z.object({
    email,
    role,
    until: described(
      z._default(z.nullable(calendarDay('Last day')), null),
      "Last day, in the user's time zone; null: no end",
    ),
  }),
  status: 201,
  response: z.object({
    ...carerFields,
    state: z.enum(['invited']),
    createdAt: described(z.string(), 'UTC instant'),
    url: described(
      z.nullable(z.string()),
      'The link, said this once, where the server sends no mail; null: it was mailed',
    ),
  }),
  errors: ['account_full', 'too_many_requests'],
});

const token = z
  .string(sentence('requests.personLink'))
  .check(z.minLength(1, sentence('requests.personLink')))
  .check(z.maxLength(MAX_TOKEN_CHARACTERS, sentence('requests.personLink')));

/** Reads an invitation by its link, before the person who has it logs in or registers. */
export const readInvitation = defineRoute({
  id: 'readInvitation',
  method: 'POST',
  path: '/people/invitation',
  access: 'public',
  changes: [],
  summary: 'Returns an invitation by its token: who sent it, to whom and with which rights.',
  body: z.object({ token }),
  status: 200,
  response: named(
    'Invitation',
    z.object({
      email: described(z.string(), 'The address of the person who invites'),
      name: personName,
      invited: described(z.string(), 'The only address whose account may accept'),
      role: z.enum(PEOPLE_ROLES),
      until: z.nullable(z.string()),
      mayRegister: described(
        z.boolean(),
        'Whether the invited address may create an account, with the token as `invite`',
      ),
    }),
  ),
  errors: ['invitation_dead', 'too_many_requests'],
});
export type Invitation = z.output<typeof readInvitation.response>;

/** Accepts an invitation, in the account with the address that it went to. */
export const acceptInvitation = defineRoute({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/user/people/accept',
  access: 'user',
  leastScope: 'session',
  changes: ['people'],
  summary: 'Accepts an invitation, with the account that has the invited address.',
  body: z.object({ token }),
  status: 200,
  response: caredFor,
  errors: ['invitation_dead', 'not_invited', 'account_full', 'too_many_requests'],
});

/** Sets whether reminders also go to someone who cares for the user. */
export const remindPerson = defineRoute({
  id: 'remindPerson',
  method: 'PATCH',
  path: '/user/people/:id',
  access: 'user',
  opensDoor: 'always',
  changes: ['people'],
  summary: 'Sets whether this person also gets the user’s reminders by email.',
  params: z.object({ id }),
  body: z.object({ reminded: flag('Reminded') }),
  status: 200,
  response: carer,
  errors: [],
});

/** Stops sharing or revokes an invitation. Either person can do it. */
export const endPerson = defineRoute({
  id: 'endPerson',
  method: 'DELETE',
  path: '/user/people/:id',
  access: 'user',
  leastScope: 'session',
  changes: ['people'],
  summary: 'Stops sharing or revokes an invitation, immediately. Either person can do it.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});

/** Something that someone did in the user's records. */
export const personAct = named(
  'PersonAct',
  z.object({
    _id: z.string(),
    at: described(z.string(), 'UTC instant'),
    email: z.string(),
    personName: described(
      personName,
      'The name that they chose; null: none, or they no longer have access',
    ),
    did: z.enum(['added', 'changed', 'deleted']),
    kind: z.enum(PEOPLE_RECORDS),
    date: described(z.string(), 'UTC instant of the record, as it was then'),
    value: described(z.number(), 'mg of a dose, kg, severity, or in the unit of the measurement'),
    diastolic: described(z.nullable(z.number()), 'Of blood pressure; null: anything else'),
    unit: described(
      z.nullable(z.enum(MEASUREMENT_UNITS)),
      'Of a measurement whose unit was stated; null: the first of its kind, or no measurement',
    ),
    name: described(
      z.string(),
      'Medicine, category of the symptom, kind of the measurement, or empty',
    ),
  }),
);
export type PersonAct = z.output<typeof personAct>;

/** Lists what others did in the user's records. */
export const listPersonActs = defineRoute({
  id: 'listPersonActs',
  method: 'GET',
  path: '/user/people/acts',
  access: 'user',
  leastScope: 'session',
  reads: ['people'],
  summary: 'Lists what others did in the user’s records in the last year, newest first.',
  query: pageQuery,
  status: 200,
  response: z.array(personAct),
  errors: [],
});
