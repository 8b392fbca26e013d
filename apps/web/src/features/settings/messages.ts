/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loadFailed: 'Error loading settings. Please try again.',
  goldenRefused: 'Failed to load Golden Dose settings.',
  goldenUnreachable: 'Error loading Golden Dose settings. Please try again.',
  emailSaved: 'Email preferences updated successfully!',
  emailFailed: 'Failed to update email preferences. Please try again.',
  analyticsOn: 'Thank you. Usage is counted from now on.',
  analyticsOff: 'Nothing is counted from now on.',
  analyticsFailed: 'Your answer could not be saved. Nothing leaves this page meanwhile.',
  analyticsObjected:
    'Your browser says no for you (Global Privacy Control or Do Not Track), so nothing is sent.',
} as const;

/** A part of the settings that is saved by a call of its own. */
export type SettingsPart = 'goldenDose' | 'country' | 'currency' | 'timeZone';

interface PartTexts {
  /** As it stands in a sentence. */
  readonly name: string;
  readonly saved: string;
  /** The server said no and not why. */
  readonly refused: string;
  /** Nobody answered. */
  readonly unreachable: string;
}

const textsOf = (name: string, subject: string): PartTexts => ({
  name,
  saved: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} saved successfully!`,
  refused: `Failed to save ${subject}`,
  unreachable: `Error saving ${subject}. Please try again.`,
});

export const PART_TEXTS: Readonly<Record<SettingsPart, PartTexts>> = {
  goldenDose: textsOf('Golden Dose', 'Golden Dose settings'),
  country: textsOf('country', 'country preference'),
  currency: textsOf('currency', 'currency preference'),
  timeZone: textsOf('time zone', 'time zone'),
};
