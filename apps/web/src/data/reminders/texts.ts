import { spoken } from '../../languages/formats/spoken.ts';

/** The words of reminders, on every screen alike. */
export const texts = spoken('data/reminders', {
  saved: 'Reminders saved.',
  saveFailed: 'We couldn’t save reminders. Please try again.',

  ask: 'Remind me when a dose is due?',
  askOn: (weekday: string) => `Remind me on ${weekday}s?`,
  byMail: 'By email, when the dose is due. You can change this in Settings, under Reminders.',
  chooseNext: 'When the dose is due. Next, choose how.',
  remind: 'Remind me',
  notAllowed: 'Notifications were not allowed.',
  subscribeFailed: 'We couldn’t add this browser. Please try again.',
  anyBrowser: 'Browser',
  willBeReminded: 'You will be reminded when a dose is due.',
});
