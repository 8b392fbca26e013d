import type { UserProfile } from '@dosewise/contract';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { texts } from './texts.ts';

/** The account itself, and its end. */
export function AccountCards({ profile }: { profile: UserProfile }) {
  return (
    <>
      <AccountCard profile={profile} />
      <DeleteAccountCard email={profile.email} />
    </>
  );
}

/** The person who is logged in. */
function AccountCard({ profile }: { profile: UserProfile }) {
  const facts = [
    [texts.email, profile.email],
    [texts.accountType, texts.types[profile.userType]],
    [texts.memberSince, formatDay(profile.createdAt)],
    [
      texts.lastLogin,
      profile.lastLogin === null ? texts.never : formatDayAndTime(profile.lastLogin),
    ],
  ] as const;
  return (
    <Card title={texts.account}>
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
