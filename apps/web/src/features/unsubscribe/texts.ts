/** The words of the page that ends all mails. */
export const texts = {
  pageTitle: 'Unsubscribe · Dosewise',
  title: 'Unsubscribe',
  loadFailed: 'Your subscription could not be looked up.',
  endsMailsTo: 'This ends all emails from us to ',
  endsWhat:
    ', but for those about the account itself. Your account and your records stay as they are.',
  unsubscribe: 'Unsubscribe from all emails',
  reminders: {
    endsMailsTo: 'This ends reminders by email to ',
    endsWhat: '. Other emails, and reminders elsewhere, stay as they are.',
    unsubscribe: 'End reminders by email',
    getsNoMore: ' gets no more reminders by email.',
    onAgain: 'If you change your mind, you can switch them on again in Settings.',
  },
  unsubscribeFailed: 'You are not unsubscribed yet.',
  onlySome: 'Only some of them? Log in and choose the topics in Settings, under Email preferences.',
  done: 'You are unsubscribed',
  doneBefore: 'You are already unsubscribed',
  getsNoMore:
    ' gets no more emails from us, but for those about the account itself, such as a new password you ask for.',
  resubscribe: 'If you change your mind, you can resubscribe in Settings.',
  deadLink: 'This link does not work',
  deadLinkAdvice:
    'Perhaps it was cut short. Please try the link of a newer mail, or log in: in Settings, under Email preferences, you can unsubscribe from all emails.',
  toSettings: 'Go to Settings',
};
