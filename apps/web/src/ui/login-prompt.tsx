import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoginPromptProps {
  readonly text: string;
  /** The link that leads to the login page. */
  readonly link: ReactNode;
}

/** What stands in place of a page that needs an account. */
export function LoginPrompt({ text, link }: LoginPromptProps) {
  return (
    <Card className="mx-auto w-full max-w-lg">
      <EmptyState title={text} action={link} />
    </Card>
  );
}
