import { spoken } from '../../languages/formats/spoken.ts';

/** Words for those who are not logged in, or may not see a page. */
export const texts = spoken('parts/session', {
  logIn: 'Log in',
  beginLocal: 'Use it without an account',
  startEmpty: 'Start empty',
  lookAround: 'Explore with sample data (18 months)',
  beginHere: 'There are no records here yet. What you log stays in this browser.',
  notBegun: 'We couldn’t load part of the app. Check your connection and try again.',
  adminPrompt: 'Please log in as an admin to access this page.',
  adminsOnly: 'Access denied. Admins only.',
  adminDenied: 'Access denied. Admin privileges required.',
  toDashboard: 'Go to the dashboard',
  offline: 'You’re offline. These are your last saved records.',
  loginAhead:
    'You need to log in somewhere else first, such as on a Wi-Fi login page. Nothing saved here has been deleted.',
  openLogin: 'Open the login page',
  unanswered:
    'We couldn’t reach the server, so we can’t show your records. We haven’t logged you out.',
  nothingKept:
    'This browser doesn’t keep data for this site, so closing or reloading the page logs you out. To stay logged in, allow its cookies and site data.',
});
