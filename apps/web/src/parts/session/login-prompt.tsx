import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { PenDrawing } from '../pens/drawing/pen-drawing.tsx';
import { partFills } from '../pens/drawing/pen-fill.ts';

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
