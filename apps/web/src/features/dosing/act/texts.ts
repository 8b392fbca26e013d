import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page behind a reminder's buttons. */
export const texts = spoken('dosing/act', {
  pageTitle: 'Reminder · Dosewise',
  acts: {
    taken: {
      title: 'Log this dose',
      explanation:
        'Press this only if you have taken the dose. It logs the planned amount, from the pen Dosewise expects you to use. Check both in your dose history afterwards. If the dose is already logged, nothing changes.',
      button: 'Log it as taken',
    },
    later: {
      title: 'Remind me later',
      explanation: 'You will be reminded again in an hour, unless the dose is logged by then.',
      button: 'Remind me in an hour',
    },
  },
  done: {
    logged: { title: 'Dose logged', explanation: 'You can change it in your dose history.' },
    already: {
      title: 'Nothing to log',
      explanation: 'This dose is already logged, or is no longer planned.',
    },
    later: {
      title: 'You will be reminded in an hour',
      explanation: 'We won’t remind you if the dose is logged by then.',
    },
  },
  toLogDose: 'Go to Log Dose',
  failed: {
    taken: 'We couldn’t log the dose. Please try again.',
    later: 'We couldn’t set the reminder. Please try again.',
  },
  dead: 'This link no longer works',
  deadAdvice: 'The buttons in a reminder work for a day. You can still log the dose yourself.',
});
