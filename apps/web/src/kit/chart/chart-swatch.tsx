import { cx } from '../class-names.ts';
import { AREA_OPACITY, DASHES, FILL_CLASS, LINE_CLASS, opacityOf, widthOf } from './chart-look.ts';
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
    return <rect x="2" y="1" width="24" height="10" rx="4" className="fill-data-tint" />;
  if ('isRead' in of) {
    return (
      <rect
        x="2"
        y="1"
        width="24"
        height="10"
        stroke="none"
        fillOpacity={2 * AREA_OPACITY}
        className={FILL_CLASS[of.tone]}
      />
    );
  }
  if (!('shape' in of)) return <path d="M8 2v8M14 2v8M20 2v8" />;
  return (
    <>
      {of.shape === 'dots' ? null : (
        <path
          d="M2 6H26"
          strokeWidth={widthOf(of)}
          strokeDasharray={DASHES[of.stroke ?? 'solid']}
        />
      )}
      {of.shape === 'dots' || of.dots ? <path d="M14 6h0" strokeWidth="7" /> : null}
    </>
  );
}
