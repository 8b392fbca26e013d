/** The reminders that someone wants; no row until they said so. */
export interface ReminderPreferenceTable {
  user_id: string;
  /** `ReminderPreferences` of the contract as JSON: read whole and written whole. */
  preferences: string;
}
