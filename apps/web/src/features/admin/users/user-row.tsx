import type { AdminUser } from '@dosewise/contract';
import { type ReactNode, useState } from 'react';
import { formatDay, formatDayAndTime } from '../../../format/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useReturningFocus } from '../../../ui/dialogs/returning-focus.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { texts } from './texts.ts';
import { TypeEditor } from './type-editor.tsx';

interface UserRowProps {
  readonly user: AdminUser;
  readonly ownEmail: string;
  /** Saving failed. */
  readonly onFailure: (sentence: string) => void;
}

/** An account: a row of the table, on a phone a card. */
export function UserRow({ user, ownEmail, onFailure }: UserRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const { email, userType, country, currency, createdAt, lastLogin } = user;
  const action = useReturningFocus<HTMLTableCellElement>(isEdited);
  return (
    <>
      <tr className="border-t border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:py-4 sm:max-lg:grid-cols-3 lg:h-13">
        <th
          scope="row"
          className="text-left font-semibold wrap-anywhere max-lg:col-span-full lg:pr-3"
        >
          {email}
          {email === ownEmail ? <span className="font-normal text-quiet">{texts.you}</span> : null}
        </th>
        <Cell label={texts.type}>
          <Badge tone={userType === 'admin' ? 'accent' : 'quiet'}>{texts.types[userType]}</Badge>
        </Cell>
        <Cell label={texts.country}>{country}</Cell>
        <Cell label={texts.currency}>{currency}</Cell>
        <Cell label={texts.joined}>
          <Instant at={createdAt} />
        </Cell>
        <Cell label={texts.lastLogin}>
          {lastLogin === null ? texts.never : <Instant at={lastLogin} />}
        </Cell>
        <td ref={action} className="max-lg:self-center">
          {isEdited ? null : (
            <Button
              kind="quiet"
              aria-label={texts.changeTypeOf(email)}
              className="-mx-3 min-h-11 px-3 lg:whitespace-nowrap"
              onClick={() => setIsEdited(true)}
            >
              {texts.changeType}
            </Button>
          )}
          {user.secondFactor && email !== ownEmail ? <RemoveFactor user={user} /> : null}
        </td>
      </tr>
      {isEdited ? (
        <tr className="max-lg:block">
          <td colSpan={7} className="pb-4 max-lg:block">
            <TypeEditor
              user={user}
              ownEmail={ownEmail}
              onFailure={onFailure}
              onClose={() => setIsEdited(false)}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** A cell; where the table is a pile of cards, it brings its header along. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="lg:pr-3">
      <span className="block text-small text-quiet lg:hidden">{label}</span>
      <span className="wrap-anywhere">{children}</span>
    </td>
  );
}

function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDayAndTime(at)} className="lg:whitespace-nowrap">
      {formatDay(at)}
    </time>
  );
}
