import { type AdminUser, takeOffTotp } from '@dosewise/contract';
import { type ReactNode, useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { orAlreadyGone } from '../../../data/calls/api-error.ts';
import { useSendsMail } from '../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { useReturningFocus } from '../../../kit/dialogs/returning-focus.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { SaveFailure } from '../../../kit/feedback/save-failure.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { formatDay, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { ResetLink } from './reset-link.tsx';
import { texts } from './texts.ts';
import { TypeEditor } from './type-editor.tsx';

const HEADERS = [
  texts.email,
  texts.type,
  texts.country,
  texts.currency,
  texts.joined,
  texts.lastLogin,
];

interface UserTableProps {
  readonly users: readonly AdminUser[];
  readonly ownEmail: string;
  /** While what is shown belongs to the search before. */
  readonly isOutdated: boolean;
}

/** The accounts. A failure to change one takes the table's place until Back is pressed. */
export function UserTable({ users, ownEmail, isOutdated }: UserTableProps) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <SaveFailure failure={failure} onBack={() => setFailure(null)}>
      <table aria-busy={isOutdated || undefined} className="w-full max-lg:block">
        <caption className="sr-only">{texts.table}</caption>
        <thead className="max-lg:sr-only">
          <tr>
            {HEADERS.map((header) => (
              <th
                key={header}
                scope="col"
                className="py-2 pr-3 text-left text-small font-normal whitespace-nowrap text-quiet"
              >
                {header}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {users.map((user) => (
            <UserRow key={user._id} user={user} ownEmail={ownEmail} onFailure={setFailure} />
          ))}
        </tbody>
      </table>
    </SaveFailure>
  );
}

interface UserRowProps {
  readonly user: AdminUser;
  readonly ownEmail: string;
  /** Saving failed. */
  readonly onFailure: (sentence: string) => void;
}

/** An account: a row of the table, on a phone a card. */
function UserRow({ user, ownEmail, onFailure }: UserRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const { email, userType, country, currency, createdAt, lastLogin } = user;
  const action = useReturningFocus<HTMLTableCellElement>(isEdited);
  return (
    <>
      <tr className="border-t border-line max-lg:grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] max-lg:gap-x-4 max-lg:gap-y-2 max-lg:py-4 sm:max-lg:grid-cols-3 lg:h-13">
        <th
          scope="row"
          className="text-left font-semibold wrap-anywhere max-lg:col-span-full lg:pr-3"
        >
          <span>{email}</span>
          {email === ownEmail ? <span className="font-normal text-quiet">{texts.you}</span> : null}
        </th>
        <Cell label={texts.type}>
          <Badge tone={userType === 'admin' ? 'data' : 'quiet'}>{texts.types[userType]}</Badge>
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
          <div className="-mx-3 flex flex-wrap gap-x-1">
            {isEdited ? null : (
              <Button
                kind="quiet"
                aria-label={texts.changeTypeOf(email)}
                className="min-h-11 px-3 lg:whitespace-nowrap"
                onClick={() => setIsEdited(true)}
              >
                {texts.changeType}
              </Button>
            )}
            {user.secondFactor && email !== ownEmail ? <RemoveFactor user={user} /> : null}
            {email === ownEmail ? null : <ResetLink user={user} />}
          </div>
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

/** Takes the second factor off someone who lost it, after a question. */
function RemoveFactor({ user: { _id: id, email } }: { user: AdminUser }) {
  const confirmDelete = useConfirmDelete();
  const sendsMail = useSendsMail();
  const askRemove = () =>
    confirmDelete({
      title: texts.removeFactorTitle,
      question: texts.removeFactorQuestion(email, sendsMail),
      confirmLabel: texts.confirmRemoveFactor,
      onDelete: async () => {
        await orAlreadyGone(call(takeOffTotp, { params: { id } }));
        showToast({ tone: 'good', message: texts.factorRemoved(email) });
      },
      failed: texts.removeFactorFailed,
    });
  return (
    <Button
      kind="quiet"
      aria-label={texts.removeFactorOf(email)}
      className="min-h-11 px-3"
      onClick={askRemove}
    >
      {texts.removeFactor}
    </Button>
  );
}
