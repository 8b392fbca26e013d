/** The words of the page behind a reminder's buttons. */
export const texts = {
  pageTitle: 'Reminder · Dosewise',
  acts: {
    taken: {
      title: 'Log this dose',
      explanation:
        'This logs the dose that your reminder named, from the pen that it named. Once: if it is logged already, nothing happens.',
      button: 'Log it as taken',
    },
    later: {
      title: 'Remind me later',
      explanation: 'The reminder comes again in an hour, unless the dose is logged by then.',
      button: 'Remind me in an hour',
    },
  },
  done: {
    logged: ['Dose logged', 'You can change it in the history of Log Dose.'],
    already: ['Nothing to log', 'This dose was logged before, or is no longer to be taken.'],
    later: ['You will be reminded in an hour', 'Unless the dose is logged by then.'],
  },
  toLogDose: 'To Log Dose',
  failed: 'That did not work. Please try again.',
  dead: 'This link does not work any more',
  deadAdvice:
    'The buttons of a reminder work for a day. You can log the dose on the page Log Dose.',
} as const;
