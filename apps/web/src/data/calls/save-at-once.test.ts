import { describe, expect, it } from 'vitest';
import { applyPatch, reversePatch } from './save-at-once.ts';

interface Shown {
  readonly name: string;
  readonly dose: { readonly on: boolean; readonly minutes: number };
  readonly weighIn: { readonly days: readonly number[]; readonly time: string };
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

const SHOWN: Shown = {
  name: 'a',
  dose: { on: false, minutes: 15 },
  weighIn: { days: [1], time: '08:00' },
  quiet: null,
};

describe('a patch', () => {
  it('leaves alone what it does not name', () => {
    expect(applyPatch<Shown>(SHOWN, { dose: { on: true } })).toEqual({
      ...SHOWN,
      dose: { on: true, minutes: 15 },
    });
    expect(applyPatch<Shown>(SHOWN, { weighIn: { days: [2, 4] } }).weighIn).toEqual({
      days: [2, 4],
      time: '08:00',
    });
  });

  it('puts an object where there was none, and takes it away', () => {
    const on = applyPatch<Shown>(SHOWN, { quiet: { from: '22:00', to: '07:00' } });
    expect(on.quiet).toEqual({ from: '22:00', to: '07:00' });
    expect(applyPatch<Shown>(on, { quiet: null }).quiet).toBeNull();
  });

  it.each([
    [{ name: 'b' }, { name: 'a' }],
    [{ dose: { on: true } }, { dose: { on: false } }],
    [{ quiet: { from: '22:00', to: '07:00' } }, { quiet: null }],
    [{ weighIn: { days: [2, 4] } }, { weighIn: { days: [1] } }],
  ])('%j is taken back by %j', (patch, back) => {
    expect(reversePatch<Shown>(SHOWN, patch)).toEqual(back);
    expect(applyPatch<Shown>(applyPatch<Shown>(SHOWN, patch), back)).toEqual(SHOWN);
  });

  it('is taken back without what another tab changed meanwhile', () => {
    const back = reversePatch<Shown>(SHOWN, { dose: { on: true } });
    const elsewhere = { ...SHOWN, dose: { on: true, minutes: 60 } };
    expect(applyPatch<Shown>(elsewhere, back).dose).toEqual({ on: false, minutes: 60 });
  });
});
