import { PATHS } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Link } from '../navigation/link.tsx';
import { texts } from './texts.ts';

/** In place of a form about passwords, where the deployment takes none. */
export function NoPasswords() {
  return (
    <EmptyState
      titleAs="h1"
      title={texts.noPasswords}
      action={
        <Link to={PATHS.login} className={buttonClass('primary')}>
          {texts.logIn}
        </Link>
      }
    >
      {texts.noPasswordsHint}
    </EmptyState>
  );
}
