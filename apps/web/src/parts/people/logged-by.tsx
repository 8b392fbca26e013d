import type { Dose } from '@dosewise/contract';
import { useQuery } from '../../data/calls/use-query.ts';
import { peopleQuery } from '../../data/people/people-query.ts';
import { personAmong } from '../../data/people/person-name.ts';
import { useIsOwn } from '../../data/session/session.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { texts } from './texts.ts';

/** Someone else who logged a record, at the end of its row. Replies that were kept before know of no one. */
export function LoggedBy({ by }: { readonly by: Dose['loggedBy'] | undefined }) {
  const isOwn = useIsOwn();
  if (!by) return null;
  if (by.email === null) return <Line>{texts.loggedByAnother}</Line>;
  if (!isOwn) return <Line>{texts.loggedBy(isolated(by.email))}</Line>;
  return <ByCarer email={by.email} />;
}

function Line({ children }: { readonly children: string }) {
  return <span className="block text-small text-quiet wrap-anywhere">{children}</span>;
}

/** Names change seldom: the rows of a list ask for them once. */
const NAMES_MS = 60_000;

/** By the name of someone who has access; by the address while that is not known. */
function ByCarer({ email }: { readonly email: string }) {
  const { caredBy = [] } = useQuery({ ...peopleQuery, staleTime: NAMES_MS }).data ?? {};
  const carer = caredBy.find((one) => one.email === email) ?? { email };
  return <Line>{texts.loggedBy(personAmong(carer, caredBy))}</Line>;
}
