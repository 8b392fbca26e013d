// Shows 47.30.
import type { Ahead, SavedPlan } from '@dosewise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OutlookCard } from './stock-outlook-card.tsx';

const outlook = {
  plan: { medicine: 'mounjaro' } as unknown as SavedPlan,
  ahead: { runsOutOn: '2027-01-20', dosesLeft: 7, doses: [{}], pens: [] } as unknown as Ahead,
  namesMedicine: false,
  thing: 'pen',
} as const;

const shown = (days: { daysBefore: number | null; isFixed: boolean }) =>
  renderToStaticMarkup(<OutlookCard {...outlook} {...days} />).replace(/<[^>]+>/g, ' ');

describe('the last day to order', () => {
  it('is said with an account, as its reminder sets it', () => {
    const words = shown({ daysBefore: 21, isFixed: false });
    expect(words).toMatch(/Runs out on 20 Jan( 2027)?\. Order by 30 Dec/);
    expect(words).toContain('21 days earlier, as set in your stock reminder.');
    expect(words).toContain('Change in Settings');
  });

  it('is said without an account, and that only an account can change it', () => {
    const words = shown({ daysBefore: 14, isFixed: true });
    expect(words).toMatch(/Runs out on 20 Jan( 2027)?\. Order by 6 Jan/);
    expect(words).toContain('14 days earlier. With an account you can change that.');
    expect(words).not.toContain('Change in Settings');
  });

  it('is left out while the reminders are loading', () => {
    const words = shown({ daysBefore: null, isFixed: false });
    expect(words).toMatch(/Runs out on 20 Jan/);
    expect(words).not.toContain('Order by');
  });
});
