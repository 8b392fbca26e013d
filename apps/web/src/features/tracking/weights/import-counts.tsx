import { formatCount } from '../../../format/numbers.ts';

/** Where every row of a file went, in figures. */
export function ImportCounts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {counts.map(([name, count]) => (
        <div key={name} className="rounded-control bg-sunken px-3 py-2">
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="text-lead font-semibold numbers">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
