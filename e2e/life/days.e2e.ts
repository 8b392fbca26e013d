// Shows 14.6, 14.30, 72.2, 77.2, 77.4.
import { it } from 'vitest';
import { useToday } from './story.ts';

/** Stories about days: what is due when life did not keep to the plan. Today is a Saturday. */

const { meet } = useToday('28 Nov 10:00');

it('late by 90 hours', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '10 Nov' });
  await anna.hasPlan({ mg: 5, from: '10 Nov 16:00' });
  await anna.hasTaken(60, 'Pen A', '10 Nov 16:00', '17 Nov 16:00');

  // The dose of Tuesday, 24 November, is 90 hours late. The label allows 96.
  await anna.opens('Today');
  await anna.sees('4 days late Tue 24 Nov, 16:00 5 mg');
  await anna.sees(
    'Due Tuesday. By the leaflet’s limit, you can still take this dose until Saturday 16:00. Check your own leaflet.',
  );
  await anna.presses('Log 60 clicks');
  await anna.sees('Logged: 5 mg, 60 clicks from Pen A', 'Next dose in 3 days Tue 1 Dec, 16:00');

  // It was that of Tuesday: none is missed, and the next Tuesday keeps its own.
  await anna.opens('Plan');
  await anna.sees('Tue 17 Nov 16:00 5 mg Taken 60 clicks, Pen A Sat 28 Nov 10:00 5 mg Taken');
  await anna.sees('Tue 1 Dec 16:00 5 mg 60 clicks, Pen A Skip Tue 8 Dec 16:00');
  await anna.doesNotSee('Missed', 'Late');
});

it('Friday to Monday', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '13 Nov' });
  await anna.hasPlan({ mg: 5, from: '13 Nov 09:00' });
  await anna.hasTaken(60, 'Pen A', '13 Nov 09:00', '20 Nov 09:00', '27 Nov 09:00');

  await anna.opens('Plan');
  await anna.presses('Change the day');
  await anna.sees('Currently planned: Friday 4 Dec, 09:00.');

  // Sunday is too near to yesterday's dose, and that is said.
  await anna.types('Day of the next dose', '2026-11-29');
  await anna.sees('Another dose is logged only 48 hours before or after this one.');
  await anna.sees('The leaflet says to leave at least 72 hours between doses.');

  // From Monday on it is near enough to the label's three days.
  await anna.types('Day of the next dose', '2026-11-30');
  await anna.sees('Your next dose: Monday 30 Nov, 09:00 (3 days after your last one).');
  await anna.doesNotSee('72 hours');
  await anna.presses('Save plan');
  await anna.sees('Plan saved.', 'Every Monday at 09:00', 'Fri 27 Nov 09:00 5 mg Taken');

  await anna.opens('Today');
  await anna.sees('Next dose in 2 days Mon 30 Nov, 09:00 5 mg');
});

it('eight weeks away', async () => {
  const anna = await meet();
  await anna.hasPen('Pen 2.5', { mg: 2.5, opened: '3 Oct' });
  await anna.hasPen('Pen 7.5', { mg: 7.5 });
  await anna.hasPlan(
    { mg: 2.5, from: '3 Oct 09:00', doses: 4 },
    { mg: 5, from: '31 Oct 09:00', doses: 4 },
    { mg: 7.5, from: '28 Nov 09:00' },
  );
  await anna.hasTaken(60, 'Pen 2.5', '3 Oct 09:00');

  const gap =
    'Last dose 56 days ago. 7 planned doses missed. After a gap like this, ask your prescriber which dose to take next.';
  await anna.opens('Today');
  await anna.sees('Due today 09:00 7.5 mg', gap);

  // One press is not enough: the three steps at once are said, and nothing is logged.
  await anna.presses('Log 60 clicks');
  await anna.sees(`Pain level Not logged ${gap}`);
  await anna.sees('This dose (7.5 mg) is more than the last one (2.5 mg).');
  await anna.presses('Cancel');
  await anna.opens('History');
  await anna.sees('Page 1 of 1 (1 total dose)');
});

it('a tablet beside the pen', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '7 Nov' });
  await anna.hasTaken(60, 'Pen A', '7 Nov 09:00', '14 Nov 09:00', '21 Nov 09:00');

  await anna.opens('History');
  await anna.presses('Log a dose without a pen');
  await anna.chooses('Medicine', 'Another medicine');
  await anna.types('Name of the medicine', 'Metformin');
  await anna.ticks('I take it by mouth');
  await anna.types('Dose amount', '100');
  await anna.presses('Log Dose');
  // It has no injection site: the next entry follows.
  await anna.sees('100.00 mg Sat, 28 Nov 2026, 10:00 Without a pack · Metformin 5.00 mg 60 clicks');

  // The pen of this day is due as before, and is logged with one press.
  await anna.opens('Today');
  await anna.sees('Due today 09:00 5 mg', '60 clicks from Pen A, 1 dose left');
  await anna.presses('Log 60 clicks');
  await anna.sees(
    'Logged: 5 mg, 60 clicks from Pen A',
    'Next dose in 7 days Sat 5 Dec, 10:00 5 mg',
  );
});

it('moved to Tokyo', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '6 Nov' });
  await anna.hasPlan({ mg: 5, from: '6 Nov 22:00' });
  await anna.hasTaken(60, 'Pen A', '6 Nov 22:00', '13 Nov 22:00', '20 Nov 22:00');

  // On Saturday evening in Tokyo the dose of London's Friday night is due since 12 hours.
  anna.isIn('Asia/Tokyo');
  await anna.opens('Today');
  await anna.sees(
    'You seem to be in Tokyo Keep London time, or switch? If you switch, a dose planned for 08:00 will be due at 08:00 in the new zone.',
  );
  await anna.sees('1 day late Fri 27 Nov, 22:00 (London) 5 mg');
  // The card says so; the figures below do not say it again.
  await anna.doesNotSee('late (usually');
  await anna.presses('Switch to Tokyo');
  await anna.sees('Time zone saved.', '1 day late Fri 27 Nov, 22:00 5 mg');

  // The dose keeps its hour on the clock at hand; what was taken is shown in that of Tokyo.
  await anna.opens('Plan');
  await anna.sees('Sat 14 Nov 07:00 5 mg Taken 60 clicks, Pen A Sat 21 Nov 07:00 5 mg Taken');
  await anna.sees('Fri 27 Nov 22:00 5 mg Due', 'Fri 4 Dec 22:00 5 mg');
  await anna.doesNotSee('Missed', 'Partly taken');
  await anna.opens('History');
  await anna.sees('5.00 mg 60 clicks Sat, 21 Nov 2026, 07:00 Pen A');
  await anna.sees('Page 1 of 1 (3 total doses)');
});
