import type { SetupStep, SystemStats } from '@dosewise/contract';
import { withCount } from '../../../languages/formats/numbers.ts';

/** The words of the admin dashboard. */
export const texts = {
  pageTitle: 'Admin · Dosewise',
  title: 'Admin',
  fetchFailed: 'Failed to fetch system stats',
  adminPages: 'Admin pages',
  pages: {
    pricing: { label: 'Pricing', note: 'What pens cost, by country' },
    users: { label: 'Users', note: 'Accounts and who is an admin' },
    campaigns: { label: 'Email Campaigns', note: 'Campaigns, templates, open rates' },
    reddit: { label: 'Reddit Marketing', note: 'Posts worth a reply' },
    system: { label: 'System', note: 'Version, backups, email' },
    audit: { label: 'Audit', note: 'What admins have done' },
  },
  setup: 'Finish setting up',
  setupLead: 'Each line disappears once it is done.',
  leaveOut: (leave: string, step: string) => `${leave}: ${step}`,
  setupSteps: {
    mail: {
      label: 'Send email',
      note: 'Password reset links and email reminders need a mail server. Set SMTP_URL and MAIL_FROM.',
      leave: 'Not needed',
    },
    address: {
      label: 'Set up an https address',
      note: 'Set PUBLIC_URL to the address people type. Without https, the app can’t be installed and passkeys and notifications don’t work.',
      leave: 'Not needed',
    },
    backups: {
      label: 'Make a first backup',
      note: 'And copy backups to another machine from time to time.',
      leave: 'Not needed',
    },
    people: {
      label: 'Who may register?',
      note: 'Anyone who finds the address can register. To limit this to people you invite, set REGISTRATION to invite.',
      leave: 'Leave it open',
    },
    prices: {
      label: 'Check the prices',
      note: 'Cost savings are worked out from them. Correct them for the countries of your users.',
      leave: 'They are right',
    },
  } satisfies Record<SetupStep, { label: string; note: string; leave: string }>,
  counted: 'Counted ',
  countedAge: (age: string) => ` (${age}). The server counts at most once a minute.`,
  refresh: 'Refresh',

  totals: {
    users: { label: 'Total Users', note: 'admins included' },
    pens: { label: 'Total Pens', note: 'of all users' },
    doses: { label: 'Total Doses', note: 'logged by all users' },
    savings: { label: 'Total Savings', note: 'in AUD' },
  },

  accuracy: 'Pricing accuracy',
  editPrices: 'Edit prices',
  strengthUsage: 'Strength-based usage',
  defaultUsage: 'Default usage',
  doses: (count: number) => withCount(count, 'dose'),
  gaps: 'Countries with gaps',
  noGaps: 'None',
  notPriced: {
    title: 'Nothing has been priced yet',
    advice: 'This fills in when someone logs a dose from a pen with a cost.',
  },
  highDefault: (share: string) => ({
    title: `Warning: high default usage. ${share} priced by strength`,
    advice: 'Many savings are estimates. Add the missing prices by strength.',
  }),
  someDefault: (share: string) => ({
    title: `Some default usage. ${share} priced by strength`,
    advice: 'Some savings are estimates. Prices by strength would make them exact.',
  }),
  accurate: (share: string) => ({
    title: `Pricing is accurate. ${share} priced by strength`,
    advice: 'Few or no doses use a default price.',
  }),

  activity: 'User activity',
  activeUsers: 'Active users (30 days)',
  costPerDose: 'Average cost per dose (AUD)',
  dosesPerUser: 'Average doses per user',
  topCountries: 'Top countries',
  noUsers: 'No users yet.',
  users: (count: number) => withCount(count, 'user'),
  recent: 'Recent activity',
  nothingRecent: 'Nothing yet. Registrations, changes by admins and campaigns appear here.',
  recentTypes: {
    registration: 'Registration',
    admin: 'Admin',
    campaign: 'Campaign',
  } satisfies Record<SystemStats['recentActivity'][number]['type'], string>,
};
