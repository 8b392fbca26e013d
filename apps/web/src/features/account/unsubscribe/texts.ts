import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page that ends all mails. */
export const texts = spoken('account/unsubscribe', {
  pageTitle: 'Unsubscribe · Dosewise',
  title: 'Unsubscribe',
  loadFailed: 'Your subscription could not be looked up.',
  endsMailsTo: 'This stops marketing, product updates and tips to ',
  endsWhat:
    '. Emails about your account, and the reminders you chose, still arrive. Your account and your records stay as they are.',
  unsubscribe: 'Unsubscribe from these emails',
  reminders: {
    endsMailsTo: 'This stops reminders by email to ',
    endsWhat: '. Other emails, and reminders elsewhere, stay as they are.',
    unsubscribe: 'Stop reminders by email',
    getsNoMore: ' will no longer get reminders by email.',
    onAgain: 'If you change your mind, you can switch them on again in Settings.',
  },
  unsubscribeFailed: 'You could not be unsubscribed.',
  onlySome:
    'Want only some of them? Log in and choose topics in Settings, under Email preferences.',
  done: 'You are unsubscribed',
  doneBefore: 'You are already unsubscribed',
  getsNoMore:
    ' will no longer get marketing, product updates or tips from us. Emails about your account, and the reminders you chose, still arrive.',
  resubscribe: 'If you change your mind, you can resubscribe in Settings.',
  deadLink: 'This link does not work',
  deadLinkAdvice:
    'It may be incomplete. Try the link in a newer email, or log in and unsubscribe in Settings, under Email preferences.',
  toSettings: 'Go to Settings',
});
