import { useId } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string | Elements;
  readonly disabled?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  /** Each as wide as its label, for several short ones on a phone. */
  readonly isTight?: boolean;
  /** Keeps the legend for readers only. */
  readonly hideLegend?: boolean;
  readonly disabled?: boolean;
  /** The reason why a segment is disabled. */
  readonly hint?: string | undefined;
}

/** One of a few, all of them visible: a group of radio buttons. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  segments,
  onChange,
  isTight = false,
  hideLegend = false,
  disabled = false,
  hint,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className="min-w-0"
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
    >
      {/* Floating, for WebKit at first leaves room for a legend twice: what is below would jump. */}
      <legend className={hideLegend ? 'sr-only' : 'float-left mb-2 w-full font-semibold'}>
        {legend}
      </legend>
      <div
        className={cx(
          'clear-both',
          isTight ? 'gap-0.5 sm:gap-1' : 'gap-1',
          'flex flex-wrap rounded-control bg-sunken p-1 ring-1 ring-line ring-inset',
        )}
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={cx(
              'relative isolate flex min-h-11 items-center justify-center gap-2 rounded-[0.55rem]',
              // Room for a thumb, and more where large text needs it: then they stand in two lines.
              isTight
                ? 'min-w-max flex-auto px-0.5 whitespace-nowrap lg:px-3'
                : 'flex-[1_1_2.75rem] px-2 sm:px-3',
              // Two by two where a line has no room for four: none stands alone.
              isTight && segments.length === 4 && 'basis-[clamp(0%,(17rem-100%)*999,48%)]',
              'text-center text-small font-semibold text-quiet transition-colors hover:text-ink',
              'has-checked:bg-surface has-checked:text-data has-checked:shadow-card',
              'has-checked:ring-1 has-checked:ring-edge',
              'has-disabled:cursor-default has-disabled:opacity-55 has-disabled:hover:text-quiet',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
              className="absolute inset-0 layer-raised size-full cursor-pointer opacity-0 disabled:cursor-default"
            />
            {typeof segment.label === 'string' ? (
              <span className="min-w-10">{segment.label}</span>
            ) : (
              segment.label
            )}
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={`${name}-hint`} className="mt-1 text-small text-quiet">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
