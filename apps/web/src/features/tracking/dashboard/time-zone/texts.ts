import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of the cards that ask for a time zone, which few see. */
export const texts = spoken('tracking/dashboard/time-zone', {
  title: 'Which time zone are you in?',
  unknown: 'We don’t recognise your browser’s time zone, so your days begin at midnight UTC.',
  differs: (zone: string) => `Your days begin at midnight UTC, but this device is set to ${zone}.`,
  label: 'Time zone',
  choose: 'Choose a time zone',
  missing: 'Choose a time zone.',
  keep: 'Keep UTC',
  moved: (city: string) => `You seem to be in ${city}`,
  keepOrSwitch: (city: string) =>
    `Keep ${city} time, or switch? If you switch, a dose planned for 08:00 will be due at 08:00 in the new zone.`,
  keepTime: (city: string) => `Keep ${city} time`,
  switchTo: (city: string) => `Switch to ${city}`,
  saved: 'Time zone saved.',
  failed: 'Failed to save time zone',
});
