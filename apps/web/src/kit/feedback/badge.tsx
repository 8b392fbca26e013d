import { cx } from '../class-names.ts';

const LOOKS = {
  quiet: 'bg-sunken text-quiet',
  data: 'bg-data-tint text-data',
  good: 'bg-good-tint text-good',
  caution: 'bg-caution-tint text-caution',
  danger: 'bg-danger-tint text-danger',
} as const;

export type BadgeTone = keyof typeof LOOKS;

/** A state or a kind as a word; the colour says nothing that the word does not. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span
      className={cx(
        'inline-block rounded-full px-3 py-0.5 text-small font-semibold whitespace-nowrap numbers',
        LOOKS[tone],
      )}
    >
      {children}
    </span>
  );
}
