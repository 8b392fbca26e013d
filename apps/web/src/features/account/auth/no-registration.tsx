import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from './texts.ts';

interface NoRegistrationProps {
  /** Else nobody may. */
  readonly isByInvitation: boolean;
  readonly onLogIn: () => void;
}

/** In place of the form where whoever is here may not create an account. */
export function NoRegistration({ isByInvitation, onLogIn }: NoRegistrationProps) {
  const words = isByInvitation ? texts.byInvitation : texts.closed;
  return (
    <EmptyState
      titleAs="h1"
      title={words.title}
      action={<Button onClick={onLogIn}>{texts.modes.register.other}</Button>}
    >
      {words.hint}
    </EmptyState>
  );
}
