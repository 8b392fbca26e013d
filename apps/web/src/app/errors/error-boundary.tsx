import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface ErrorBoundaryProps {
  /** A change of it, such as of the address, gives the page another chance. */
  readonly resetKey?: string;
  /** Stands in place of what failed; without it a notice with the way home does. */
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
    return <PageError onRetry={() => window.location.reload()} />;
  }
}
