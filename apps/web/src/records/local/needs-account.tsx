import { CAN_HAVE_ACCOUNT } from '../../api/deployment-settings.ts';
import { REGISTER_PATH } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
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
