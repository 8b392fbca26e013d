import type { UserProfile } from '@dosewise/contract';
import { formatDay, formatDayAndTime } from '../../format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Who is logged in. */
export function AccountCard({ profile }: { profile: UserProfile }) {
  const facts = [
    ['Email', profile.email],
    ['Account type', profile.userType === 'admin' ? 'Admin' : 'User'],
    ['Member since', formatDay(profile.createdAt)],
    ['Last login', profile.lastLogin === null ? 'Never' : formatDayAndTime(profile.lastLogin)],
  ] as const;
  return (
    <Card title="Account">
      <dl className="-my-3 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold wrap-anywhere numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
