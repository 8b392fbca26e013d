import { spoken } from '../../../../../languages/formats/spoken.ts';

/** The sentences about what phones send by themselves. */
export const texts = spoken('account/settings/security/phone', {
  title: 'Send from a phone',
  lead: 'An app on your phone can send weights, measurements, symptoms and doses automatically. Enter one of these addresses in the app, and add the header ‘Authorization: Bearer YOUR-TOKEN’, with a token that can read and log. Sending the same data twice doesn’t create duplicates.',
  apple: 'Health Auto Export',
  appleHint: 'On an iPhone, create an automation of type REST API in JSON format.',
  android: 'Health Connect',
  androidHint: 'On Android, use an app such as HC Webhook. It doesn’t send doses or symptoms.',
  docs: 'API description',
  close: 'Close',
});
