import { type ReactNode, useState } from 'react';
import { QueryProvider } from '../api/query-client.tsx';
import { useSecret } from '../navigation/fragment.ts';
import type { Path } from '../navigation/paths.ts';
import { Link } from '../navigation/router.tsx';
import { buttonClass } from '../ui/buttons/button.tsx';
import { DeadEnd } from '../ui/feedback/dead-end.tsx';
import { Card } from '../ui/layout/card.tsx';

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
