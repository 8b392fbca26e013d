import type { PeopleRecord, PeopleRole, PersonAct } from '@dosewise/contract';
import { spoken } from '../../../languages/formats/spoken.ts';

/** An access that may end: of somebody to these records, an invitation to them, or to the records of another. */
export type Ended = 'carer' | 'invited' | 'cared';

/** The words of the page of people. */
export const texts = spoken('account/people', {
  pageTitle: 'People · Dosewise',
  title: 'People',
  lead: 'Someone you trust can see your records, or log for you. Either of you can stop this at any time.',
  loginPrompt: 'Log in to see who can see your records, and whose you can see.',
  invitedPrompt: 'Log in with the address that was invited, then you can accept the invitation.',
  loadFailed: 'The people could not be loaded.',

  caredBy: {
    title: 'People who can see your records',
    none: 'Nobody sees your records but you.',
    invite: 'Invite somebody',
    reminded: 'Gets my reminders by email, too',
    remindedOf: (email: string) => `Gets my reminders by email, too: ${email}`,
    remindFailed: 'This could not be changed.',
    invited: 'Invited. The link works for 7 days.',
  },
  caresFor: {
    title: 'People whose records you can see',
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

  ends: {
    carer: {
      name: 'Stop sharing',
      of: (email: string) => `Stop sharing with ${email}`,
      title: 'Stop sharing now?',
      question: (email: string) =>
        `${email} will no longer be able to see your records or log for you. Anything already logged stays. We’ll email you both.`,
      confirm: 'Yes, stop sharing',
      failed: 'Sharing could not be stopped.',
    },
    invited: {
      name: 'Revoke',
      of: (email: string) => `Revoke the invitation for ${email}`,
      title: 'Revoke the invitation?',
      question: (email: string) => `The link that ${email} got by email will stop working.`,
      confirm: 'Yes, revoke it',
      failed: 'The invitation could not be revoked.',
    },
    cared: {
      name: 'Remove my access',
      of: (email: string) => `Remove my access to the records of ${email}`,
      title: 'Remove your access?',
      question: (email: string) =>
        `You will no longer be able to see the records of ${email} or log for them. Anything you have already logged stays. We’ll email you both.`,
      confirm: 'Yes, remove it',
      failed: 'Your access could not be removed.',
    },
  } satisfies Record<Ended, object>,

  dialog: {
    title: 'Invite somebody',
    email: 'Email address',
    emailHint: 'They get a link by email, and need an account with this address.',
    emailError: 'Enter an email address.',
    role: 'What they may do',
    until: 'Last day',
    untilHint:
      'They can see your records up to and including this day. Leave empty for no end date.',
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
    accepted: (email: string) => `You can now see the records of ${email}.`,
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
    lead: 'Sharing was stopped, or its last day is over. You can ask for another invitation.',
    mine: 'Show my own records',
  },
  ofOwn: {
    pageTitle: 'Of your own account · Dosewise',
    title: 'This page is about your own account',
    lead: (email: string) => `You are looking at the records of ${email}.`,
  },
});
