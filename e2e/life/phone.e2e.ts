// Shows 22.1.
import { it } from 'vitest';
import { useToday } from './story.ts';

/** A story about a phone without a network. Today is a Saturday. */

const { meet } = useToday('28 Nov 10:00');

it('the phone was off for a week', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '7 Nov' });
  await anna.hasPlan({ mg: 5, from: '7 Nov 09:00' });
  await anna.hasTaken(60, 'Pen A', '7 Nov 09:00', '14 Nov 09:00');

  // In a cabin without a network she logs last Saturday's dose with its day, then this one's.
  await anna.opens('History');
  await anna.goesOffline();
  await anna.logs(60, '21 Nov 09:30');
  await anna.sees(
    'Saved on this device: 5.00 mg (60 clicks)',
    'Sat, 21 Nov 2026, 09:30 Pen A, 5 mg Not sent yet',
  );
  await anna.logs(60, '28 Nov 09:30');
  await anna.sees('Sat, 28 Nov 2026, 09:30 Pen A, 5 mg Not sent yet');

  await anna.goesOnlineAndLosesTheFirstAnswers();
  await anna.sees('Page 1 of 1 (4 total doses)');
  await anna.opens('Plan');
  await anna.sees(
    'Sat 21 Nov 09:30 5 mg Taken 60 clicks, Pen A Sat 28 Nov 09:30 5 mg Taken 60 clicks',
  );
  await anna.sees('Sat 5 Dec 09:00 5 mg You have no pen you can use for this dose');
  await anna.doesNotSee('Missed', 'Late');
  await anna.opens('Pens');
  await anna.presses('Past (1)');
  await anna.sees('Pen A 5 mg Empty');
});
