import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page that ends all mails. */
export const texts = spoken('account/unsubscribe', {
  pageTitle: 'Unsubscribe · Dosewise',
  title: 'Unsubscribe',
  loadFailed: 'We couldn’t look up your subscription.',
  endsMailsTo: 'This stops marketing, product updates and tips to ',
  endsWhat:
    '. You’ll still get emails about your account and the reminders you chose. Your account and your records stay as they are.',
  unsubscribe: 'Unsubscribe from these emails',
  reminders: {
    endsMailsTo: 'This stops email reminders to ',
    endsWhat: '. Other emails, and reminders sent in other ways, stay as they are.',
    unsubscribe: 'Stop email reminders',
    getsNoMore: ' will no longer get email reminders.',
    onAgain: 'If you change your mind, you can switch them on again in Settings.',
  },
  unsubscribeFailed: 'We couldn’t unsubscribe you.',
  onlySome:
    'Want only some of them? Log in and choose topics in Settings, under Email preferences.',
  done: 'You are unsubscribed',
  doneBefore: 'You are already unsubscribed',
  getsNoMore:
    ' will no longer get marketing, product updates or tips from us. You’ll still get emails about your account and the reminders you chose.',
  resubscribe: 'If you change your mind, you can resubscribe in Settings.',
  deadLink: 'This link doesn’t work',
  deadLinkAdvice:
    'It may be incomplete. Try the link in a newer email, or log in and unsubscribe in Settings, under Email preferences.',
  toSettings: 'Go to Settings',
});
