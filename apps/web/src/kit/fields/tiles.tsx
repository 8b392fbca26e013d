import { type ReactNode, useId } from 'react';
import { translateOf } from '../amount.tsx';
import { cx } from '../class-names.ts';
import { FieldError } from './field.tsx';

interface Tile<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second line. */
  readonly note?: string;
}

interface TilesProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** Empty while none is chosen. */
  readonly value: Value | '';
  readonly tiles: readonly Tile<Value>[];
  readonly onChange: (value: Value) => void;
  /** Lays the tiles out; side by side, as many as there is room for, without it. */
  readonly className?: string;
}

/** One of several, all of them visible, none chosen to begin with: large radio buttons. */
export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { legend, hint, error, value, tiles, onChange, className = 'flex flex-wrap gap-2' } = props;
  const id = useId();
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-2 outline-none"
    >
      <p id={id} className="font-semibold">
        {legend}
      </p>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <div className={className}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={cx(
              'relative isolate flex min-h-12 flex-col justify-center rounded-control bg-surface px-4 py-2 ring-1 ring-edge ring-inset transition-colors hover:bg-accent-tint',
              'has-checked:bg-data-tint has-checked:text-data has-checked:ring-3 has-checked:ring-data',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              error && 'ring-danger',
            )}
          >
            <input
              type="radio"
              name={id}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
              className="absolute inset-0 layer-raised size-full cursor-pointer opacity-0"
            />
            <span translate={translateOf(tile.label)} className="font-semibold numbers">
              {tile.label}
            </span>
            {tile.note === undefined ? null : (
              <span translate={translateOf(tile.note)} className="text-small text-quiet numbers">
                {tile.note}
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
