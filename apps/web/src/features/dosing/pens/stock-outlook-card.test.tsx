// Shows 15.10, 47.1.
import type { Ahead, PlansReply } from '@dosewise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OutlookCard } from './stock-outlook-card.tsx';

const lasting = { runsOutOn: '2027-01-20', dosesLeft: 7, doses: [{}] };
const outlookOf = (...ahead: readonly (typeof lasting & { readonly medicine: string })[]) =>
  ({
    plans: ahead.map(({ medicine }) => ({ plan: { medicine } })) as unknown as PlansReply['plans'],
    ahead: { plans: ahead, pens: [] } as unknown as Ahead,
    today: '2026-11-30',
    namesMedicine: false,
    thingOf: (medicine: string | null) => (medicine === 'orforglipron' ? 'pack' : 'pen'),
  }) as const;
const outlook = outlookOf({ medicine: 'tirzepatide', ...lasting });
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ');

const shown = (days: { daysBefore: number | null; isFixed: boolean }) =>
  wordsOf(renderToStaticMarkup(<OutlookCard {...outlook} {...days} />));

describe('the last day to order', () => {
  it('is said with an account, as its reminder sets it', () => {
    const words = shown({ daysBefore: 21, isFixed: false });
    expect(words).toMatch(/Runs out on 20 Jan( 2027)?\. Order by 30 Dec/);
    expect(words).toContain('21 days earlier, as set in your reminder ‘Before your pens run out’.');
    expect(words).toContain('Change in Settings');
  });

  it('is said without an account, and that only an account can change it', () => {
    const words = shown({ daysBefore: 14, isFixed: true });
    expect(words).toMatch(/Runs out on 20 Jan( 2027)?\. Order by 6 Jan/);
    expect(words).toContain('14 days earlier. With an account you can change that.');
    expect(words).not.toContain('Change in Settings');
  });

  it('is over where that day has passed', () => {
    const late = { ...outlook, today: '2026-12-31' };
    const days = { daysBefore: 21, isFixed: false };
    expect(wordsOf(renderToStaticMarkup(<OutlookCard {...late} {...days} />))).toMatch(
      /Runs out on 20 Jan( 2027)?\. Order now\./,
    );
    expect(
      wordsOf(renderToStaticMarkup(<OutlookCard {...late} today="2026-12-30" {...days} />)),
    ).toContain('Order by 30 Dec');
  });

  it('is left out while the reminders are loading', () => {
    const words = shown({ daysBefore: null, isFixed: false });
    expect(words).toMatch(/Runs out on 20 Jan/);
    expect(words).not.toContain('Order by');
  });
});

it('says of each medicine with a plan how long its pens or packs last', () => {
  const two = outlookOf(
    { medicine: 'tirzepatide', ...lasting },
    { medicine: 'orforglipron', runsOutOn: '2026-12-24', dosesLeft: 20, doses: [{}] },
  );
  const words = wordsOf(
    renderToStaticMarkup(<OutlookCard {...two} daysBefore={14} isFixed={false} />),
  );
  expect(words).toMatch(/Tirzepatide: Runs out on 20 Jan/);
  expect(words).toContain('The pens cover 7 planned doses until then.');
  expect(words).toMatch(/Orforglipron: Runs out on 24 Dec\. Order by 10 Dec\./);
  expect(words).toContain('The packs cover 20 planned doses until then.');
  expect(words.match(/14 days earlier/g)).toHaveLength(1);
});
