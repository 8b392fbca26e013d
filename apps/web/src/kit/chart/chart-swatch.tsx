import { cx } from '../class-names.ts';
import { DASHES, LINE_CLASS, opacityOf } from './chart-look.ts';
import type { ChartEntry } from './chart-model.ts';

/** A sample of how something is drawn: its ink and its pattern. Stands beside its name. */
export function ChartSwatch({ of }: { of: ChartEntry }) {
  return (
    <svg
      width="28"
      height="12"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeOpacity={'shape' in of ? opacityOf(of) : undefined}
      aria-hidden="true"
      className={cx('shrink-0', 'tone' in of && LINE_CLASS[of.tone])}
    >
      {drawing(of)}
    </svg>
  );
}

function drawing(of: ChartEntry) {
  if ('at' in of) return <path d="M2 6H26" strokeDasharray={DASHES[of.stroke ?? 'dashed']} />;
  if ('isHeld' in of)
    return <rect x="2" y="1" width="24" height="10" rx="4" className="fill-accent-tint" />;
  if (!('shape' in of)) return <path d="M8 2v8M14 2v8M20 2v8" />;
  return (
    <>
      {of.shape === 'dots' ? null : (
        <path
          d="M2 6H26"
          strokeWidth={of.stroke === 'thin' ? 1 : 2}
          strokeDasharray={DASHES[of.stroke ?? 'solid']}
        />
      )}
      {of.shape === 'dots' || of.dots ? <path d="M14 6h0" strokeWidth="7" /> : null}
    </>
  );
}
