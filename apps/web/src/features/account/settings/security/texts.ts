import type { TokenScope } from '@dosewise/contract';
import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of the page about who can get into the account. */
export const texts = spoken('account/settings/security', {
  lead: 'How you log in, and where.',
  loginPrompt: 'Please log in to see your security settings.',
  count: (count: number | undefined) =>
    count === undefined ? null : count === 0 ? 'None' : String(count),

  sessions: 'Where you’re logged in',
  sessionsLead: 'If you don’t recognise a device, log it out and change your password.',
  sessionsLeadWithout: 'If you don’t recognise a device, log it out.',
  devices: (count: number) => withCount(count, 'device'),
  sessionsFailed: 'We couldn’t load your sessions.',
  thisOne: 'This device',
  unknownDevice: 'Unknown device',
  since: (day: string) => `Since ${day}.`,
  lastUsed: (time: string) => `Last used ${time}.`,
  end: 'Log out',
  endOf: (device: string, day: string) => `Log out ${device}, since ${day}`,
  endTitle: 'Log out this device?',
  endQuestion: (device: string) => `${device} will be logged out straight away.`,
  confirmEnd: 'Log out',
  endFailed: 'We couldn’t log this device out.',

  elsewhereHint:
    'Still logged in on a phone you sold, or on someone else’s computer? This logs you out on every other device. It also revokes all API tokens, shared reports, webhooks, the calendar address, the ntfy address and open invitations, and stops sharing with everyone who can see your records.',
  endElsewhere: 'Log out everywhere else',
  elsewhereEnded: 'You’ve been logged out everywhere else.',
  elsewhereFailed: 'That didn’t work. Please try again.',

  password: 'Change password',
  currentPassword: 'Current password',
  enterCurrent: 'Enter your current password.',
  passwordFailed: 'We couldn’t change the password.',
  passwordLead:
    'Changing your password logs you out on every other device. It also revokes all API tokens, shared reports, webhooks, the calendar address, the ntfy address and open invitations, and stops sharing with everyone who can see your records.',
  firstPassword: 'Set a password',
  firstPasswordLead:
    'Your account has no password. With one, you can also log in with your email address. Setting a password logs you out on every other device. It also revokes all API tokens, shared reports, webhooks, the calendar address, the ntfy address and open invitations, and stops sharing with everyone who can see your records.',
  passwordChanged: 'Password changed. Every other device has been logged out.',

  address: {
    title: 'Email address',
    lead: 'You log in with this address, and we send password reset links to it.',
    noPasswordLead: 'We send messages about your account to this address.',
    current: (email: string) => `Your address is ${email}.`,
    newEmail: 'New email address',
    change: 'Change address',
    failed: 'We couldn’t change the address.',
    sent: (email: string) =>
      `We emailed a link to ${email}, unless it already has an account. Open it within an hour. Nothing changes until you open it.`,
    noMailSent: (email: string) =>
      `Ask the person who runs the server for the link, and open it within an hour. There is none if ${email} already has an account. Nothing changes until you open the link.`,
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Log in with your device’s fingerprint, face or PIN, without a password or code. If you change your password, your passkeys keep working. We’ll ask whether to delete them.',
    none: 'You have no passkeys.',
    notHere: 'Passkeys need a recent browser and an address that starts with https.',
    loadFailed: 'We couldn’t load your passkeys.',
    made: (day: string) => `Created ${day}.`,
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    make: 'Create a passkey',
    makeFailed: 'We couldn’t create the passkey.',
    notMade: 'No passkey was created. You can try again.',
    alreadyHere: 'You already have a passkey on this device.',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete this passkey?',
    removeQuestion: (name: string) =>
      `You will no longer be able to log in with ${name}. Delete it on that device too, or the device will keep offering it.`,
    confirmRemove: 'Delete passkey',
    removeFailed: 'We couldn’t delete the passkey.',
  },

  oidc: {
    title: (name: string) => `Log in with ${name}`,
    lead: (name: string) =>
      `You can log in here with your linked ${name} login. So can anyone else who can use that login.`,
    endsWithPassword: 'Changing your password unlinks it.',
    loadFailed: 'We couldn’t load this.',
    none: 'Not linked',
    linkedAs: (who: string) => `Linked as ${who}.`,
    since: (day: string) => `Since ${day}.`,
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    link: 'Link your login',
    linkAnother: 'Link another login',
    linkFailed: 'That didn’t work. Please try again.',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink this login?',
    unlinkQuestion: (who: string, name: string) =>
      `${who} at ${name} will no longer be able to log in here.`,
    confirmUnlink: 'Yes, unlink',
    unlinkFailed: 'We couldn’t unlink it.',
  },

  secondFactor: {
    title: 'Authenticator app',
    lead: 'When you log in, you also enter a code from your phone.',
    loadFailed: 'We couldn’t load this.',
    isOff: 'Off',
    isOn: 'On',
    off: 'Off. You log in without a code.',
    on: 'On. You also need a code to log in, except with a passkey.',
    codesLeft: (count: number) =>
      count === 0
        ? 'No recovery code is left. Remove the app and set it up again to get new ones.'
        : `Recovery codes left: ${count}.`,
    setUp: 'Set up an app',
    setUpTitle: 'Set up an authenticator app',
    passwordFirst: 'Enter your password to begin.',
    confirmFirst: 'First, add a key to the app.',
    next: 'Continue',
    beginFailed: 'That didn’t work. Please try again.',
    key: 'Key',
    picture: 'QR code of the key',
    keyHint: 'Scan the QR code with your authenticator app, or enter this key there.',
    openApp: 'Open in an app on this device',
    codeOfApp: 'The six-digit code now shown in the app.',
    turnOn: 'Turn on',
    recoveryTitle: 'Your recovery codes',
    recoveryLead:
      'Each code works once in place of the app. Keep them somewhere you can reach without your phone. You won’t see them again.',
    recoveryCodes: 'Recovery codes',
    kept: 'I’ve saved them',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeLead: 'You will log in without a code.',
    codeHint: 'From the app, or a recovery code.',
    removeFailed: 'We couldn’t remove the app.',
  },

  tokens: {
    title: 'API tokens',
    lead: 'Let a script, shortcut or bathroom scales use your account without your password. Changing your password revokes every token.',
    none: 'You have no tokens.',
    loadFailed: 'We couldn’t load your tokens.',
    scopes: {
      read: { name: 'Read', hint: 'Can read what you see here, but not change it.' },
      log: {
        name: 'Read and log',
        hint: 'Can also log doses, weights, measurements and symptoms.',
      },
      all: {
        name: 'Everything',
        hint: 'Everything you can do, except this page, your password and deleting the account.',
      },
    } satisfies Record<TokenScope, { name: string; hint: string }>,
    until: (day: string) => `Until ${day}.`,
    noEnd: 'No expiry.',
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    made: (day: string) => `Created ${day}.`,
    make: 'Create a token',
    name: 'Name',
    nameHint: 'What it is for, such as Bathroom scales.',
    nameError: 'Enter a name.',
    scope: 'Permissions',
    expiresOn: 'Last day',
    expiresHint: 'Leave empty for no expiry.',
    fromPhone: 'Send from a phone',
    pastDay: 'Choose today or a later day.',
    makeFailed: 'We couldn’t create the token.',
    madeTitle: 'Your new token',
    token: 'Token',
    tokenHint: 'Copy it now: you won’t see it again. Anyone who has it can get into your account.',
    done: 'Done',
    remove: 'Revoke',
    removeOf: (name: string) => `Revoke ${name}`,
    removeTitle: 'Revoke this token?',
    removeQuestion: (name: string) => `Anything that uses ${name} will lose access.`,
    confirmRemove: 'Revoke token',
    removeFailed: 'We couldn’t revoke the token.',
  },
});
