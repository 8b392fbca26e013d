import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of a report that someone shared. */
export const texts = spoken('moving/share', {
  pageTitle: 'Shared report · Dosewise',
  title: 'Shared report',
  loading: 'Loading…',
  dead: 'This link isn’t valid',
  deadHint: 'It may have expired or been revoked. Ask the sender for a new one.',
  askPasscode: 'This report has a passcode',
  passcode: 'Passcode',
  passcodeHint: 'Ask the person who sent you the link.',
  open: 'Open the report',
  missing: 'Enter the passcode.',
  wrong: 'That passcode is wrong.',
  failed: 'We couldn’t open the report. Please try again.',
  until: (day: string) => `The link works until ${day}.`,
  print: 'Print',
});
