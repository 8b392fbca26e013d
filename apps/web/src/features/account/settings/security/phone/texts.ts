import { spoken } from '../../../../../languages/formats/spoken.ts';

/** The sentences about what phones send by themselves. */
export const texts = spoken('account/settings/security/phone', {
  title: 'Send from a phone',
  lead: 'An app on your phone can send weigh-ins, measurements, symptoms and doses by itself. Give it one of these addresses, and a header Authorization with the word Bearer, a space and a token that may read and log. The same again adds nothing.',
  apple: 'Health Auto Export',
  appleHint: 'On an iPhone: an automation of the type REST API, as JSON.',
  android: 'Health Connect',
  androidHint: 'On Android, such as HC Webhook. It has no doses and no symptoms.',
  docs: 'How this is described for programs',
  close: 'Close',
});
