import type { PeopleRecord, PeopleRole, PersonAct } from '@dosewise/contract';
import { spoken } from '../../../format/spoken.ts';

/** The words of the page of people. */
export const texts = spoken('account/people', {
  pageTitle: 'People · Dosewise',
  title: 'People',
  lead: 'Somebody you trust can see your records, or log for you. Either of you can end it at any time.',
  loginPrompt: 'Log in to see who cares for you, and for whom you care.',
  invitedPrompt: 'Log in with the address that was invited, then you can accept the invitation.',
  loadFailed: 'The people could not be loaded.',

  caredBy: {
    title: 'Who cares for you',
    none: 'Nobody sees your records but you.',
    invite: 'Invite somebody',
    reminded: 'Gets my reminders by email, too',
    remindedOf: (email: string) => `Gets my reminders by email, too: ${email}`,
    remindFailed: 'This could not be changed.',
    invited: 'Invited. The link works for 7 days.',
  },
  caresFor: {
    title: 'For whom you care',
    none: 'Nobody has invited you.',
    look: 'Show records',
    lookOf: (email: string) => `Show records of ${email}`,
  },
  roles: {
    sees: { name: 'Sees', hint: 'Sees your records, plan and report, and changes nothing.' },
    logs: {
      name: 'Sees and logs',
      hint: 'Also logs doses, weigh-ins, symptoms and measurements for you. You see who logged what.',
    },
  } satisfies Record<PeopleRole, object>,
  noEnd: 'No end',
  until: (day: string) => `Until ${day}`,

  end: 'End',
  endOf: (email: string) => `End it with ${email}`,
  endTitle: 'End it now?',
  endCarer: (email: string) =>
    `${email} sees and logs nothing of yours from then on. What was logged stays. You are both told by email.`,
  endInvited: (email: string) => `The invitation of ${email} works no more.`,
  endCared: (email: string) =>
    `You see and log nothing of ${email} from then on. What you logged stays. You are both told by email.`,
  confirmEnd: 'Yes, end it',
  endFailed: 'It could not be ended.',

  dialog: {
    title: 'Invite somebody',
    email: 'Email address',
    emailHint: 'They get a link by email, and need an account with this address.',
    emailError: 'Enter an email address.',
    role: 'What they may do',
    until: 'Last day',
    untilHint:
      'They can see your records up to and including this day. Empty: until one of you ends it.',
    pastDay: 'This day is over already.',
    question: (email: string) => `Shall ${email === '' ? 'this person' : email} see your records?`,
    submit: 'Yes, invite',
    failed: 'The invitation could not be sent.',
    sent: (email: string) => `Invited ${email}. They get a link by email.`,
  },

  invitation: {
    title: 'You are invited',
    lead: 'Somebody wants you to see their records, or to log for them. The email says who.',
    accept: 'Accept',
    later: 'Not now',
    failed: 'The invitation could not be accepted.',
    accepted: (email: string) => `You care for ${email} now.`,
  },

  acts: {
    title: 'What others did',
    none: 'Nobody but you has logged anything in the last year.',
    did: {
      added: (email: string, what: string) => `${email} logged ${what}`,
      changed: (email: string, what: string) => `${email} changed ${what}`,
      deleted: (email: string, what: string) => `${email} deleted ${what}`,
    } satisfies Record<PersonAct['did'], unknown>,
    when: (at: string, date: string) => `Done ${at}, for ${date}`,
    weighIn: (weight: string) => `a weigh-in of ${weight}`,
    symptom: (name: string, severity: number) => `${name}, ${severity} of 10`,
    measurement: (name: string, value: string) => `${name}, ${value}`,
    dose: (mg: string, medicine: string) => `${mg} mg of ${medicine}`,
  },

  waiting: {
    title: 'Not saved for others',
    lead: 'You wrote these for somebody else, and they are kept on this device only.',
    kinds: {
      dose: 'A dose',
      weight: 'A weigh-in',
      symptom: 'A symptom',
      measurement: 'A measurement',
    } satisfies Record<PeopleRecord, string>,
    entry: (what: string, email: string) => `${what} for ${email}`,
    waits: 'Waits to be sent.',
    tryAgain: 'Try again',
    discard: 'Discard',
  },

  ended: {
    pageTitle: 'No access any more · Dosewise',
    title: (email: string) => `You can no longer see the records of ${email}`,
    lead: 'It was ended, or its last day is over. You can ask for another invitation.',
    mine: 'Show my own records',
  },
  ofOwn: {
    pageTitle: 'Of your own account · Dosewise',
    title: 'This page is about your own account',
    lead: (email: string) => `You are looking at the records of ${email}.`,
  },
});
