import type { AdminUser } from '@dosewise/contract';
import { withCount } from '../../../languages/formats/numbers.ts';

type UserType = AdminUser['userType'];

/** The words of the admins' list of accounts. */
export const texts = {
  pageTitle: 'Users · Dosewise',
  title: 'Users',
  fetchFailed: 'Failed to fetch users',
  totals: { total: 'Total users', admin: 'Admin users', user: 'Regular users' },
  search: 'Search by email or country',
  type: 'Type',
  filters: { all: 'Everyone', user: 'Users', admin: 'Admins' } satisfies Record<
    UserType | 'all',
    string
  >,
  nobody: 'No one matches',
  nobodyAdvice: 'Try part of an email or a country.',
  showEverybody: 'Show everyone',
  showing: (count: number, what: { hasMore: boolean; isFiltered: boolean }) => {
    const users = withCount(count, what.isFiltered ? 'matching user' : 'user');
    if (what.hasMore) return `Showing the newest ${users}`;
    return count === 1 ? `Showing ${users}` : `Showing all ${users}`;
  },

  table: 'Users, newest first',
  email: 'Email',
  you: ' (you)',
  country: 'Country',
  currency: 'Currency',
  joined: 'Joined',
  lastLogin: 'Last login',
  never: 'Never',

  types: { user: 'User', admin: 'Admin' } satisfies Record<UserType, string>,
  changeType: 'Change Type',
  changeTypeOf: (email: string) => `Change Type of ${email}`,
  removeFactor: 'Remove authenticator app',
  removeFactorOf: (email: string) => `Remove authenticator app of ${email}`,
  removeFactorTitle: 'Remove the authenticator app?',
  removeFactorQuestion: (email: string, isToldByMail: boolean) =>
    `${email} will then be able to log in with a password only. First make sure that the request really comes from the owner of the account. ${isToldByMail ? 'They get an email' : 'This server does not send email, so tell them yourself'}, and the audit page records it.`,
  confirmRemoveFactor: 'Remove',
  factorRemoved: (email: string) => `Authenticator app of ${email} removed`,
  removeFactorFailed: 'We couldn’t remove the authenticator app.',
  resetLink: {
    name: 'Password reset link',
    of: (email: string) => `Password reset link for ${email}`,
    title: 'Create a password reset link?',
    question: (email: string) =>
      `This server does not send email, so people can’t ask for a link themselves. Anyone with this link can choose a new password for ${email}. First make sure that the request really comes from the owner of the account. The audit page records it.`,
    make: 'Create link',
    failed: 'We couldn’t create the link.',
    dialog: 'Password reset link',
    label: (email: string) => `Link for ${email}`,
    until: (time: string) => `It works once, until ${time}.`,
    subject: 'A new password for Dosewise',
    message: (url: string, time: string) =>
      `Choose a new password for Dosewise here: ${url}\n\nThe link works once, until ${time}.`,
  },
  typeOf: (email: string) => `Type of ${email}`,
  userType: 'User type',
  ownConsequence: 'This is your own account. You’ll be logged out and lose admin access.',
  consequences: {
    admin: 'Admins can change prices, users and campaigns. This person will be logged out once.',
    user: 'This person will be logged out and lose admin access.',
  } satisfies Record<UserType, string>,
  updated: (email: string, type: string) => `User ${email} updated to ${type} successfully`,
  updateFailed: 'Failed to update user type',

  invites: {
    title: 'Invitations',
    lead: 'People need an invitation to register here. Each link works for one account.',
    email: 'Email',
    emailHint: 'Only this address can use it. Leave empty to let anyone with the link use it.',
    days: 'Days the link works',
    daysError: 'Enter a whole number of days from 1 to 90.',
    make: 'Create an invitation',
    makeFailed: 'We couldn’t create the invitation. Please try again.',
    address: 'Invitation link',
    addressHint: 'Send it to the person you’re inviting.',
    subject: 'Your invitation to Dosewise',
    message: (url: string) => `Create your Dosewise account here: ${url}`,
    loadFailed: 'We couldn’t load the invitations.',
    none: 'No open invitations.',
    anybody: 'For anyone',
    until: (day: string) => `Works until ${day}.`,
    open: (count: number) => withCount(count, 'open invitation'),
    revoke: 'Revoke',
    revokeOf: (whom: string, day: string) => `Revoke: ${whom}, until ${day}`,
    revokeFailed: 'We couldn’t revoke the invitation. Please try again.',
  },
};
