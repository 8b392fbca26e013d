import { calendarDayIn } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { type Voice, voiceFor } from '../../../languages/speak.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { readChosenLanguage } from '../../account/profile/profile.read-model.ts';
import { listPens } from '../../dosing/pens/pens.read-model.ts';
import { readAhead } from '../../dosing/plan/ahead.read-model.ts';
import { feedEvents } from './feed-events.ts';

/** The days ahead that the calendar has. */
const DAYS_AHEAD = 90;
/** The time after which a calendar is asked to look again. */
const REFRESH_HOURS = 1;

interface Reader {
  readonly userId: string;
  readonly now: EpochMs;
  /** Of the account (IANA name). */
  readonly timeZone: string;
  /** Tells this user's events from those of everyone else, and tells nothing of the user. */
  readonly owner: string;
  /** Absent: that of the account. */
  readonly voice?: Voice;
}

/** The contents of a user's calendar: planned doses, and the days of pens. */
export async function readUserCalendar(
  db: Database,
  { userId, now, timeZone, owner, ...asked }: Reader,
) {
  const voice = asked.voice ?? voiceFor(await readChosenLanguage(db, userId));
  const { dose, discreet } = await readPreferences(db, userId);
  return {
    name: voice.words['moving/calendar'].name,
    refreshHours: REFRESH_HOURS,
    events: feedEvents({
      ahead: await readAhead(db, userId, { now, days: DAYS_AHEAD }),
      pens: await listPens(db, userId, now),
      leadMinutes: dose.leadMinutes,
      discreet,
      timeZone,
      voice,
      today: calendarDayIn(timeZone, now),
      owner,
    }),
  };
}
