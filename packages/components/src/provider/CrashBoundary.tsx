import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.js';
import { ThemeRoot } from '../ui/ThemeRoot/ThemeRoot.js';
import { describeError } from './describeError.js';

/** A component that failed while it rendered. */
export interface Crash {
  readonly error: unknown;
  /** Renders the components again. */
  readonly reset: () => void;
}

export interface CrashBoundaryProps {
  /** Shown instead of what failed. Defaults to a message with a retry button. */
  readonly fallback?: ReactNode | ((crash: Crash) => ReactNode);
  /** Called with each failure, for logs and metrics. */
  readonly onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Keeps a failure of our components from taking the host's tree with it. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  #reset = () => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    const { fallback, children } = this.props;
    if (!failed) return children;
    if (typeof fallback === 'function') return fallback({ ...failed, reset: this.#reset });
    if (fallback !== undefined) return fallback;
    return (
      <ThemeRoot>
        <ErrorPanel {...describeError(failed.error)} onRetry={this.#reset} />
      </ThemeRoot>
    );
  }
}
