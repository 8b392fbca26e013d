import { Component, type ReactNode } from 'react';
import { PATHS } from '../lib/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface ErrorBoundaryProps {
  /** A change of it, such as of the address, gives the page another chance. */
  readonly resetKey: string;
  /** What stands in place of what failed; a notice with the way home without it. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws, so that the way home always stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) {
      this.setState({ failed: false });
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <Card className="mx-auto w-full max-w-lg">
        <div role="alert">
          <EmptyState
            title="This page has stumbled"
            titleAs="h1"
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={() => window.location.reload()}>Reload</Button>
                {/* A plain link: it starts afresh, whatever is broken. */}
                <a href={PATHS.home} className={buttonClass('secondary')}>
                  Home
                </a>
              </div>
            }
          >
            Something went wrong on our side, or the connection broke off. What you have saved is
            safe.
          </EmptyState>
        </div>
      </Card>
    );
  }
}
