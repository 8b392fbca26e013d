import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page that takes records out. */
export const texts = spoken('moving/exports', {
  pageTitle: 'Export · Dosewise',
  title: 'Export',
  lead: 'Each table has all your entries of one kind, newest first. Weights are in kg and lengths in cm, whichever units you use.',
  movingIn: 'Want to restore one of these files, or move from another app?',
  import: 'Import a file',
  loading: 'Loading…',
  loginPrompt: 'Please log in to export your data.',
  takeAlong: {
    title: 'Carry on without an account',
    what: 'A copy of everything, which you can open in any browser: choose ‘Use it without an account’, then ‘Open a copy’.',
    take: 'Take my records with me',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tables for a spreadsheet',
  readers: {
    legend: 'Format of the tables',
    programs: 'For other programs',
    excel: 'For Excel in your language',
    programsHint:
      'Commas between columns, decimal points in numbers, times in UTC. Dosewise can import these files too.',
    excelHint: (zone: string) =>
      `Columns, numbers and dates as Excel in your language reads them, with times in ${zone}.`,
  },
  whole: 'For another program, or to keep',
  doses: {
    title: 'Doses',
    contents: 'Date, pen and its strength, clicks or volume, mg, injection site and pain.',
  },
  weights: {
    title: 'Weights',
    contents: 'Date, weight in kg, note and source. You can import it again on the Weight page.',
  },
  symptoms: {
    title: 'Symptoms',
    contents: 'Date, category, severity from 0 to 10, and note.',
  },
  measurements: {
    title: 'Measurements',
    contents: 'Date, kind, value with its unit, and note.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, weights, measurements, height, BMI and symptoms with codes, for health record programs.',
  },
  everything: {
    title: 'Everything as JSON',
    contents:
      'Your profile, settings, goal, plan, pens, doses, weights, measurements and symptoms in one file.',
  },
  download: 'Download ',
  downloaded: (fileName: string) => `${fileName} downloaded.`,
  fetchFailed: 'We couldn’t download the file.',
});
