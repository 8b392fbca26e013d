import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { PenDrawing } from '../pen/pen-drawing.tsx';
import { partFills } from '../pen/pen-fill.ts';
import { EmptyState } from './empty-state.tsx';

interface LoginPromptProps {
  readonly text: string;
  /** The link that leads to the login page. */
  readonly link: ReactNode;
}

/** Stands in place of a page that needs an account. */
export function LoginPrompt({ text, link }: LoginPromptProps) {
  return (
    <Card className="mx-auto w-full max-w-xl">
      <EmptyState
        picture={<PenDrawing parts={partFills(3, 4)} remainder={1} className="mb-6 max-w-sm" />}
        title={text}
        titleAs="h1"
        action={link}
      />
    </Card>
  );
}
