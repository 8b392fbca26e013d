/** The words of the page about who can get into the account. */
export const texts = {
  pageTitle: 'Security · Dosewise',
  title: 'Security',
  lead: 'Who can get into your account, and how.',
  loginPrompt: 'Please log in to see the security of your account.',
  loading: 'Loading your security settings…',

  sessions: 'Logged in here',
  sessionsLead:
    'Each browser or program that is logged in. End what you do not know, and change your password.',
  sessionsFailed: 'Your sessions could not be loaded.',
  thisOne: 'This one',
  unknownDevice: 'Unknown program',
  since: (day: string) => `Since ${day}.`,
  lastUsed: (time: string) => `Last used ${time}.`,
  end: 'End',
  endOf: (device: string, day: string) => `End ${device}, since ${day}`,
  endTitle: 'End this session?',
  endQuestion: (device: string) => `${device} is logged out at once.`,
  confirmEnd: 'End session',
  endFailed: 'The session could not be ended.',
};
