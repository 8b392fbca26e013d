import type { SystemStats } from '@dosewise/contract';
import { Card } from '../../../ui/layout/card.tsx';
import { barPercent } from './stats-words.ts';
import { texts } from './texts.ts';

/** Where most users are. The numbers say it, the bars only show it. */
export function TopCountries({ countries }: { countries: SystemStats['topCountries'] }) {
  const most = Math.max(0, ...countries.map(({ count }) => count));
  return (
    <Card title={texts.topCountries}>
      {countries.length === 0 ? (
        <p className="text-quiet">{texts.noUsers}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {countries.map(({ country, count }) => (
            <li key={country} className="flex flex-col gap-1.5">
              <span className="flex justify-between gap-4">
                <span className="wrap-anywhere">{country}</span>
                <span className="shrink-0 font-semibold numbers">{texts.users(count)}</span>
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
