import { type ReactNode, useState } from 'react';
import { useSecret } from '../../data/navigation/fragment.ts';
import type { Path } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { DeadEnd } from '../../kit/feedback/dead-end.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { QueryProvider } from '../loading/query-provider.tsx';
import { Link } from '../navigation/link.tsx';

interface MailedLinkProps {
  readonly path: Path;
  readonly title: string;
  /** The words for a link that no longer works, and the page where there is another one. */
  readonly dead: {
    readonly title: string;
    readonly hint: string;
    readonly to: Path;
    readonly action: string;
  };
  /** The form of what the link is for. It calls `onDead` once the server knows the link no more. */
  readonly children: (token: string, onDead: () => void) => ReactNode;
}

/** The page of a link that was mailed, with its token behind the `#`. Works without a login. */
export function MailedLink({ path, title, dead, children }: MailedLinkProps) {
  const token = useSecret('token', path);
  const [deadToken, setDead] = useState<string | null>(null);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{title}</title>
      {!token || token === deadToken ? (
        <DeadEnd
          title={dead.title}
          action={
            <Link to={dead.to} className={buttonClass('primary')}>
              {dead.action}
            </Link>
          }
        >
          {dead.hint}
        </DeadEnd>
      ) : (
        <QueryProvider key={token}>{children(token, () => setDead(token))}</QueryProvider>
      )}
    </Card>
  );
}
