import { spoken } from '../../languages/formats/spoken.ts';

/** The words of the planned doses as a file for calendars. */
export const texts = spoken('parts/reminders', {
  calendar: 'Add to my calendar',
  calendarName: 'dosewise-calendar.ics',
  calendarFailed: 'We couldn’t create the calendar. Please try again.',
  calendarSaved: 'Open the file to add your doses to your calendar.',
});
