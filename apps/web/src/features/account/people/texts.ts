import type { PeopleRecord, PeopleRole, PersonAct } from '@dosewise/contract';
import { spoken } from '../../../languages/formats/spoken.ts';

/** An access that may end: of someone to these records, an invitation to them, or to the records of another. */
export type Ended = 'carer' | 'invited' | 'cared';

/** The words of the page of people. */
export const texts = spoken('account/people', {
  pageTitle: 'People · Dosewise',
  title: 'People',
  lead: 'You can let someone you trust see your records, or log for you. Either of you can stop this at any time.',
  loginPrompt: 'Please log in to see whom you share records with.',
  loadFailed: 'We couldn’t load the list of people.',

  caredBy: {
    title: 'People who can see your records',
    none: 'You don’t share your records with anyone.',
    invite: 'Invite someone',
    reminded: 'Also gets my reminders by email',
    remindedOf: (email: string) => `Also gets my reminders by email: ${email}`,
    remindFailed: 'We couldn’t change this.',
    invited: 'Invited. The link works for 7 days.',
    waits: 'Invited, but not accepted yet. The link works for 7 days.',
    newLink: 'New link',
    newLinkOf: (email: string) => `New link for ${email}`,
  },
  caresFor: {
    title: 'People whose records you can see',
    none: 'No one shares their records with you.',
    waits:
      'This person has invited you. To accept, open the link they sent you. If you don’t have it, ask them for a new one.',
    look: 'Show records',
    lookOf: (email: string) => `Show records of ${email}`,
  },
  roles: {
    sees: { name: 'Can see', hint: 'Can see your records, plan and report, but not change them.' },
    logs: {
      name: 'Can see and log',
      hint: 'Can also log doses, weights, symptoms and measurements for you, and change or delete what they logged. You can see who did what.',
    },
  } satisfies Record<PeopleRole, object>,
  noEnd: 'No end date',
  until: (day: string) => `Until ${day}`,

  ends: {
    carer: {
      name: 'Stop sharing',
      of: (email: string) => `Stop sharing with ${email}`,
      title: 'Stop sharing now?',
      question: (email: string) =>
        `${email} will no longer be able to see your records or log for you. Anything already logged stays.`,
      confirm: 'Yes, stop sharing',
      failed: 'We couldn’t stop sharing your records.',
    },
    invited: {
      name: 'Revoke',
      of: (email: string) => `Revoke the invitation for ${email}`,
      title: 'Revoke the invitation?',
      question: (email: string) => `The link for ${email} will stop working.`,
      confirm: 'Yes, revoke it',
      failed: 'We couldn’t revoke the invitation.',
    },
    cared: {
      name: 'Remove my access',
      of: (email: string) => `Remove my access to the records of ${email}`,
      title: 'Remove your access?',
      question: (email: string) =>
        `You will no longer be able to see the records of ${email} or log for them. Anything you have already logged stays.`,
      confirm: 'Yes, remove it',
      failed: 'We couldn’t remove your access.',
    },
  } satisfies Record<Ended, object>,

  dialog: {
    title: 'Invite someone',
    email: 'Email address',
    emailHint: 'We’ll email them a link. They need an account with this address.',
    linkHint: 'You’ll get a link to give them. They need an account with this address.',
    emailError: 'Enter an email address.',
    role: 'What they can do',
    until: 'Last day',
    untilHint:
      'They can see your records up to and including this day. Leave empty for no end date.',
    pastDay: 'This day is in the past.',
    questions: {
      sees: (email: string) => `Let ${email === '' ? 'this person' : email} see your records?`,
      logs: (email: string) =>
        `Let ${email === '' ? 'this person' : email} see your records and log for you?`,
    } satisfies Record<PeopleRole, unknown>,
    submit: 'Send invitation',
    makeLink: 'Create link',
    failed: 'We couldn’t send the invitation.',
    sent: (email: string) => `Invited ${email}. We’ve emailed them a link.`,
  },

  link: {
    title: 'Invitation link',
    label: (email: string) => `Link for ${email}`,
    hint: (email: string) =>
      `Give it to them. It works for 7 days, with an account that uses ${email}.`,
    subject: 'An invitation to Dosewise',
    message: (url: string, email: string) =>
      `I’d like to share my records in Dosewise with you. Open this link, and log in or create an account with ${email}: ${url}\n\nThe link works for 7 days.`,
  },

  invitation: {
    title: (email: string) => `${email} has invited you`,
    rights: {
      sees: 'You will be able to see their records, plan and report, but not change them.',
      logs: 'You will be able to see their records, log doses, weights, symptoms and measurements for them, and change or delete what you logged.',
    } satisfies Record<PeopleRole, string>,
    lasts: (day: string | null) =>
      day === null ? 'There is no end date.' : `Up to and including ${day}.`,
    comeIn: (email: string) =>
      `The invitation is for ${email}. Create an account with this address, or log in to yours.`,
    logInFirst: (email: string) =>
      `The invitation is for ${email}. Log in with this address. If you don’t have an account, ask the person who runs this server for one.`,
    register: 'Create an account',
    logIn: 'Log in',
    otherAccount: (invited: string, own: string) =>
      `The invitation is for ${invited}, but you are logged in as ${own}. Log out and use the other account, or ask to be invited as ${own}.`,
    logOut: 'Log out',
    dead: 'This invitation no longer works',
    deadHint: 'It has expired, or has already been accepted or revoked. Ask for a new link.',
    goOn: 'Continue',
    loadFailed: 'We couldn’t load the invitation.',
    accept: 'Accept',
    later: 'Not now',
    failed: 'We couldn’t accept the invitation.',
    accepted: (email: string) => `You can now see ${email}’s records.`,
  },

  acts: {
    title: 'What others have done',
    none: 'No one else has logged, changed or deleted anything in the last year.',
    did: {
      added: (email: string, what: string) => `${email} logged ${what}`,
      changed: (email: string, what: string) => `${email} changed ${what}`,
      deleted: (email: string, what: string) => `${email} deleted ${what}`,
    } satisfies Record<PersonAct['did'], unknown>,
    when: (at: string, date: string) => `On ${at}, for the entry dated ${date}`,
    weighIn: (weight: string) => `a weight of ${weight}`,
    symptom: (name: string, severity: number) => `${name}, ${severity} out of 10`,
    measurement: (name: string, value: string) => `${name}, ${value}`,
    dose: (mg: string, medicine: string) => `${mg} mg of ${medicine}`,
  },

  waiting: {
    title: 'Not sent yet: entries for others',
    lead: 'You logged these for someone else. They are saved on this device only.',
    kinds: {
      dose: 'A dose',
      weight: 'A weight',
      symptom: 'A symptom',
      measurement: 'A measurement',
    } satisfies Record<PeopleRecord, string>,
    entry: (what: string, email: string) => `${what} for ${email}`,
    waits: 'Not sent yet.',
    tryAgain: 'Try again',
    discard: 'Delete',
  },

  ended: {
    pageTitle: 'No longer shared · Dosewise',
    title: (email: string) => `You can no longer see ${email}’s records`,
    lead: 'Sharing has been stopped, or its last day has passed. You can ask for another invitation.',
    mine: 'Show my own records',
  },
  ofOwn: {
    pageTitle: 'Your own account · Dosewise',
    title: 'This page is about your own account',
    lead: (email: string) => `You’re looking at ${email}’s records.`,
  },
});
