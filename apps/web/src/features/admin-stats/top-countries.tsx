import type { SystemStats } from '@dosewise/contract';
import { formatCount } from '../../format/numbers.ts';
import { Card } from '../../ui/layout/card.tsx';
import { barPercent } from './stats-words.ts';

/** Where most users are. The numbers say it, the bars only show it. */
export function TopCountries({ countries }: { countries: SystemStats['topCountries'] }) {
  const most = Math.max(0, ...countries.map(({ count }) => count));
  return (
    <Card title="Top countries">
      {countries.length === 0 ? (
        <p className="text-quiet">No users yet.</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {countries.map(({ country, count }) => (
            <li key={country} className="flex flex-col gap-1.5">
              <span className="flex justify-between gap-4">
                <span className="wrap-anywhere">{country}</span>
                <span className="shrink-0 font-semibold numbers">
                  {count === 1 ? '1 user' : `${formatCount(count)} users`}
                </span>
              </span>
              <span aria-hidden="true" className="block h-2 rounded-full bg-sunken">
                <span
                  className="block h-full min-w-1 rounded-full bg-accent"
                  style={{ width: `${barPercent(count, most)}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
