import { spoken } from '../../languages/formats/spoken.ts';

/**
 * The question about product analytics. When what people agree to changes, so does TEXT_VERSION of
 * `analytics-consent.ts`.
 */
export const texts = spoken('parts/analytics', {
  question:
    'May we send your email address and data about your pens and doses to our analytics provider?',
  yes: 'Yes',
  no: 'No',
  answerFailed: 'We couldn’t save your answer. Nothing is sent.',
  /** In a sentence, what a yes means. */
  meaning:
    'If you say yes, your email address, country and account type go to our analytics provider (PostHog), and so do pen strengths, pen costs and dose volumes when you add pens and log doses.',
  facts: 'What is sent, and what is not',
  sent: 'Sent',
  whatIsSent: [
    'your account: its id, email address, country, type and the day it was created',
    'when you register or log in, and at each login how many pens you have and whether Golden Dose is on',
    'a pen you add: its strength in mg and its cost',
    'a dose you log: its volume in mL, the strength of its pen, and whether it is a Golden Dose',
    'that you changed or deleted a pen or a dose, but not which or how',
  ],
  neverSent: 'Never sent',
  whatIsNeverSent: [
    'weights, height, symptoms, notes, injection sites and pain',
    'which pages you open, what you press or type, recordings of your screen',
    'anything from before you say yes, except the login just before this question',
  ],
  nothingKept:
    'No cookies are set and nothing is kept in this browser. As with any website, the provider’s server sees your IP address.',
});
