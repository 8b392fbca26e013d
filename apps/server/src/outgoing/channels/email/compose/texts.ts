import type { PeopleRole } from '@dosewise/contract';
import { englishRefusals } from '../../../../languages/sentence.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (day: string) => DAY.format(Date.parse(day));

/** The words of mails. Where they go into HTML, anyone who composes the mail escapes them. */
export const texts = {
  why: (where: string) => `You’re receiving this email because you have an account on ${where}.`,
  unsubscribe: 'Unsubscribe',
  /** A link in plain text, after what it does. */
  linked: (label: string, url: string) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product: string) => `Choose a new password for ${product}`,
      asked: (product: string) => `Someone asked for a new password for your ${product} account.`,
      how: 'Choose one here. You can use the link once, within 60 minutes.',
      link: 'Choose a new password',
      otherwise: 'If it wasn’t you, you don’t need to do anything: your password stays the same.',
    },
    new_address: {
      subject: (product: string) => `Confirm your address for ${product}`,
      asked: (product: string) =>
        `Someone who is logged in to ${product} wants to use this address for their account.`,
      how: 'Confirm it here. You can use the link once, within 60 minutes.',
      link: 'Use this address',
      otherwise: 'If it wasn’t you, you don’t need to do anything: nothing will change.',
    },
    person_invited: {
      subject: (product: string) => `An invitation to ${product}`,
      asked: (
        product: string,
        person: string,
        role: PeopleRole = 'sees',
        until: string | null = null,
      ) =>
        `${person} uses ${product} to keep track of their doses, weight and symptoms. They have invited you to see their records${role === 'logs' ? ' and log for them' : ''}${until === null ? '' : `, until ${dayOf(until)}`}.`,
      how: 'Accept the invitation here. You need an account with this email address. You can use the link once, within 7 days.',
      link: 'See the invitation',
      otherwise:
        'If you don’t know this person, you don’t need to do anything. The invitation doesn’t let anyone see your records.',
    },
  },
  notices: {
    new_device: {
      subject: (product: string) => `A new login to ${product}`,
      what: (product: string, device: string, when: string) =>
        `Someone logged in to your ${product} account: ${device}, ${when}. We haven’t seen this browser and device on your account in the last 90 days.`,
      advice: () =>
        'If it was you, you don’t need to do anything. If not, log that device out and change your password.',
    },
    second_factor_removed: {
      subject: () => 'Your account: your authenticator app was removed',
      what: (product: string) =>
        `An admin removed the authenticator app from your ${product} account. You now log in with your password only.`,
      advice: (product: string) =>
        `You can set one up again. If you didn’t ask for this, change your password and tell the person who runs ${product}.`,
    },
    address_changed: {
      subject: () => 'Your account: your email address was changed',
      what: (product: string) =>
        `Your ${product} account has a new email address. Use the new address to log in; password reset links go to it too.`,
      advice: (product: string) =>
        `If it was you, you don’t need to do anything. If not, someone else may be using your account. Tell the person who runs ${product} straight away.`,
    },
    person_ended: {
      subject: () => 'Your account: sharing has stopped',
      ofOwner: (product: string, email: string) =>
        `${email} can no longer see your records on ${product} or log for you.`,
      ofCarer: (product: string, email: string) =>
        `You can no longer see ${email}’s records on ${product} or log for them.`,
      advice: 'You don’t need to do anything. The People page shows who has access to what.',
      link: 'Go to People',
    },
    unknownDevice: 'an unknown device',
    commandLine: 'the command line of the server',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    /** Systems whose names are words, as `browserName` of the domain has them. */
    systems: { 'a Mac': 'a Mac', 'a Chromebook': 'a Chromebook' } as Readonly<
      Partial<Record<string, string>>
    >,
    doorSubject: (what: string) => `Your account: ${what}`,
    doneBy: (device: string, when: string) => `Device and time: ${device}, ${when}.`,
    doorAdvice:
      'If you did this or asked for it, you don’t need to do anything. If not, choose ‘Log out everywhere else’ and change your password.',
    /** Advice by the door, where the usual one does not help; `others`: of what concerns other people too. */
    advices: {
      password: (product: string) =>
        `If you did this or asked for it, you don’t need to do anything. If not, choose ‘Forgot your password?’ on the login page. If that doesn’t work, tell the person who runs ${product}.`,
      second_factor_on: (product: string) =>
        `If you did this, you don’t need to do anything. If not, and you can still get in, remove the app and change your password. If you can’t get in, tell the person who runs ${product}.`,
      passkey: () =>
        'If you did this, you don’t need to do anything. If not, delete the passkey, choose ‘Log out everywhere else’ and change your password.',
      reset_link: (product: string) =>
        `If you asked for it, you don’t need to do anything. If not, tell the person who runs ${product} straight away, and change your password.`,
      others: (product: string) =>
        `If you did this or asked for it, you don’t need to do anything. If not, choose ‘Log out everywhere else’ and change your password. Tell the person who runs ${product} straight away.`,
    },
    /** Another admin did it, so a new password would not help. */
    rightsAdvice:
      'If you expected this, you don’t need to do anything. If not, tell another admin or the person who runs this server.',
    link: 'Go to Security',
  },
  doors: {
    passkey: {
      subject: 'a passkey was added',
      what: (product: string, name: string) =>
        `You can now log in to your ${product} account with the passkey ‘${name}’.`,
    },
    oidc: {
      subject: 'another login was linked',
      what: (product: string, name: string) =>
        `A ${name} login was linked: you can now use it to log in to your ${product} account.`,
    },
    api_token: {
      subject: 'an API token was created',
      what: (product: string, name: string) =>
        `A program with the API token ‘${name}’ can now use your ${product} account.`,
    },
    share: {
      subject: 'a report was shared',
      what: (product: string, day: string) =>
        `Until ${dayOf(day)}, anyone with the link can read a report of your records on ${product}.`,
    },
    calendar: {
      subject: 'a calendar address was created',
      what: (product: string) =>
        `Anyone with the address can now read the calendar of your ${product} account. Any earlier calendar address has stopped working.`,
    },
    ntfy: {
      subject: 'reminders go to another ntfy address',
      what: (product: string, host: string) =>
        `Reminders from your ${product} account now go to a topic at ${host}.`,
    },
    webhook: {
      subject: 'a webhook was saved',
      what: (product: string, host: string) =>
        `Your ${product} account now sends data to a program at ${host}: doses, pen supply, weights or reminders, as chosen in the webhook.`,
    },
    person: {
      subject: 'someone was invited to see your records',
      what: (product: string, email: string) =>
        `Someone used your ${product} account to invite ${email} to see your records. They will have access as soon as they accept. The People page shows whether they can only see your records or also log for you.`,
    },
    person_reminded: {
      subject: 'someone else also gets your reminders',
      what: (product: string, email: string) =>
        `Reminders from your ${product} account now also go to ${email} by email.`,
    },
    address: {
      subject: 'a new email address was requested',
      what: (product: string) =>
        `Someone who was logged in to your ${product} account asked to change its email address. The change takes effect when the link that we sent to the new address is opened.`,
    },
    password: {
      subject: 'your password was changed',
      what: (product: string, passkeys: string) =>
        `Your ${product} account has a new password. Every other device was logged out, and all API tokens, shared reports, webhooks, the calendar address and the ntfy address were revoked. Sharing with everyone who could see your records has stopped, and open invitations were revoked.${passkeys === '' ? '' : ` These passkeys still work: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'a password reset link was created',
      what: (product: string) =>
        `The person who runs ${product} created a link that sets a new password for your account. The link can be used once, within 24 hours.`,
    },
    second_factor_on: {
      subject: 'an authenticator app was set up',
      what: (product: string) =>
        `You now need a code from an authenticator app to log in to your ${product} account.`,
    },
    second_factor_off: {
      subject: 'the authenticator app was removed',
      what: (product: string) =>
        `You no longer need a code from an authenticator app to log in to your ${product} account.`,
    },
    second_factor_of_other: {
      subject: 'an authenticator app was removed from another account',
      what: (product: string, email: string) =>
        `Someone used your account to remove the authenticator app from ${email}’s account on ${product}.`,
    },
    made_admin: {
      subject: 'you are now an admin',
      what: (product: string) => `You are now an admin on ${product}.`,
    },
    made_user: {
      subject: 'you are no longer an admin',
      what: (product: string) => `You are no longer an admin on ${product}.`,
    },
    made_other_admin: {
      subject: 'someone was made an admin',
      what: (product: string, email: string) =>
        `Someone used your account to make ${email} an admin on ${product}.`,
    },
    made_other_user: {
      subject: 'someone’s admin rights were removed',
      what: (product: string, email: string) =>
        `Someone used your account to remove ${email}’s admin rights on ${product}.`,
    },
    invite: {
      subject: 'an invitation was created',
      what: (product: string, email: string) =>
        `Someone used your account to create an invitation to open an account on ${product}${email === '' ? '' : `, for ${email}`}.`,
    },
    backup_made: {
      subject: 'a backup was made',
      what: (product: string, name: string) =>
        `Someone used your account to make the backup ${name} on ${product}. It contains everyone’s records.`,
    },
    backup_downloaded: {
      subject: 'a backup was downloaded',
      what: (product: string, name: string) =>
        `Someone used your account to download the backup ${name} from ${product}. It contains everyone’s records.`,
    },
  },
  /** The welcome that a new installation has, to the letter; given names are variables. */
  welcome: {
    subject: (name: string) => `Welcome to Dosewise, ${name}`,
    heading: 'Welcome',
    greeting: (name: string) => `Hello ${name},`,
    ready: (email: string) => `Your account is ready. Its email address is ${email}.`,
    first: 'Three things to do first:',
    pen: 'Add the pen you are using now.',
    dose: 'Log your latest dose.',
    settings: 'Check your settings: country, currency, time zone and emails.',
    noAdvice:
      'Dosewise keeps records and does sums. It does not give medical advice. Please ask your prescriber or pharmacist about your treatment.',
    yours: 'You can export everything you store, or delete your account, at any time in the app.',
    closing: 'The Dosewise team',
  },
  reminder: {
    acts: { taken: 'I took it', later: 'Remind me in an hour' },
    why: (product: string) => `You asked ${product} to remind you by email.`,
    end: 'Stop email reminders',
    whyCarer: (product: string, email: string) =>
      `${email} shares their records on ${product} with you, so you also get their reminders.`,
    people: 'People whose records you can see',
  },
};

/** The words of mails for the admins who write them. */
export const adminTexts = {
  testSubject: (subject: string) => `[Test] ${subject}`,
  ...englishRefusals({
    unknownVariable: (name: string, known: readonly string[]) =>
      `There is no variable {{${name}}}. Choose from ${known.map((one) => `{{${one}}}`).join(', ')}.`,
  }),
};
