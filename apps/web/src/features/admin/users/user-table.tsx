import type { AdminUser } from '@dosewise/contract';
import { useState } from 'react';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { texts } from './texts.ts';
import { UserRow } from './user-row.tsx';

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
