import type { Dose } from '@dosewise/contract';
import { isolated } from '../../languages/formats/isolated.ts';
import { texts } from './texts.ts';

/** Somebody else who logged a record, at the end of its row. Replies that were kept before know of nobody. */
export function LoggedBy({ by }: { readonly by: Dose['loggedBy'] | undefined }) {
  if (!by) return null;
  return (
    <span className="block text-small text-quiet wrap-anywhere">
      {by.email === null ? texts.loggedByAnother : texts.loggedBy(isolated(by.email))}
    </span>
  );
}
