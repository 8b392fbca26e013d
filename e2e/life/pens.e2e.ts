// Shows 2.71, 14.6, 15.1, 20.5, 74.1.
import { it } from 'vitest';
import { useToday } from './story.ts';

/** Stories about pens: what a dose takes from them, gives back and costs. Today is a Saturday. */

const { meet } = useToday('28 Nov 10:00');

it('two halves', async () => {
  const anna = await meet();
  await anna.hasPen('Pen A', { mg: 5, opened: '4 Nov', cost: 180 });
  await anna.hasPlan({ mg: 5, from: '4 Nov 09:00' });
  await anna.hasTaken(30, 'Pen A', '4 Nov 09:00', '7 Nov 21:00', '11 Nov 09:00', '14 Nov 21:00');
  await anna.hasTaken(30, 'Pen A', '18 Nov 09:00', '21 Nov 21:00', '25 Nov 09:00');

  await anna.opens('Plan');
  await anna.sees(
    'Wed 25 Nov 09:00 2.5 of 5 mg Partly taken 30 clicks, Pen A Wed 2 Dec 09:00 5 mg',
  );

  // The pen cost its list price, so half a dose saves nothing, neither alone nor with the other half.
  await anna.opens('Cost Savings');
  await anna.sees('Lifetime savings £0.00 7 doses, about the standard cost');

  await anna.opens('History');
  await anna.logs(30);
  await anna.sees('Dose logged successfully! 2.50 mg (30 clicks) from Pen A');

  // Both halves are the dose of Wednesday, and next Wednesday keeps its own.
  await anna.opens('Plan');
  await anna.sees('Wed 25 Nov 09:00 2.5 mg Taken 30 clicks, Pen A Sat 28 Nov 10:00 2.5 mg Taken');
  await anna.sees('Wed 2 Dec 09:00 5 mg You have no pen you can use for this dose');
  await anna.doesNotSee('Partly taken');

  await anna.opens('Cost Savings');
  await anna.sees('Lifetime savings £0.00 8 doses, about the standard cost');
});

it('half from the next pen', async () => {
  const anna = await meet();
  await anna.hasPen('Old pen', { mg: 5, opened: '31 Oct' });
  await anna.hasPen('New pen', { mg: 5 });
  await anna.hasPlan({ mg: 5, from: '7 Nov 09:00' });
  await anna.hasTaken(30, 'Old pen', '31 Oct 09:00');
  await anna.hasTaken(60, 'Old pen', '7 Nov 09:00', '14 Nov 09:00', '21 Nov 09:00');

  await anna.opens('Today');
  await anna.sees('Due today 09:00 5 mg', '30 clicks · Old pen and 30 clicks · New pen');
  await anna.presses('Log 30 clicks and 30 clicks');
  await anna.sees('Logged: 5 mg, 30 clicks and 30 clicks from Old pen and New pen');
  // Both parts are one dose: the day is done, and the last four weeks count it once.
  await anna.sees('Next dose in 7 days Sat 5 Dec, 09:00 5 mg', 'Doses last 28d 4 Expected ~4');

  await anna.opens('History');
  await anna.sees(
    '2.50 mg 30 clicks Sat, 28 Nov 2026, 10:00 New pen, 5 mg Part 2 of 2 of one dose',
  );
  await anna.sees(
    '2.50 mg 30 clicks Sat, 28 Nov 2026, 10:00 Old pen, 5 mg Part 1 of 2 of one dose',
  );

  // Each pen has lost its own part.
  await anna.opens('Pens');
  await anna.sees('In use New pen 5 mg 210 clicks left: 3 doses of 60');
  await anna.presses('Past (1)');
  await anna.sees('Old pen 5 mg Empty');
});

it('undo the first dose', async () => {
  const anna = await meet();
  await anna.hasPen('New pen', { mg: 5, expires: '31 Dec' });
  await anna.hasPlan({ mg: 5, from: '28 Nov 09:00' });

  await anna.opens('Today');
  await anna.presses('Log 60 clicks');
  await anna.sees('No dose of this medicine has been logged yet.');
  await anna.presses('Confirm');
  await anna.sees('Logged: 5 mg, 60 clicks from New pen', 'Next dose in 7 days Sat 5 Dec, 09:00');
  await anna.presses('Undo');
  await anna.sees('Due today 09:00 5 mg', '60 clicks from New pen, 4 doses left');

  // The pen is sealed again: no 30 days run, and it keeps until its printed date.
  await anna.opens('Pens');
  await anna.sees('No pen is in use.');
  await anna.sees('New pen 5 mg Planned from 28 Nov to 19 Dec · 4 doses Expires 31 Dec 2026 Open');
  await anna.doesNotSee('Started', 'then discard');
});
