import type { PeopleRole } from '@dosewise/contract';
import { englishRefusals } from '../../../../languages/sentence.ts';

/** The words of mails. Where they go into HTML, whoever composes the mail escapes them. */
export const texts = {
  why: (where: string) => `You get this email because you have an account at ${where}.`,
  unsubscribe: 'Unsubscribe',
  /** A link in plain text, after what it does. */
  linked: (label: string, url: string) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product: string) => `Choose a new password for ${product}`,
      asked: (product: string) =>
        `Somebody asked for a new password for your account at ${product}.`,
      how: 'Choose one here. The link works once, for 60 minutes.',
      link: 'Choose a new password',
      otherwise: 'If it was not you, do nothing: your password stays as it is.',
    },
    new_address: {
      subject: (product: string) => `Confirm your address for ${product}`,
      asked: (product: string) =>
        `Somebody who is logged in at ${product} wants to use this address for their account.`,
      how: 'Confirm it here. The link works once, for 60 minutes.',
      link: 'Use this address',
      otherwise: 'If it was not you, do nothing: nothing changes.',
    },
    person_invited: {
      subject: (product: string) => `An invitation at ${product}`,
      asked: (
        product: string,
        person: string,
        role: PeopleRole = 'sees',
        until: string | null = null,
      ) =>
        `${person} invites you to ${role === 'logs' ? 'see their records and log for them' : 'see their records'} at ${product}${until === null ? '' : `, until ${until}`}.`,
      how: 'Accept it here, in an account with this address. The link works once, for 7 days.',
      link: 'See the invitation',
      otherwise: 'If you do not know this person, do nothing: nobody sees anything of yours.',
    },
  },
  notices: {
    new_device: {
      subject: (product: string) => `A new login to ${product}`,
      what: (product: string, device: string, when: string) =>
        `Somebody logged in to your account at ${product}: ${device}, ${when}. No login by such a browser and system was known from the last 90 days.`,
      advice: 'If it was you, do nothing. If not, end that session and change your password.',
    },
    second_factor_removed: {
      subject: () => 'Your account: your second factor was removed',
      what: (product: string) =>
        `An admin removed the authenticator app from your account at ${product}. Logging in takes the password alone now.`,
      advice: 'You can set one up again. If you did not ask for this, change your password.',
    },
    address_changed: {
      subject: () => 'Your account: your email address was changed',
      what: (product: string) =>
        `Your account at ${product} has another email address now. Logging in and links for a new password go by that one.`,
      advice:
        'If it was you, do nothing. If not, somebody knows your password: write to whoever runs this server.',
    },
    person_ended: {
      subject: () => 'Your account: somebody no longer has access',
      ofOwner: (product: string, email: string) =>
        `${email} can no longer see or log anything in your records at ${product}.`,
      ofCarer: (product: string, email: string) =>
        `You can no longer see or log anything in the records of ${email} at ${product}.`,
      advice: 'You need do nothing. Who has access to what stands under People.',
      link: 'People',
    },
    unknownDevice: 'an unknown program',
    commandLine: 'the command line of the server',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    /** Systems whose names are words, as `browserName` of the domain has them. */
    systems: { 'a Mac': 'a Mac', 'a Chromebook': 'a Chromebook' } as Readonly<
      Partial<Record<string, string>>
    >,
    doorSubject: (what: string) => `Your account: ${what}`,
    doneBy: (device: string, when: string) => `Done with ${device}, ${when}.`,
    doorAdvice:
      "If it was you, do nothing. If not, press 'Log out everywhere else' and change your password.",
    link: 'Security of your account',
  },
  doors: {
    passkey: {
      subject: 'a passkey was added',
      what: (product: string, name: string) =>
        `The passkey '${name}' can log in to your account at ${product} from now on.`,
    },
    oidc: {
      subject: 'a login at another place was linked',
      what: (product: string, name: string) =>
        `You can now log in to your account at ${product} with ${name}.`,
    },
    api_token: {
      subject: 'an API token was made',
      what: (product: string, name: string) =>
        `A program with the API token '${name}' can get at your account at ${product} from now on.`,
    },
    share: {
      subject: 'a report was shared',
      what: (product: string, day: string) =>
        `Until ${day}, whoever has its address can read a report of your records at ${product}.`,
    },
    calendar: {
      subject: 'a calendar address was made',
      what: (product: string) =>
        `Whoever has its address can read the calendar of your account at ${product} from now on. An address of before works no more.`,
    },
    ntfy: {
      subject: 'reminders go to another ntfy address',
      what: (product: string, host: string) =>
        `Reminders of your account at ${product} go to a topic at ${host} from now on.`,
    },
    webhook: {
      subject: 'a webhook was saved',
      what: (product: string, host: string) =>
        `Your account at ${product} tells a program at ${host} of doses, stock, weigh-ins or reminders from now on.`,
    },
    person: {
      subject: 'somebody was invited to your records',
      what: (product: string, email: string) =>
        `Your account at ${product} invited ${email} to its records. They see them, or log in them, once they accept.`,
    },
    person_reminded: {
      subject: 'somebody gets your reminders, too',
      what: (product: string, email: string) =>
        `Reminders of your account at ${product} go to ${email} by email as well from now on.`,
    },
    address: {
      subject: 'another email address was asked for',
      what: (product: string) =>
        `Somebody who knows your password asked for another email address for your account at ${product}. It counts once the link that goes there was opened.`,
    },
    password: {
      subject: 'your password was changed',
      what: (product: string, passkeys: string) =>
        `Your account at ${product} has a new password. Everything that was logged in ended, with all API tokens, shared reports, webhooks, the calendar address and the ntfy address.${passkeys === '' ? '' : ` These passkeys log in as before: ${passkeys}.`}`,
    },
    second_factor_on: {
      subject: 'a second factor was set up',
      what: (product: string) =>
        `Logging in to your account at ${product} takes a code of an authenticator app from now on.`,
    },
    second_factor_off: {
      subject: 'the second factor was turned off',
      what: (product: string) =>
        `Logging in to your account at ${product} takes no code of an authenticator app any more.`,
    },
    second_factor_of_other: {
      subject: 'you removed a second factor',
      what: (product: string, email: string) =>
        `Your account at ${product} took the second factor off the account ${email}.`,
    },
    made_admin: {
      subject: 'you are an admin now',
      what: (product: string) => `Your account at ${product} was made an admin's.`,
    },
    made_user: {
      subject: 'you are no admin any more',
      what: (product: string) => `Your account at ${product} is no admin's any more.`,
    },
    made_other_admin: {
      subject: 'you made somebody an admin',
      what: (product: string, email: string) =>
        `Your account at ${product} made ${email} an admin.`,
    },
    made_other_user: {
      subject: 'you took the rights of an admin away',
      what: (product: string, email: string) =>
        `Your account at ${product} took the rights of an admin from ${email}.`,
    },
    invite: {
      subject: 'an invitation was made',
      what: (product: string, email: string) =>
        `Your account at ${product} made an invitation for a new account${email === '' ? '' : ` of ${email}`}.`,
    },
    backup_made: {
      subject: 'a backup was made',
      what: (product: string, name: string) =>
        `Your account at ${product} made the backup ${name}, which holds everything of everybody.`,
    },
    backup_downloaded: {
      subject: 'a backup was downloaded',
      what: (product: string, name: string) =>
        `Your account at ${product} downloaded the backup ${name}, which holds everything of everybody.`,
    },
  },
  reminder: {
    acts: { taken: 'I took it', later: 'Remind me in an hour' },
    why: (product: string) => `You asked ${product} to remind you by email.`,
    end: 'Stop reminders by email',
    whyCarer: (product: string, email: string) =>
      `${email} shares their records at ${product} with you, and lets their reminders come to you too.`,
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
