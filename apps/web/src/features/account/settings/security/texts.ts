import type { TokenScope } from '@dosewise/contract';
import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of the page about who can get into the account. */
export const texts = spoken('account/settings/security', {
  lead: 'How you log in, and where.',
  loginPrompt: 'Please log in to see the security of your account.',
  count: (count: number | undefined) =>
    count === undefined ? null : count === 0 ? 'None' : String(count),

  sessions: 'Logged in here',
  sessionsLead: 'Log out anything you don’t recognise, and change your password.',
  sessionsLeadWithout: 'Log out anything you don’t recognise.',
  devices: (count: number) => withCount(count, 'device'),
  sessionsFailed: 'Your sessions could not be loaded.',
  thisOne: 'This one',
  unknownDevice: 'Unknown program',
  since: (day: string) => `Since ${day}.`,
  lastUsed: (time: string) => `Last used ${time}.`,
  end: 'Log out',
  endOf: (device: string, day: string) => `Log out ${device}, since ${day}`,
  endTitle: 'Log out this device?',
  endQuestion: (device: string) => `${device} is logged out at once.`,
  confirmEnd: 'Log out',
  endFailed: 'It could not be logged out.',

  elsewhereHint:
    'Still logged in on a phone you sold, or on somebody else’s computer? This ends every session but this one, and all API tokens, shared reports, webhooks, the calendar address and the ntfy address.',
  endElsewhere: 'Log out everywhere else',
  elsewhereEnded: 'You are logged out everywhere else.',
  elsewhereFailed: 'This did not work. Please try again.',

  password: 'Change password',
  currentPassword: 'Current password',
  enterCurrent: 'Enter your current password.',
  passwordFailed: 'The password could not be changed.',
  passwordLead:
    'A new password logs out every other device, and ends all API tokens, shared reports, webhooks, the calendar address and the ntfy address.',
  firstPassword: 'Set a password',
  firstPasswordLead:
    'Your account has none. With one you also log in by your email address. Setting it logs out every other device, and ends all API tokens, shared reports, webhooks, the calendar address and the ntfy address.',
  passwordChanged: 'Password changed. Every other device is logged out.',

  address: {
    title: 'Email address',
    lead: 'You log in with this address, and links for a new password are mailed to it.',
    noPasswordLead: 'What Dosewise has to tell you is mailed to this address.',
    current: (email: string) => `Your address is ${email}.`,
    newEmail: 'New email address',
    change: 'Change address',
    failed: 'The address could not be changed.',
    sent: (email: string) =>
      `We mailed a link to ${email}, unless it has an account already. Open it within an hour; until then nothing changes.`,
    noMailSent: (email: string) =>
      `This server sends no mail. Unless ${email} has an account already, it now has a link for it: ask whoever runs it, and open the link within an hour. Until then nothing changes.`,
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Log in with the fingerprint, face or PIN of your device, without password and code. They stay with a new password, which asks whether to delete them.',
    none: 'There are no passkeys.',
    notHere:
      'Passkeys work in newer browsers, and at the address of this server that begins with https.',
    loadFailed: 'Your passkeys could not be loaded.',
    made: (day: string) => `Made ${day}.`,
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    make: 'Make a passkey',
    makeFailed: 'The passkey could not be made.',
    notMade: 'No passkey was made. You can try again.',
    alreadyHere: 'This device has a passkey of yours already.',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete this passkey?',
    removeQuestion: (name: string) =>
      `${name} cannot log in any more. Delete it on that device too, or it will be offered there still.`,
    confirmRemove: 'Delete passkey',
    removeFailed: 'The passkey could not be deleted.',
  },

  oidc: {
    title: (name: string) => `Log in with ${name}`,
    lead: (name: string) =>
      `You can log in here with the ${name} login that is linked. Anyone who can use that login can, too.`,
    endsWithPassword: 'A new password unlinks it.',
    loadFailed: 'This could not be loaded.',
    none: 'Not linked',
    linkedAs: (who: string) => `Linked as ${who}.`,
    since: (day: string) => `Since ${day}.`,
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    link: 'Link your login',
    linkAnother: 'Link another login',
    linkFailed: 'This did not work. Please try again.',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink this login?',
    unlinkQuestion: (who: string, name: string) => `${who} at ${name} cannot log in here any more.`,
    confirmUnlink: 'Yes, unlink',
    unlinkFailed: 'It could not be unlinked.',
  },

  secondFactor: {
    title: 'Authenticator app',
    lead: 'Also asks for a code from your phone.',
    loadFailed: 'This could not be loaded.',
    isOff: 'Off',
    isOn: 'On',
    off: 'Off. You log in without a code.',
    on: 'On. You log in with a code, too; only a passkey needs none.',
    codesLeft: (count: number) =>
      count === 0
        ? 'No recovery code is left. Remove the app and set it up again to get new ones.'
        : `Recovery codes left: ${count}.`,
    setUp: 'Set up an app',
    setUpTitle: 'Set up an authenticator app',
    passwordFirst: 'Enter your password to begin.',
    confirmFirst: 'First the app gets a key.',
    next: 'Continue',
    beginFailed: 'This did not work. Please try again.',
    key: 'Key',
    picture: 'The key, to scan with an app',
    keyHint: 'Scan the picture with your authenticator app, or enter this key there.',
    openApp: 'Open in an app on this device',
    codeOfApp: 'The six digits that the app shows then.',
    turnOn: 'Turn on',
    recoveryTitle: 'Your recovery codes',
    recoveryLead:
      'Each of these takes the place of the app once. Keep them where you find them without your phone. They are not shown again.',
    recoveryCodes: 'Recovery codes',
    kept: 'I have kept them',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeLead: 'You then log in without a code.',
    codeHint: 'From the app, or a recovery code.',
    removeFailed: 'The app could not be removed.',
  },

  tokens: {
    title: 'API tokens',
    lead: 'Let a script, a shortcut or a scale into your account without your password. A new password ends every token.',
    none: 'There are no tokens.',
    loadFailed: 'Your tokens could not be loaded.',
    scopes: {
      read: { name: 'Read', hint: 'It reads what you see here, and changes nothing.' },
      log: {
        name: 'Read and log',
        hint: 'It also adds doses, weigh-ins, measurements and symptoms.',
      },
      all: {
        name: 'Everything',
        hint: 'It does what you can do, but for this page, your password and deleting the account.',
      },
    } satisfies Record<TokenScope, { name: string; hint: string }>,
    until: (day: string) => `Until ${day}.`,
    noEnd: 'No end.',
    neverUsed: 'Not used yet.',
    lastUsed: (time: string) => `Last used ${time}.`,
    made: (day: string) => `Made ${day}.`,
    make: 'Make a token',
    name: 'Name',
    nameHint: 'What it is for, such as Kitchen scale.',
    nameError: 'Enter a name.',
    scope: 'It may',
    expiresOn: 'Last day',
    expiresHint: 'Left empty, it has no end.',
    fromPhone: 'Send from a phone',
    pastDay: 'Choose today or a later day.',
    makeFailed: 'The token could not be made.',
    madeTitle: 'Your new token',
    token: 'Token',
    tokenHint: 'Copy it now: it is not shown again. Whoever has it gets in.',
    done: 'Done',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete this token?',
    removeQuestion: (name: string) => `What uses ${name} cannot get in any more.`,
    confirmRemove: 'Delete token',
    removeFailed: 'The token could not be deleted.',
  },
});
