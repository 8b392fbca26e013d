import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
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
