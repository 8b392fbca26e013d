import { CAN_HAVE_ACCOUNT } from '../../data/deployment-settings/deployment-settings.ts';
import { REGISTER_PATH } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Link } from '../navigation/link.tsx';
import { texts } from './texts.ts';

interface NeedsAccountProps {
  readonly what: keyof typeof texts.needsServer;
  readonly title?: string;
}

/** In the place of what only a server can do: why not, and the way to it. */
export function NeedsAccount({ what, title }: NeedsAccountProps) {
  return (
    <Card {...(title === undefined ? {} : { title })}>
      <p className="max-w-prose">{texts.needsServer[what]}</p>
      {CAN_HAVE_ACCOUNT ? (
        <Link to={REGISTER_PATH} className={buttonClass('secondary', 'mt-4')}>
          {texts.createAccount}
        </Link>
      ) : null}
    </Card>
  );
}
