import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page with the report. */
export const texts = spoken('analysis/report', {
  pageTitle: 'Report · Dosewise',
  title: 'Report',
  lead: 'A summary of what was logged, for a prescriber. Print it, download a PDF or share a link. It doesn’t include the email address or any notes.',
  loginPrompt: 'Please log in to see your report.',
  loading: 'Loading…',
  loadFailed: 'We couldn’t load your report.',

  period: 'Period',
  from: 'From',
  to: 'To',
  spans: { quarter: '3 months', half: '6 months', year: '1 year', longest: '5 years' },
  wrongPeriod: 'Choose a first and a last day, at most five years apart.',

  ownName: 'Name on the printout',
  name: 'Name',
  birthDate: 'Date of birth',
  ownHint:
    'Only on the printout: it is neither saved nor sent. To get a PDF with it, print and choose ‘Save as PDF’.',
  ownLine: (label: string, value: string) => `${label}: ${value}`,

  print: 'Print',
  pdf: 'Download PDF',
  paper: 'PDF paper size',
  usualPaper: 'Paper: automatic',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from: string, to: string) => `dosewise-report-${from}-to-${to}.pdf`,
  pdfFailed: 'We couldn’t create the PDF. Please try again.',

  share: 'Share a link',
  shareTitle: 'Share this report',
  shareLead: 'Anyone with the link can read the report of this period, without an account.',
  days: 'Days the link works',
  daysError: 'Enter a whole number of days from 1 to 90.',
  passcode: 'Passcode',
  passcodeHint: '4 to 64 characters. Send it separately from the link.',
  passcodeError: 'The passcode must have 4 to 64 characters.',
  makeLink: 'Create link',
  shareFailed: 'We couldn’t create the link.',
  address: 'Link to your report',
  mailSubject: 'My report',
  mailBody: (url: string, until: string) =>
    `Here is my report: ${url}\n\nThe link works until ${until}.`,

  shares: 'Shared links',
  noShares: 'No active links.',
  sharesFailed: 'We couldn’t load your shared links.',
  shared: (from: string, to: string) => `${from} to ${to}`,
  made: (day: string) => `Created ${day}.`,
  until: (day: string) => `Works until ${day}.`,
  withPasscode: 'With a passcode.',
  views: (views: number, last: string | null) =>
    last === null ? 'Not opened yet.' : `Opened ${withCount(views, 'time')}, last ${last}.`,
  revoke: 'Revoke',
  revokeOf: (period: string) => `Revoke the link for ${period}`,
  revokeTitle: 'Revoke this link?',
  revokeQuestion: 'No one will be able to open it any more.',
  revokeFailed: 'We couldn’t revoke the link.',
});
